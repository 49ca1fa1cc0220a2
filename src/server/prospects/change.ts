import type { Calls } from '#contract/calls.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import { orNotFound } from '../api-error.ts'
import type { Handler, SignedInCaller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { account, type AccountActor } from '../events/actor.ts'
import { saveContact } from './contact.ts'
import { ownProspect } from './own-prospect.ts'
import { lockRow, type StoredProspect } from './store.ts'
import { saveWork } from './work.ts'

export const changeProspect: Handler<Calls['changeProspect']> = async (context, { params, body }, caller) =>
  changed(context, params.id, caller, async (trx, by, prospect) => {
    await saveContact(context, trx, by, prospect, body)
    await saveWork(context, trx, by, [[prospect, body]])
  })

export const getNotes: Handler<Calls['getNotes']> = async ({ db }, { params }, { user }) => {
  const { work } = await ownProspect(db, params.id, user.id)
  return { notes: work.notes }
}

export const changeNotes: Handler<Calls['changeNotes']> = async (context, { params, body }, caller) =>
  changed(context, params.id, caller, (trx, by, prospect) => saveWork(context, trx, by, [[prospect, body]]))

/** The caller's prospect after a change of its locked row. */
async function changed(
  context: Context,
  id: number,
  caller: SignedInCaller,
  change: (trx: Statements, by: AccountActor, prospect: StoredProspect) => Promise<void>,
): Promise<Prospect> {
  return inTransaction(context.db, async (trx) => {
    const prospect = orNotFound(await lockRow(trx, id, caller.user.id))
    await change(trx, account(caller), prospect)
    return ownProspect(trx, id, caller.user.id)
  })
}
