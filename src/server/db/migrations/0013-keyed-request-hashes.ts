import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/**
 * The installation's own key, and an end to the hashes that were made without one: they were over whole requests, passwords of
 * new accounts in them. All kept answers go with them; they are of a day at most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from idempotency_keys`.execute(db)
  await db.schema
    .createTable('installation')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into installation (id, key) values (1, ${randomBytes(32).toString('base64url')})`.execute(db)
}
