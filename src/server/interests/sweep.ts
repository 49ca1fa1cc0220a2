import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { keptSince } from '../retention.ts'
import { lockPhase, removeLostInterests, writePhase } from './store.ts'

/** Removes interests of prospects that were lost long ago, where that is set; a seat that one held is free again. */
export async function sweepLostInterests(context: Context): Promise<void> {
  if (context.config.keptDays.lostInterests === 0) return
  await inTransaction(context.db, async (trx) => {
    const phase = await lockPhase(trx)
    const freed = await removeLostInterests(trx, keptSince(context, 'lostInterests'))
    if (freed > 0) await writePhase(trx, { ...phase, seats_taken: Math.max(0, phase.seats_taken - freed) })
  })
}
