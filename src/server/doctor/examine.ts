import { existsSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tryModel } from '#research'
import { sql } from 'kysely'
import { ranMigrations } from '../backup/tables.ts'
import { type Config, readConfig } from '../config.ts'
import { checkContent } from '../content.ts'
import { openDatabase } from '../db/connect.ts'
import { loadMigrations } from '../db/load-migrations.ts'
import type { Statements } from '../db/transaction.ts'
import { askProvider, callbackAddress } from '../identities/provider.ts'
import { checkMailServer, refusalOf } from '../mail/mail-server.ts'
import { builtWeb } from '../pages/routes.ts'
import { loadDirectory } from '../research.ts'
import { examineExposure } from './examine-exposure.ts'
import { fail, type Finding, ok, warn } from './finding.ts'
import { reasonOf } from '../reason-of.ts'

const megabyte = 1_048_576
/** Free room under which the operator is warned, and under which the next saves may fail. */
const littleRoom = 1_024 * megabyte
const noRoom = 100 * megabyte
/** Seconds that clocks may differ. */
const clockTolerance = 5

/** Looks at everything an installation stands on, and changes nothing. */
export async function examine(env: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    return [fail('settings', `${reasonOf(error)} Nothing else was checked.`)]
  }
  return [
    ok('settings', 'All are valid.'),
    ...examineExposure(config),
    examineContent(),
    examinePages(),
    examineCatalogue(),
    examineDisk(config),
    ...(await examineDatabase(config)),
    await examineMail(config),
    await examineModel(config),
    await examineProvider(config),
  ]
}

function examineContent(): Finding {
  try {
    checkContent()
    return ok('content', 'Brand, prices and texts can be shown.')
  } catch (error) {
    return fail('content', reasonOf(error))
  }
}

function examinePages(): Finding {
  if (existsSync(join(builtWeb, 'web', 'index.html'))) return ok('pages', 'They are built.')
  return fail('pages', 'They are not built. Run npm start, which builds them.')
}

function examineCatalogue(): Finding {
  try {
    loadDirectory()
    return ok('catalogue', 'It can be read.')
  } catch (error) {
    return fail('catalogue', `It cannot be read: ${reasonOf(error)}`)
  }
}

function examineDisk({ dataDir }: Config): Finding {
  // The folder, or the nearest one above it that is there already.
  let folder = dataDir
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder)
  const { bavail, bsize } = statfsSync(folder)
  const room = bavail * bsize
  const sentence = `${Math.floor(room / megabyte)} MB are free for ${dataDir}.`
  if (room < noRoom) return fail('disk', `${sentence} Make room: saves are refused when it is full.`)
  if (room < littleRoom) return warn('disk', `${sentence} Make room soon.`)
  return ok('disk', sentence)
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres'))) {
    return [ok('database', `There is none in ${config.dataDir} yet; the first start makes it.`)]
  }
  try {
    const { db, description, close } = await openDatabase(config)
    try {
      const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
      return [
        ok('database', `${description} answers (version ${rows[0]?.server_version ?? 'unknown'}).`),
        await examineMigrations(db),
        await examineClock(db),
      ]
    } finally {
      await close()
    }
  } catch (error) {
    const sentence = reasonOf(error)
    // A server that runs is no illness: its own /readyz tells how its database is.
    if (sentence.startsWith('Another Credscout process')) {
      return [warn('database', `A running Credscout is using ${config.dataDir}. Check its /readyz, or stop it and try again.`)]
    }
    return [fail('database', sentence)]
  }
}

async function examineMigrations(db: Statements): Promise<Finding> {
  const migrations = await loadMigrations()
  const ran = await ranMigrations(db)
  const newer = ran.filter((name) => !(name in migrations))
  if (newer.length > 0) return fail('migrations', 'The database was written by a newer Credscout. Start that release.')
  const missing = Object.keys(migrations).length - ran.length
  if (missing === 0) return ok('migrations', 'The tables match this release.')
  return warn('migrations', `${missing} have not run yet; the next start runs them. Make a backup first.`)
}

async function examineClock(db: Statements): Promise<Finding> {
  const before = Date.now()
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  const middle = (before + Date.now()) / 2
  const apart = Math.abs((rows[0]?.now.getTime() ?? middle) - middle) / 1_000
  if (apart <= clockTolerance) return ok('clock', 'It agrees with the clock of the database.')
  return warn(
    'clock',
    `It is ${Math.round(apart)} seconds apart from the clock of the database. Sync both with the same time server.`,
  )
}

async function examineMail({ mail }: Config): Promise<Finding> {
  if (mail === null)
    return warn('mail', 'There is no mail server: emails wait in the outbox. Set SMTP_URL and MAIL_FROM to send them.')
  try {
    await checkMailServer(mail)
    return ok('mail', 'The mail server answers.')
  } catch (error) {
    return fail('mail', `${refusalOf(error).sentence} Check SMTP_URL.`)
  }
}

async function examineModel({ model }: Config): Promise<Finding> {
  if (model === null) return ok('model', 'None is set; the built-in reader is used.')
  const { provider, apiKey, baseUrl } = model
  const failure = await tryModel({ provider, model: model.model, apiKey, baseUrl })
  if (failure === undefined) return ok('model', `${model.model} answers.`)
  return fail('model', modelSentences[failure] ?? `${model.model} could not be asked (${failure}).`)
}

/** Of the failures an operator can mend: what to look at. */
const modelSentences: Readonly<Record<string, string>> = {
  key: 'The key is not accepted. Check AI_API_KEY.',
  missing: 'The model is not known at its address. Check AI_MODEL and AI_BASE_URL.',
  unreachable: 'Its address cannot be reached. Check AI_BASE_URL and the network.',
  busy: 'The provider is not accepting more requests right now. Check the quota of the key.',
  timeout: 'It did not respond in time. Check that it is running, or use a smaller one.',
}

async function examineProvider(config: Config): Promise<Finding> {
  const provider = config.identityProvider
  if (provider === null) return ok('sign-on', 'Single sign-on is not set up; people sign in with a password or passkey.')
  try {
    await askProvider(provider)
    return ok('sign-on', `The provider answers. Register ${callbackAddress(config)} there as redirect address.`)
  } catch (error) {
    return fail(
      'sign-on',
      `${provider.issuer} does not answer as the issuer: ${reasonOf(error)}. Check OIDC_ISSUER and the network.`,
    )
  }
}
