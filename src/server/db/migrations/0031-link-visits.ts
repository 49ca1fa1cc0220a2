import type { Kysely } from 'kysely'

/**
 * Visits of people to links, each under a random id of its browser, in place of hashes over address and browser. `share_visits`
 * holds those; the version before writes it, so a later release drops it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('link_visits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('share_id', 'text', (column) => column.notNull().references('share_links.id').onDelete('cascade'))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('programs', 'jsonb', (column) => column.notNull())
    .addColumn('quotes', 'jsonb', (column) => column.notNull())
    .addColumn('printed', 'boolean', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('link_visits_share').on('link_visits').columns(['share_id', 'at']).execute()
  await db.schema.createIndex('link_visits_at').on('link_visits').column('at').execute()
}
