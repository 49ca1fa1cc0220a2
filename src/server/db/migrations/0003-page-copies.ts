import type { Kysely } from 'kysely'

/** Pages as they came, so that an unchanged one is not transferred twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_copies')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('final_url', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('charset', 'text', (column) => column.notNull())
    .addColumn('body', 'bytea', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('read_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('page_copies_read_at').on('page_copies').column('read_at').execute()
}
