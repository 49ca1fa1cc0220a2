import { type Kysely, sql } from 'kysely'

/** Finds prospects of one body, and keeps what administrators switched on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('prospects_site').on('prospects').columns(['site_host', 'site_path']).execute()
  await sql`create index prospects_name on prospects (lower(organization->>'name'))`.execute(db)
  await db.schema
    .createTable('team_settings')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('say_when_colleague_has_it', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
