import type { Kysely } from 'kysely'

/** What a newer reading would change in a prospect, offered to its owner; and when each prospect's site was last read for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('proposals')
    .addColumn('prospect_id', 'integer', (column) => column.primaryKey().references('prospects.id').onDelete('cascade'))
    .addColumn('lookup_id', 'text', (column) => column.notNull().references('lookups.id').onDelete('cascade'))
    .addColumn('changes', 'integer')
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('told_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('proposals_lookup').on('proposals').column('lookup_id').execute()
  await db.schema
    .createTable('rechecks')
    .addColumn('prospect_id', 'integer', (column) => column.primaryKey().references('prospects.id').onDelete('cascade'))
    .addColumn('checked_at', 'timestamptz')
    .addColumn('claimed_until', 'timestamptz')
    .addColumn('declined', 'jsonb', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
