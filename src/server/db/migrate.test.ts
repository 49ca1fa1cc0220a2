import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { makeDatabaseOnServer } from '../../../test/database-on-server.ts'
import { connectTo, type OpenDatabase, onEmbedded } from './connect.ts'
import { openInMemory } from './embedded.ts'
import { migrate } from './migrate.ts'
import { loadMigrations } from './load-migrations.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** An empty database, and more connections to it as other processes have them. */
async function emptyDatabase(): Promise<{ db: OpenDatabase['db']; another: () => Promise<OpenDatabase['db']> }> {
  if (url === '') {
    const embedded = await openInMemory(null, { statementTimeout: 10_000, queueTimeout: 10_000 })
    const { db, close } = onEmbedded(embedded, 'empty')
    closing.push(close)
    return { db, another: () => Promise.resolve(db) }
  }
  const own = await makeDatabaseOnServer(url)
  closing.push(own.drop)
  const connect = async () => {
    const { db, close } = await connectTo(own.url)
    closing.push(close)
    return db
  }
  return { db: await connect(), another: connect }
}

describe('migrating', () => {
  test('makes every table once; a second start changes nothing', async () => {
    const { db } = await emptyDatabase()
    expect(await migrate(db)).toEqual(Object.keys(await loadMigrations()))
    expect(await migrate(db)).toEqual([])
    expect(await db.selectFrom('phase').selectAll().execute()).toEqual([{ id: 1, seats_taken: 0, last_queue_number: 0 }])
  })

  test('by processes that start together runs each migration once', async () => {
    const { db, another } = await emptyDatabase()
    const processes = [db, await another(), await another()]
    const ran = await Promise.all(processes.map((one) => migrate(one)))
    expect(ran.flat()).toEqual(Object.keys(await loadMigrations()))
  })

  test('refuses a database of a newer release with a sentence', async () => {
    const { db } = await emptyDatabase()
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-tomorrow', '2027-01-01T00:00:00.000Z')`.execute(
      db,
    )
    await expect(migrate(db)).rejects.toThrow(
      'The database was written by a newer Credscout. Start that release, or restore a backup made by this one.',
    )
  })

  test('follows the rules of a database that can grow past one machine', async () => {
    const { db } = await emptyDatabase()
    await migrate(db)
    const triggers = await sql`select tgname from pg_trigger where not tgisinternal`.execute(db)
    expect(triggers.rows).toEqual([])
    const other = await sql`
      select c.relname from pg_class c join pg_am a on a.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'i' and a.amname <> 'btree' and n.nspname not in ('pg_catalog', 'pg_toast')`.execute(db)
    expect(other.rows).toEqual([])
  })
})
