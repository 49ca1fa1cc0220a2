import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Sessions get a name that may be shown, and tell from what they were opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('id', 'text', (column) => column.notNull().defaultTo(sql`gen_random_uuid()::text`))
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
