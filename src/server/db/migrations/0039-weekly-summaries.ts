import type { Kysely } from 'kysely'

/** Who ordered a summary of the week, up to when they were told what happened, and when they are told again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('weekly_summaries')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('told_until', 'timestamptz', (column) => column.notNull())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('weekly_summaries_due').on('weekly_summaries').column('due_at').execute()
}
