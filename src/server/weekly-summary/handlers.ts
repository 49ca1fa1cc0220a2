import type { Calls } from '#contract/calls.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { choiceOf, choose } from '../mail/choices.ts'
import { nextMonday } from './next-monday.ts'
import { deleteOrder, findOrder, insertOrder, type Order } from './store.ts'

const topic = 'weekly-summaries'

/** Ordered and, at the address of now, not ended by the link in an email. */
export const getWeeklySummary: Handler<Calls['getWeeklySummary']> = async (context, _input, { user }) => {
  const order = await findOrder(context.db, user.id)
  if (order === undefined) return viewOf(undefined)
  const { opted_out_at: endedAt } = await choiceOf(context, context.db, user.email, topic)
  return viewOf(endedAt === null ? order : undefined)
}

export const changeWeeklySummary: Handler<Calls['changeWeeklySummary']> = async (context, { body }, { user }) =>
  inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx }
    if (!body.ordered) {
      await deleteOrder(trx, user.id)
      return viewOf(undefined)
    }
    const now = context.now()
    await insertOrder(trx, { user_id: user.id, told_until: now, due_at: nextMonday(now) })
    const { token } = await choiceOf(inside, trx, user.email, topic)
    await choose(inside, token, true)
    return viewOf(await findOrder(trx, user.id))
  })

function viewOf(order: Order | undefined) {
  return { ordered: order !== undefined, nextAt: order?.due_at.toISOString() ?? null }
}
