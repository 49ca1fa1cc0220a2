import type { Calls } from '#contract/calls.ts'
import type { ReadMail } from '#contract/outbox.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { findRow } from '../prospects/store.ts'
import { deliveryOf } from './delivery-report.ts'
import { outboxMail } from './outbox-mail.ts'
import type { StoredMail } from './queue.ts'
import { closeByHand, findMail, findMails, makeDue } from './store.ts'

/** Emails a call of the list gives. */
const pageSize = 100

export const listMails: Handler<Calls['listMails']> = async (context, { query }, { user }) => {
  const found = await findMails(context.db, user.id, { before: query.before, limit: pageSize + 1 })
  return { mails: found.slice(0, pageSize).map((mail) => outboxMail(context, mail)), more: found.length > pageSize }
}

export const getMail: Handler<Calls['getMail']> = async (context, { params }, { user }) => {
  return readMail(context, orNotFound(await findMail(context.db, params.id, user.id)))
}

export const retryMail: Handler<Calls['retryMail']> = async (context, { params }, { user }) => {
  const due = await makeDue(context, params.id, user.id)
  if (due === undefined) {
    orNotFound(await findMail(context.db, params.id, user.id))
    throw new ApiError('MAIL_CLOSED')
  }
  context.signals.emit('mail-written')
  await deliveryOf(context, due.id, due.attempts)
  return readMail(context, orNotFound(await findMail(context.db, due.id, user.id)))
}

export const markSentByHand: Handler<Calls['markSentByHand']> = async (context, { params }, caller) =>
  inTransaction(context.db, async (trx) => {
    const mail = await closeByHand(trx, params.id, caller.user.id, context.now())
    if (mail === undefined) {
      orNotFound(await findMail(trx, params.id, caller.user.id))
      throw new ApiError('MAIL_CLOSED')
    }
    const prospect = mail.prospect_id === null ? undefined : await findRow(trx, mail.prospect_id, caller.user.id)
    if (prospect !== undefined) {
      const what = { type: 'sent-by-hand' as const, mailId: mail.id, to: mail.to_email, subject: mail.subject }
      await recordEvent(context, trx, { by: account(caller), prospect, what })
    }
    return readMail(context, mail)
  })

function readMail(context: Context, mail: StoredMail): ReadMail {
  return { ...outboxMail(context, mail), text: mail.text }
}
