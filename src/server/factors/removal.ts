import type { Calls } from '#contract/calls.ts'
import { lockForAdministrator, type LockedAccount } from '../accounts/administrators.ts'
import { lockByName } from '../accounts/by-operator.ts'
import { orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { account, type Actor, operator } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { removeEveryFactor } from './store.ts'
import { tellOwner } from './tell-owner.ts'

/** The way back for whoever lost app, passkeys and codes; that it is really them, the administrator has to know. */
export const removeSecondFactors: Handler<Calls['removeSecondFactors']> = async (context, { params }, caller) => {
  await inTransaction(context.db, async (trx) => {
    const owner = orNotFound((await lockForAdministrator(trx, caller.user, [params.id])).find(params.id))
    await removeFrom(context, trx, account(caller), owner)
  })
  context.log.info({ event: 'factors-removed', userId: params.id, by: caller.user.id })
}

/**
 * The same by the operator: the way back when it is the last administrator who has lost them.
 * @returns a sentence for the operator
 * @throws Error with a sentence when there is no such account
 */
export async function removeFactorsByOperator(context: Context, username: string): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    const hadOne = await removeFrom(context, trx, operator, await lockByName(trx, username))
    return hadOne
      ? `${username} no longer has a second factor: the password alone signs in.`
      : `${username} has no second factor.`
  })
}

async function removeFrom(context: Context, trx: Statements, by: Actor, owner: LockedAccount): Promise<boolean> {
  const hadOne = await removeEveryFactor(trx, owner.id)
  if (!hadOne) return false
  await recordEvent(context, trx, { by, account: owner, what: { type: 'factors-removed' } })
  await tellOwner(context, trx, owner, { type: 'all-removed' })
  return true
}
