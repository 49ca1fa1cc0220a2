import type { Kysely } from 'kysely'

/** Links whose owner lets search engines have their page; none until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('share_links')
    .addColumn('published', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
