import type { NotNull } from 'kysely'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import { keptSince } from '../retention.ts'
import { numbered } from './store.ts'

/** The earliest deletion that can still be taken back. Source: decisions.md 22. */
export function earliestUndo(context: Context): Date {
  return keptSince(context, 'deletedProspects')
}

/** Marks locked prospects as deleted. */
export async function markDeleted(trx: Statements, ids: readonly number[], now: Date): Promise<void> {
  await trx.updateTable('prospects').set({ deleted_at: now }).where(numbered(ids)).execute()
}

/** Takes back deletions that are not older than `since`. @returns those there were */
export async function unmarkDeleted(trx: Statements, ids: readonly number[], ownerId: string, since: Date) {
  return trx
    .updateTable('prospects')
    .set({ deleted_at: null })
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>', since)
    .where(numbered(ids))
    .returning(['id', 'organization'])
    .execute()
}

/** Deleted prospects that a listing holds at most. */
const mostDeleted = 500

/** Prospects of an owner that were deleted after a moment, the last first. */
export async function findDeleted(db: Statements, ownerId: string, since: Date) {
  return db
    .selectFrom('prospects')
    .select(['id', 'organization', 'contact_first_name', 'email', 'created_at', 'version', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>', since)
    .$narrowType<{ deleted_at: NotNull }>()
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostDeleted)
    .execute()
}

/** Removes prospects that were deleted before a moment, with everything that hangs on them. */
export async function removeDeleted(db: Statements, before: Date): Promise<void> {
  await db.deleteFrom('prospects').where('deleted_at', '<=', before).execute()
}
