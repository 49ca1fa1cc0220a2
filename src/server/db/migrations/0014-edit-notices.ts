import type { Kysely } from 'kysely'

/** Which edits through a link each mail to the owner tells of, so that a later mail gathers what an earlier one could not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('edit_notices')
    .addColumn('mail_id', 'text', (column) => column.primaryKey().references('outbox.id').onDelete('cascade'))
    .addColumn('prospect_id', 'integer', (column) => column.notNull().references('prospects.id').onDelete('cascade'))
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('edits', 'jsonb', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('edit_notices_prospect').on('edit_notices').columns(['prospect_id', 'due_at']).execute()
}
