import type { Kysely } from 'kysely'

/** What readers of links say of the lines they see. They go with the link, and with it to another prospect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('remarks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('share_id', 'text', (column) => column.notNull().references('share_links.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('said_by', 'text')
    .addColumn('certification_id', 'text')
    .addColumn('certification_name', 'text')
    .addColumn('field', 'text')
    .addColumn('line', 'text')
    .addColumn('text', 'text')
    .addColumn('said_at', 'timestamptz', (column) => column.notNull())
    .addColumn('decided_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('remarks_share').on('remarks').columns(['share_id', 'id']).execute()
}
