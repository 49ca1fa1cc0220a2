import { type Kysely, sql } from 'kysely'

/** Pages that people add to a reading, and look-ups that read them: such a look-up is its asker's alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('added_pages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('document', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('added_pages_created_at').on('added_pages').column('created_at').execute()
  await db.schema
    .alterTable('lookups')
    .addColumn('owner_id', 'text')
    .addColumn('added', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute()
}
