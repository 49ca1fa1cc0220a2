import { type Kysely, sql } from 'kysely'

/** Lists of bodies and contacts that are taken over in the background, a row each, so that no row is done twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('cancelled_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('imports_owner').on('imports').columns(['owner_id', 'id']).execute()
  await db.schema
    .createTable('import_rows')
    .addColumn('import_id', 'text', (column) => column.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('given', 'jsonb', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('candidates', 'jsonb')
    .addColumn('organization', 'jsonb')
    .addColumn('message', 'text')
    .addColumn('prospect_id', 'integer', (column) => column.references('prospects.id').onDelete('set null'))
    .addColumn('claim', 'text')
    .addColumn('not_before', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'number'])
    .execute()
  await sql`create index import_rows_waiting on import_rows (not_before) where state = 'waiting'`.execute(db)
  await sql`create index import_rows_prospect on import_rows (prospect_id) where prospect_id is not null`.execute(db)
}
