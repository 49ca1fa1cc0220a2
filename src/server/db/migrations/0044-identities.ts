import type { Kysely } from 'kysely'

/** Accounts that sign in by a provider (OpenID Connect), and requests to it that wait for their answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('connected_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz')
    .addUniqueConstraint('identities_issuer_subject_key', ['issuer', 'subject'])
    .execute()
  await db.schema
    .createTable('authorization_requests')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('way_on', 'text')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('two_factors_at_provider', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
