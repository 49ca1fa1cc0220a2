import { pages, wholeAddress } from '#contract/pages.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { toldKinds, weeklySummary } from '../mail/templates/weekly-summary.ts'
import { nextMonday } from './next-monday.ts'
import { countVisits, findHappened, lockDueOrder, noteTold } from './store.ts'

/**
 * Writes each summary that is due, once whatever the number of processes; called once an hour. A week in which nothing happened brings
 * no email. Emails about single events know nothing of it.
 */
export async function sendWeeklySummaries(context: Context): Promise<void> {
  while (await sendOne(context)) {
    // The next one.
  }
}

/** @returns whether there was one that is due */
async function sendOne(context: Context): Promise<boolean> {
  return inTransaction(context.db, async (trx) => {
    const now = context.now()
    const order = await lockDueOrder(trx, now)
    if (order === undefined) return false
    const happened = [...(await countVisits(trx, order, now)), ...(await findHappened(trx, order, now, toldKinds))]
    if (happened.length > 0) {
      const letter = weeklySummary({
        owner: order.username,
        since: order.told_until,
        happened,
        link: wholeAddress(context.config.publicUrl, pages.prospects()),
        account: wholeAddress(context.config.publicUrl, pages.account()),
      })
      await enqueueMail(context, trx, { ...letter, to: { name: order.username, email: order.email }, ownerId: order.user_id })
    }
    await noteTold(trx, { user_id: order.user_id, told_until: now, due_at: nextMonday(now) })
    return true
  })
}
