import type { Calls } from '#contract/calls.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvents } from '../events/record.ts'
import { earliestUndo, markDeleted, unmarkDeleted } from './deletions.ts'
import { lockRows } from './store.ts'

export const deleteProspects: Handler<Calls['deleteProspects']> = async (context, { body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const by = account(caller)
    const prospects = await lockRows(trx, body.ids, caller.user.id)
    await markDeleted(
      trx,
      prospects.map(({ id }) => id),
      context.now(),
    )
    const what = { type: 'deleted' as const }
    await recordEvents(
      context,
      trx,
      prospects.map((prospect) => ({ by, prospect, what })),
    )
    return { count: prospects.length }
  })

export const restoreProspects: Handler<Calls['restoreProspects']> = async (context, { body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const by = account(caller)
    const prospects = await unmarkDeleted(trx, body.ids, caller.user.id, earliestUndo(context))
    const what = { type: 'undeleted' as const }
    await recordEvents(
      context,
      trx,
      prospects.map((prospect) => ({ by, prospect, what })),
    )
    return { count: prospects.length }
  })
