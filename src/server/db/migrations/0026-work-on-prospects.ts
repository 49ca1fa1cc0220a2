import { type Kysely, sql } from 'kysely'

/** What sellers do with a prospect, what a list shows of it, and the views of the list that they keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('prospects')
    .addColumn('status', 'text')
    .addColumn('status_set_at', 'timestamptz')
    .addColumn('tags', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('next_step', 'text')
    .addColumn('next_step_due', 'text')
    .addColumn('notes', 'text')
    .addColumn('brief', 'jsonb')
    .execute()
  await db.schema
    .createTable('saved_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('saved_views_name', ['owner_id', 'name'])
    .execute()
}
