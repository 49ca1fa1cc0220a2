import type { Kysely } from 'kysely'

/** What a language model answered about a page, so that an unchanged page is not paid for twice, and what each day has used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_answers')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('model_answers_made_at').on('model_answers').column('made_at').execute()
  await db.schema
    .createTable('model_spending')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('tokens', 'double precision', (column) => column.notNull())
    .addColumn('cost', 'double precision', (column) => column.notNull())
    .execute()
}
