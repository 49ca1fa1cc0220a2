import type { Kysely } from 'kysely'

/** Wrong tries to sign in, which slow the next ones down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_in_tries')
    .addColumn('counted', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('sign_in_tries_name').on('sign_in_tries').column('name').execute()
  await db.schema.createIndex('sign_in_tries_age').on('sign_in_tries').column('failed_at').execute()
}
