import type { Kysely } from 'kysely'

/** What a person said of names: with the reading that heard it, and with the prospect saved from that one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lookup_pages')
    .addColumn('lookup_id', 'text', (column) => column.notNull().references('lookups.id').onDelete('cascade'))
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('packed', 'bytea', (column) => column.notNull())
    .addColumn('by_person', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('lookup_pages_key', ['lookup_id', 'page_id'])
    .execute()
  await db.schema.alterTable('lookups').addColumn('pages_of', 'text').addColumn('settled_names', 'jsonb').execute()
  await db.schema.alterTable('prospects').addColumn('settled_names', 'jsonb').execute()
}
