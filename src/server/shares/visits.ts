import { createHmac } from 'node:crypto'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { linkHolder } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { isProgram } from './programs.ts'
import { checkPasscode } from './open-link.ts'
import { findLiveLink } from './store.ts'

/** Milliseconds in which the same visitor counts once. Source: decisions.md 23. */
const oneVisit = 30 * 60_000

/**
 * Counts a view of a live link by a person: no known program, nothing that a browser fetches ahead, not the owner, and nobody
 * who was counted in the last 30 minutes. Anything else, an unknown link too, does nothing.
 * @throws ApiError PASSCODE_NEEDED
 */
export async function countVisit(context: Context, shareId: string, caller: Caller): Promise<void> {
  const link = await findLiveLink(context.db, shareId, context.now())
  if (link === undefined) return
  checkPasscode(context, shareId, { passcode: link.passcode, owner_id: link.prospect.owner_id }, caller)
  if (isProgram(caller.userAgent) || caller.isFetchedAhead || link.prospect.owner_id === caller.user?.id) return
  const { prospect } = link
  const now = context.now()
  await inTransaction(context.db, async (trx) => {
    const counted = await trx
      .insertInto('share_visits')
      .values({ share_id: shareId, visitor: visitorOf(shareId, caller), seen_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['share_id', 'visitor'])
          .doUpdateSet({ seen_at: now })
          .where('share_visits.seen_at', '<=', new Date(now.getTime() - oneVisit)),
      )
      .returning('visitor')
      .executeTakeFirst()
    if (counted === undefined) return
    await trx
      .updateTable('prospects')
      .set((column) => ({ view_count: column('view_count', '+', 1) }))
      .where('id', '=', prospect.id)
      .execute()
    await trx
      .updateTable('share_links')
      .set((column) => ({ last_opened_at: now, view_count: column('view_count', '+', 1) }))
      .where('id', '=', shareId)
      .execute()
    const first = await trx
      .updateTable('share_links')
      .set({ opened_at: now })
      .where('id', '=', shareId)
      .where('opened_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (first === undefined) return
    // Of a visitor no address is kept.
    const by = linkHolder(shareId, { address: null })
    await recordEvent(context, trx, { by, prospect, what: { type: 'visited', shareId } })
  })
}

/** Forgets visitors who would be counted again anyway; called once an hour. */
export async function sweepShareVisits(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - oneVisit)
  await context.db.deleteFrom('share_visits').where('seen_at', '<=', before).execute()
}

/** A visitor as a hash under the link's own secret: the same person is somebody else on another link. */
function visitorOf(shareId: string, { address, userAgent }: Caller): string {
  return createHmac('sha256', shareId).update(address).update('\0').update(userAgent).digest('base64url')
}
