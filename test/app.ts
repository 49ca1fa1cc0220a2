import { EventEmitter } from 'node:events'
import { createReaderPool } from '#research'
import type { CurrentUser, Role } from '#domain/accounts/account.ts'
import { pino } from 'pino'
import { hashPassword } from '../src/server/accounts/password-hash.ts'
import { openSession } from '../src/server/accounts/sessions.ts'
import { insertUser } from '../src/server/accounts/store.ts'
import type { Config } from '../src/server/config.ts'
import type { Context } from '../src/server/context.ts'
import { createHttpApp } from '../src/server/http/app.ts'
import { timeSortedKey } from '../src/server/ids.ts'
import { Stopping } from '../src/server/lookups/conduct.ts'
import { type Listening, listen } from '../src/server/listen.ts'
import { emptyTables, testDatabase } from './database.ts'
import { ScriptedResearch } from './scripted-research.ts'
import { Visitor } from './visitor.ts'

/** The password of every account that a test makes. */
export const testPassword = 'correct horse'

/** The time at which every test starts. */
const startOfTest = new Date('2026-11-21T09:00:00.000Z')

/** A clock that stands still until it is moved. */
class TestClock {
  #now = startOfTest.getTime()

  readonly now = (): Date => new Date(this.#now)

  /** Moves on by milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}

export interface TestApp {
  context: Context
  clock: TestClock
  research: ScriptedResearch
  /** Somebody without a session, from an address of documentation's own range unless another is given. */
  anonymous: (address?: string) => Visitor
  /** A new account with a session; its password is `testPassword`. */
  signedIn: (username?: string, address?: string) => Promise<SignedIn>
  /** The same with the account of an administrator. */
  administrator: (username?: string) => Promise<SignedIn>
  /** Emails written so far, oldest first. */
  mails: () => Promise<{ kind: string; to_email: string; subject: string; text: string; html: string; owner_id: string | null }[]>
  /** Serves on a free port of loopback, for a browser; gives the origin. */
  listen: () => Promise<string>
  /** Stops listening and ends the look-ups that still run. */
  stop: () => Promise<void>
}

export interface TestOptions {
  config?: Partial<Config>
  context?: Partial<Context>
  /** Folder of the built web; the real one unless given. */
  webFolder?: string
}

/** Somebody with an account and a session. */
export type SignedIn = Visitor & { user: CurrentUser }

/** Serves all apps of a test process: a process that reads takes seconds to start. Idle ones end by themselves and keep nobody waiting. */
const readers = createReaderPool()

/** The real server on real PostgreSQL with empty tables: captured mail, scripted research, a clock that stands still. */
export async function startTestApp(options: TestOptions = {}): Promise<TestApp> {
  const { db } = await testDatabase()
  await emptyTables(db)
  const clock = new TestClock()
  const research = new ScriptedResearch()
  const context: Context = {
    config: { ...testConfig, ...options.config },
    db,
    research,
    liveReading: false,
    readers,
    now: clock.now,
    ids: countingIds(clock.now),
    installationKey: 'key of a test installation',
    log: pino({ level: 'silent' }),
    runs: new Map(),
    signals: new EventEmitter(),
    ...options.context,
  }
  const app = createHttpApp(context, options.webFolder)
  const sender = (address: string) => (request: Request) =>
    Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: address } } }))
  const origin = context.config.publicUrl
  const signedIn = async (username: string, address: string, role: Role): Promise<SignedIn> => {
    const passwordHash = await testPasswordHash()
    const user = await insertUser(context, db, { username, email: `${username}@example.org`, passwordHash, role })
    const { token } = await openSession(context, db, user.id)
    return Object.assign(new Visitor(sender(address), origin, user, `${cookieName(context.config)}=${token}`), { user })
  }
  let listening: Listening | undefined
  return {
    context,
    clock,
    research,
    anonymous: (address = '203.0.113.1') => new Visitor(sender(address), origin),
    signedIn: (username = 'dana', address = '203.0.113.1') => signedIn(username, address, 'member'),
    administrator: (username = 'ada') => signedIn(username, '203.0.113.1', 'admin'),
    mails: () =>
      db.selectFrom('outbox').select(['kind', 'to_email', 'subject', 'text', 'html', 'owner_id']).orderBy('id').execute(),
    listen: async () => {
      listening = await listen(app, { port: 0, host: '127.0.0.1', stopDelay: 0 })
      return `http://127.0.0.1:${listening.port}`
    },
    stop: async () => {
      app.endStreams()
      await listening?.stop()
      const runs = [...context.runs.values()]
      for (const run of runs) run.stop(new Stopping())
      await Promise.all(runs.map((run) => run.ended))
    },
  }
}

/** The configuration of a test: everything optional off, anonymous look-ups on. */
const testConfig: Config = {
  mode: 'test',
  port: 0,
  host: '127.0.0.1',
  stopDelay: 0,
  publicUrl: 'http://localhost:3000',
  allowedHosts: [],
  trustedProxies: [],
  dataDir: 'data',
  databaseUrl: null,
  firstAccount: { username: 'admin', email: 'admin@example.org', password: null },
  model: null,
  search: null,
  mail: null,
  phaseOneCapacity: 0,
  offerDays: 30,
  anonymousLookup: true,
  emailField: true,
  allowPrivateNetwork: false,
  // A catalogue answer stays one; tests of its completion say 'on'.
  liveReading: 'ask',
  recheckAfterDays: 0,
  keptDays: { visits: 180, events: 365, mails: 365, lookups: 90, deletedProspects: 30, lostInterests: 0 },
  readers: { processes: 2, memory: 256 },
  requireSecondFactor: 'off',
  identityProvider: null,
  metricsToken: null,
  securityContact: null,
  remote: null,
  logLevel: 'silent',
}

/** Keys that are the same in every run: counted, not random. They sort by time, as the real ones do. */
function countingIds(now: () => Date): Context['ids'] {
  let counter = 0
  const bytes = (length: number) => {
    const made = Buffer.alloc(length)
    counter += 1
    made.writeUInt32BE(counter, length - 4)
    return made
  }
  return {
    row: () => timeSortedKey(now(), bytes(10)),
    secret: () => bytes(32).toString('base64url'),
    share: () => bytes(18).toString('base64url'),
  }
}

let hashed: Promise<string> | undefined
/** Hashing is dear on purpose; one hash serves all accounts of a test process. */
function testPasswordHash(): Promise<string> {
  hashed ??= hashPassword(testPassword)
  return hashed
}

function cookieName(config: Config): string {
  return config.publicUrl.startsWith('https:') ? '__Host-credscout_session' : 'credscout_session'
}
