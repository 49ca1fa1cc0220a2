import type { Kysely } from 'kysely'

/** Whether a correction is meant for every certification that has the same line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('remarks')
    .addColumn('in_all', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
