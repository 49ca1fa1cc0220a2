import type { Kysely } from 'kysely'

/** An offer is kept whole, as it was made; it goes with its prospect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('offers')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('prospect_id', 'integer', (column) => column.notNull().references('prospects.id').onDelete('cascade'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('offered', 'jsonb', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('offers_prospect').on('offers').columns(['prospect_id', 'made_at']).execute()
}
