import type { Kysely } from 'kysely'

/** Names that the newest reading of a prospect's site saw and read nothing about: a link that is silent about them tells too little. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('prospects').addColumn('names_unread', 'jsonb').execute()
}
