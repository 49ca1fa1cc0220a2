import { refusedTarget } from '#research'
import type { Calls } from '#contract/calls.ts'
import { lockUser } from '../accounts/store.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import {
  changeSecret,
  deleteWebhook,
  findDeliveries,
  findWebhook,
  findWebhooks,
  insertWebhook,
  makeDeliveryDue,
} from './store.ts'

/** Webhooks that one user has at most, and deliveries that are shown. */
const mostOfUser = 10
const shownAtOnce = 100

export const listWebhooks: Handler<Calls['listWebhooks']> = ({ db }, _input, { user }) => findWebhooks(db, user.id)

/** The address is checked as the crawler checks one; what its name leads to is checked each time something is sent. */
export const createWebhook: Handler<Calls['createWebhook']> = async (context, { body }, caller) => {
  const { user } = caller
  const url = body.url.trim()
  const { allowPrivateNetwork: allowPrivate } = context.config
  const refused = refusedTarget(url, allowPrivate)
  if (refused !== undefined) throw new ApiError('INVALID', { field: 'url', message: refused })
  if (!allowPrivate && !url.toLowerCase().startsWith('https:')) {
    throw new ApiError('INVALID', { field: 'url', message: 'Events are sent over https only. Give an address with https://.' })
  }
  return inTransaction(context.db, async (trx) => {
    await lockUser(trx, user.id)
    if ((await findWebhooks(trx, user.id)).length >= mostOfUser) {
      throw new ApiError('INVALID', { field: 'url', message: `You already have ${mostOfUser} webhooks, which is the maximum.` })
    }
    const what = { type: 'webhook-made', url } as const
    await recordEvent(context, trx, { by: account(caller), account: user, what })
    return insertWebhook(context, trx, user.id, url)
  })
}

export const changeWebhookSecret: Handler<Calls['changeWebhookSecret']> = async (context, { params }, { user }) => {
  const changed = orNotFound(await changeSecret(context, params.id, user.id))
  return changed
}

export const endWebhook: Handler<Calls['endWebhook']> = async (context, { params }, caller) => {
  const { user } = caller
  await inTransaction(context.db, async (trx) => {
    const webhook = orNotFound(await findWebhook(trx, params.id, user.id))
    await deleteWebhook(trx, params.id, user.id)
    const what = { type: 'webhook-ended', url: webhook.url } as const
    await recordEvent(context, trx, { by: account(caller), account: user, what })
  })
}

export const listDeliveries: Handler<Calls['listDeliveries']> = async ({ db }, { params }, { user }) => {
  orNotFound(await findWebhook(db, params.id, user.id))
  return findDeliveries(db, params.id, shownAtOnce)
}

export const resendDelivery: Handler<Calls['resendDelivery']> = async (context, { params }, { user }) => {
  const webhook = orNotFound(await findWebhook(context.db, params.id, user.id))
  orNotFound(await makeDeliveryDue(context, webhook.id, params.deliveryId))
}
