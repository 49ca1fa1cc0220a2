import type { Kysely } from 'kysely'

/** Devices from which somebody has signed in. One browser may be known to several accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_devices')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_pkey', ['token_hash', 'user_id'])
    .execute()
  await db.schema.createIndex('known_devices_user').on('known_devices').columns(['user_id', 'seen_at']).execute()
  await db.schema.createIndex('known_devices_expiry').on('known_devices').column('expires_at').execute()
}
