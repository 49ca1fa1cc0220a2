import type { Kysely } from 'kysely'

/** Whoever connects their account comes back in the session that began it; the way there ends with that session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('authorization_requests')
    .addColumn('session_hash', 'text', (column) => column.references('sessions.token_hash').onDelete('cascade'))
    .execute()
}
