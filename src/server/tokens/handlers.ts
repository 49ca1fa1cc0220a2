import type { Calls } from '#contract/calls.ts'
import { isLive } from '#domain/accounts/api-token.ts'
import { lockUser } from '../accounts/store.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { findTokens, insertToken, revokeToken } from './store.ts'

/** Live tokens that one user has at most. */
const mostLive = 25

export const listTokens: Handler<Calls['listTokens']> = ({ db }, _input, { user }) => findTokens(db, user.id)

export const createToken: Handler<Calls['createToken']> = async (context, { body }, caller) => {
  const { user } = caller
  const made = await inTransaction(context.db, async (trx) => {
    await lockUser(trx, user.id)
    const live = (await findTokens(trx, user.id)).filter((token) => isLive(token, context.now()))
    if (live.length >= mostLive) {
      throw new ApiError('INVALID', {
        field: 'name',
        message: `You already have ${mostLive} tokens, which is the maximum. Revoke one first.`,
      })
    }
    const token = await insertToken(context, trx, user.id, body)
    const what = { type: 'token-made', name: token.name, scope: token.scope } as const
    await recordEvent(context, trx, { by: account(caller), account: user, what })
    return token
  })
  context.log.info({ event: 'token-made', userId: user.id, token: made.id })
  return made
}

export const endToken: Handler<Calls['endToken']> = async (context, { params }, caller) => {
  const { user } = caller
  await inTransaction(context.db, async (trx) => {
    const ended = orNotFound(await revokeToken(context, trx, user.id, params.id))
    const what = { type: 'token-ended', name: ended.name } as const
    await recordEvent(context, trx, { by: account(caller), account: user, what })
  })
  context.log.info({ event: 'token-ended', userId: user.id, token: params.id })
}
