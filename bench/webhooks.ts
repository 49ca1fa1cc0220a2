import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { Webhook } from 'standardwebhooks'
import * as z from 'zod/mini'
import { startPostgres } from '../scripts/postgres.mjs'
import { newProspect } from '../test/seeds.ts'
import { startServer } from './server-process.ts'

const events = 1_000
/** Arrivals at which the server is killed, and at which the receiver begins to answer 503. */
const kills = [100, 250, 550, 700, 850]
const downAt = 400
const numbered = z.object({ id: z.number() })
/** Milliseconds for everything together. */
const patience = 600_000

/**
 * A thousand events go to a receiver that verifies each with the library of Standard Webhooks, while the server process is killed
 * five times, each time between a delivery's arrival and its answer, and while the receiver is down for a time. On PostgreSQL.
 * What is next due after a failure or a kill is brought forward in the database instead of waited for; `webhooks.test.ts` has the
 * receiver down for an hour of the clock.
 * @throws Error when an event is missing, badly signed, out of order in its prospect, or somebody else's
 */
export async function benchWebhooks(print: (line: string) => void): Promise<void> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'credscout-bench-'))
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', ADMIN_PASSWORD: 'not used' }
  const start = () => startServer('src/server/main.ts', [], { ...environment, ALLOW_PRIVATE_NETWORK: 'on' })
  const receiver = new Receiver()
  const client = new Client({ connectionString: postgres.url })
  let server = await start()
  try {
    await client.connect()
    const call = (user: string, path: string, body: unknown) => post(server.port, user, path, body)
    for (const user of ['dana', 'lee']) await signIn(client, user)
    const webhook = await call('dana', '/api/webhooks', { url: await receiver.open() })
    receiver.secret = z.parse(z.object({ secret: z.string() }), webhook).secret
    const started = performance.now()
    const own: Record<string, number[]> = { dana: [], lee: [] }
    for (const [user, ids] of Object.entries(own)) {
      while (ids.length < 10) ids.push(z.parse(numbered, await call(user, '/api/searches', newProspect)).id)
    }
    /** Deletes and brings back everybody's prospects until there are events enough. A kill may cut an answer off: then again. */
    const write = async () => {
      for (let turn = 0; (await storedNumbers(client)).size < events; turn += 1) {
        const path = `/api/searches/${turn % 2 === 0 ? 'delete' : 'undelete'}`
        for (const [user, ids] of Object.entries(own)) {
          while ((await call(user, path, { ids })) === undefined) await setTimeout(100)
        }
      }
    }
    let killed = 0
    const disturb = async () => {
      for (const count of [...kills, downAt].toSorted((a, b) => a - b)) {
        await receiver.reached(count)
        if (count === downAt) await beDown(receiver, client)
        else {
          const gone = once(server.process, 'exit')
          server.process.kill('SIGKILL')
          if ((await gone)[1] === 'SIGKILL') killed += 1
          await bringForward(client, 'sending')
          server = await start()
        }
      }
      await receiver.reached(events)
    }
    // What has not arrived by then is lost.
    await Promise.race([Promise.all([write(), disturb()]), setTimeout(patience, undefined, { ref: false })])
    const numbers = await storedNumbers(client)
    const disordered = outOfOrder(receiver.arrivals, numbers)
    const foreign = receiver.arrivals.filter(({ searchId }) => !own['dana']?.includes(searchId)).length
    print(`distinct events arrived: ${receiver.distinct.size} of ${numbers.size}`)
    print(`refused signatures: ${receiver.refused}, out of order per prospect: ${disordered}, foreign: ${foreign}`)
    const seconds = Math.round((performance.now() - started) / 1_000)
    print(`deliveries sent: ${receiver.sent}, answered 503: ${receiver.turnedAway}, kills: ${killed}, seconds: ${seconds}`)
    const isWhole = receiver.distinct.size === events && numbers.size === events && killed === kills.length
    if (!isWhole || receiver.refused + disordered + foreign > 0) throw new Error('A promise about webhooks was broken.')
  } finally {
    server.process.kill('SIGKILL')
    receiver.close()
    await client.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signIn(client: Client, user: string): Promise<void> {
  await client.query(`insert into users values ($1, $1, $1, $1 || '@example.org', $1 || '@example.org', '', now())`, [user])
  const hash = createHash('sha256').update(`token-of-${user}`).digest('hex')
  const columns = 'token_hash, user_id, created_at, seen_at, expires_at'
  await client.query(`insert into sessions (${columns}) values ($1, $2, now(), now(), now() + interval '1 day')`, [hash, user])
}

/** @returns undefined when the server was killed before its answer @throws Error when it refuses */
async function post(port: number, user: string, path: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json', cookie: `credscout_session=token-of-${user}` }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, request).catch(() => undefined)
  if (answer?.ok === false) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer?.json().catch(() => undefined)
}

/** The place in the order of what happened of each delivery that is stored, by its id. */
async function storedNumbers(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; number: string }>('select id, number from webhook_deliveries')
  return new Map(rows.map(({ id, number }) => [id, Number(number)]))
}

/** Stands for the time that passes until failed ones are tried again, or until a killed process's claims end. */
async function bringForward(client: Client, status: 'waiting' | 'sending'): Promise<void> {
  await client.query('update webhook_deliveries set next_attempt_at = now() where status = $1', [status])
}

async function beDown(receiver: Receiver, client: Client): Promise<void> {
  receiver.isDown = true
  while (receiver.turnedAway < 40) {
    await bringForward(client, 'waiting')
    await setTimeout(1_000) // Until the answers are written down.
  }
  receiver.isDown = false
  await bringForward(client, 'waiting')
}

/** How often an event, or its repeat, arrived after a later one of the same prospect. */
function outOfOrder(arrivals: Receiver['arrivals'], numbers: ReadonlyMap<string, number>): number {
  const latest = new Map<number, number>()
  return arrivals.filter(({ id, searchId }) => {
    const [number, before] = [numbers.get(id) ?? 0, latest.get(searchId) ?? 0]
    latest.set(searchId, Math.max(before, number))
    return number < before
  }).length
}

/** Somebody's program. */
class Receiver {
  readonly arrivals: { id: string; searchId: number }[] = []
  readonly distinct = new Set<string>()
  secret = ''
  isDown = false
  sent = 0
  turnedAway = 0
  refused = 0
  #wanted = { count: Number.POSITIVE_INFINITY, tell: () => {} }
  readonly #server = createServer((request, response) => {
    // A killed server leaves a request half sent.
    const leave = () => response.destroy()
    this.#take(request).then((status) => response.writeHead(status).end(), leave)
  })

  /** @returns its address */
  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
  }

  /** Done when so many events have arrived, before the last of them is answered. */
  reached(count: number): Promise<void> {
    const { promise, resolve: tell } = Promise.withResolvers<void>()
    this.#wanted = { count, tell }
    if (this.distinct.size >= count) tell()
    return promise
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #take(request: IncomingMessage): Promise<number> {
    const body = await text(request)
    this.sent += 1
    const id = String(request.headers['webhook-id'])
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    try {
      new Webhook(this.secret).verify(body, headers)
    } catch {
      this.refused += 1
      return 401
    }
    if (this.isDown) {
      this.turnedAway += 1
      return 503
    }
    const { data } = z.parse(z.object({ data: z.object({ searchId: z.number() }) }), JSON.parse(body))
    this.arrivals.push({ id, searchId: data.searchId })
    this.distinct.add(id)
    if (this.distinct.size >= this.#wanted.count) this.#wanted.tell()
    await setImmediate()
    return 204
  }
}
