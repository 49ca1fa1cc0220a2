import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Which texts a version brought in, as short hashes: so that a line's proof is found without reading every version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('versions')
    .addColumn('introduces', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute()
}
