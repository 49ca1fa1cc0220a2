import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { findLookup } from '../lookups/store.ts'
import { noteNamesUnread } from '../prospects/names-unread.ts'
import { lockRow } from '../prospects/store.ts'
import { countNews, offer } from './store.ts'

/** Once a look-up has ended, offers what it still found to the prospects that were saved while it ran. */
export async function settleAwaited(context: Context, lookupId: string): Promise<void> {
  const { db } = context
  const rows = await db
    .selectFrom('proposals')
    .select('prospect_id')
    .where('lookup_id', '=', lookupId)
    .where('changes', 'is', null)
    .execute()
  for (const { prospect_id: id } of rows) {
    await inTransaction(db, async (trx) => {
      const prospect = await lockRow(trx, id)
      const result = (await findLookup(trx, lookupId))?.result
      if (result) await noteNamesUnread(trx, id, result)
      const changes = prospect === undefined || !result ? 0 : await countNews(trx, prospect, result)
      await offer(trx, id, lookupId, changes, context.now())
      // Whoever saved it sees it on the next screen; an email would come too late to be of use.
      await trx.updateTable('proposals').set({ told_at: context.now() }).where('prospect_id', '=', id).execute()
    })
  }
}

/** The same for look-ups that ended while nobody was there to do it; called once an hour. */
export async function settleForgotten(context: Context): Promise<void> {
  const rows = await context.db
    .selectFrom('proposals')
    .innerJoin('lookups', 'lookups.id', 'proposals.lookup_id')
    .select('lookups.id')
    .distinct()
    .where('proposals.changes', 'is', null)
    .where('lookups.status', '!=', 'running')
    .execute()
  for (const { id } of rows) await settleAwaited(context, id)
}
