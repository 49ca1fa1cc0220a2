import { refusedTarget } from '#research'
import type { Calls } from '#contract/calls.ts'
import { ApiError } from '../api-error.ts'
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
    if ((await findWebhooks(trx, user.id)).length >= mostOfUser) {
      throw new ApiError('INVALID', { field: 'url', message: `You already have ${mostOfUser} webhooks, which is the maximum.` })
    }
    const what = { type: 'webhook-made', url } as const
    await recordEvent(context, trx, { by: account(caller), account: user, what })
    return insertWebhook(context, trx, user.id, url)
  })
}

export const changeWebhookSecret: Handler<Calls['changeWebhookSecret']> = async (context, { params }, { user }) => {
  const changed = await changeSecret(context, params.id, user.id)
  if (changed === undefined) throw new ApiError('NOT_FOUND')
  return changed
}

export const endWebhook: Handler<Calls['endWebhook']> = async (context, { params }, caller) => {
  const { user } = caller
  await inTransaction(context.db, async (trx) => {
    const webhook = await findWebhook(trx, params.id, user.id)
    if (webhook === undefined) throw new ApiError('NOT_FOUND')
    await deleteWebhook(trx, params.id, user.id)
    const what = { type: 'webhook-ended', url: webhook.url } as const
    await recordEvent(context, trx, { by: account(caller), account: user, what })
  })
}

export const listDeliveries: Handler<Calls['listDeliveries']> = async ({ db }, { params }, { user }) => {
  if ((await findWebhook(db, params.id, user.id)) === undefined) throw new ApiError('NOT_FOUND')
  return findDeliveries(db, params.id, shownAtOnce)
}

export const resendDelivery: Handler<Calls['resendDelivery']> = async (context, { params }, { user }) => {
  const webhook = await findWebhook(context.db, params.id, user.id)
  if (webhook === undefined || !(await makeDeliveryDue(context, webhook.id, params.deliveryId))) throw new ApiError('NOT_FOUND')
}
