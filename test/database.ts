import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { connectTo, type OpenDatabase, onEmbedded } from '../src/server/db/connect.ts'
import { type EmbeddedOptions, openInMemory } from '../src/server/db/embedded.ts'
import { migrate } from '../src/server/db/migrate.ts'
import type { Database } from '../src/server/db/schema.ts'
import { makeDatabaseOnServer } from './database-on-server.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const timeouts: EmbeddedOptions = { statementTimeout: 10_000, queueTimeout: 10_000 }

let opened: Promise<OpenDatabase> | undefined

/**
 * The database of this test process, with all tables and no rows: PostgreSQL in memory, or with TEST_DATABASE_URL
 * a database of its own on that server. Opened once a process; `emptyTables` makes it fresh again.
 */
export function testDatabase(): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  opened ??= url === undefined || url === '' ? openFromTemplate() : openOnServer(url)
  return opened
}

/** Closes the database of this process; an open one would keep the process alive. */
export async function closeTestDatabase(): Promise<void> {
  const database = opened
  opened = undefined
  if (database !== undefined) await (await database).close()
}

/** Removes every row, in the order that foreign keys allow; one round trip. */
export async function emptyTables(db: Kysely<Database>): Promise<void> {
  await sql`
    with
      a as (delete from outbox), b as (delete from idempotency_keys), c as (delete from rate_limits),
      d as (delete from lookups), e as (delete from evidence_pages), h as (delete from page_copies), i as (delete from model_answers), j as (delete from model_spending), k as (delete from mail_choices), s as (delete from sign_in_tries), t as (delete from events), f as (delete from remembered_bodies),
      u as (delete from team_settings), v as (delete from passkey_challenges), w as (delete from authorization_requests),
      g as (update phase set seats_taken = 0, last_queue_number = 0)
    delete from prospects`.execute(db)
  await sql`delete from users`.execute(db)
}

/** A database in memory, from a dump of the migrated tables that is made once and kept in the cache folder. */
async function openFromTemplate(): Promise<OpenDatabase> {
  const embedded = await openInMemory(await template(), timeouts)
  return onEmbedded(embedded, 'PostgreSQL in memory')
}

async function template(): Promise<Uint8Array<ArrayBuffer>> {
  const folder = join(root, 'node_modules/.cache/credscout')
  const file = join(folder, `test-database-${fingerprint()}.tar`)
  try {
    return new Uint8Array(readFileSync(file))
  } catch {
    const embedded = await openInMemory(null, timeouts)
    const database = onEmbedded(embedded, 'template')
    await migrate(database.db)
    const dump = new Uint8Array(await embedded.dump())
    await database.close()
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, dump)
    renameSync(`${file}.${process.pid}`, file)
    return dump
  }
}

/** Changes with the migrations and the version of the embedded database. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['src/server/db/migrations', 'src/server/db/frozen']) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    for (const name of names.toSorted()) hash.update(readFileSync(join(root, folder, name)))
  }
  return hash
    .update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
    .digest('hex')
    .slice(0, 16)
}

/** A database without any table, beside that of the process; close it. */
export async function emptyDatabase(): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined || url === '') return onEmbedded(await openInMemory(null, timeouts), 'empty')
  return emptyOnServer(url)
}

async function openOnServer(url: string): Promise<OpenDatabase> {
  const database = await emptyOnServer(url)
  await migrate(database.db)
  return database
}

async function emptyOnServer(url: string): Promise<OpenDatabase> {
  const own = await makeDatabaseOnServer(url)
  const database = await connectTo(own.url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await own.drop()
    },
  }
}
