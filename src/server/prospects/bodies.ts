import type { Statements } from '../db/transaction.ts'

/** Number and body of an owner's prospects that are not deleted, newest first. */
export async function findProspectBodies(db: Statements, ownerId: string) {
  return db
    .selectFrom('prospects')
    .select(['id', 'organization', 'email', 'site_host', 'site_path'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
