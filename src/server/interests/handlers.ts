import type { Calls } from '#contract/calls.ts'
import { orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { account, linkHolder } from '../events/actor.ts'
import { findRow } from '../prospects/store.ts'
import { countWork } from '../rate-limit.ts'
import { openLink } from '../shares/open-link.ts'
import { findOutcome, submitInterest } from './interest.ts'

export const submitShareInterest: Handler<Calls['submitShareInterest']> = async (context, { params, body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx }
    const { prospect } = await openLink(inside, params.shareId, caller)
    await countWork(inside, 'interest', caller, { link: params.shareId })
    return submitInterest(context, trx, linkHolder(params.shareId, caller), prospect, body)
  })

export const submitProspectInterest: Handler<Calls['submitProspectInterest']> = async (context, { params, body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const prospect = orNotFound(await findRow(trx, params.id, caller.user.id))
    return submitInterest(context, trx, account(caller), prospect, body)
  })

export const getShareInterest: Handler<Calls['getShareInterest']> = async (context, { params }, caller) => {
  const { prospect } = await openLink(context, params.shareId, caller)
  return orNotFound(await findOutcome(context.db, prospect.id))
}
