import { pages, wholeAddress } from '#contract/pages.ts'
import { type MailStatus, topicOf } from '#domain/mail/mail.ts'
import type { Context } from '../context.ts'
import { afterCommit, type Statements } from '../db/transaction.ts'
import { givenUpAt } from '../queue/tries.ts'
import { choiceOf } from './choices.ts'
import { printLetter } from './print-letter.ts'
import { mailQueue } from './queue.ts'
import type { Letter } from './templates/letter.ts'

export interface Mail extends Letter {
  to: { name: string | null; email: string }
  /** The user who may read it in the outbox; null: nobody. */
  ownerId: string | null
  /** The prospect it is about. */
  prospectId?: number
  /** Whom it names as its sender, and whom an answer goes to; the product unless given. */
  fromName?: string
  replyTo?: string | null
  /** The same key is written once, whoever writes it again. */
  dedupeKey?: string
  /** When it goes out, at most an hour from now; at once unless given. */
  dueAt?: Date
  /** After this moment it is of no use and is given up; three days after it is due unless given. */
  uselessAt?: Date
}

/** An email that was written: 'waiting', or 'suppressed' when its address has opted out of the topic. */
export interface WrittenMail {
  id: string
  status: MailStatus
}

/**
 * Writes an email in the transaction of the change it tells of: it exists exactly when the change does.
 * A worker delivers it afterward, or it waits in the built-in outbox.
 * @returns undefined when an email with the same dedupeKey was written before
 */
export async function enqueueMail(context: Context, trx: Statements, mail: Mail): Promise<WrittenMail | undefined> {
  const now = context.now()
  const dueAt = mail.dueAt ?? now
  const topic = topicOf[mail.kind]
  const choice = topic === null ? null : await choiceOf(context, trx, mail.to.email, topic)
  const row = await trx
    .insertInto('outbox')
    .values({
      id: context.ids.row(),
      kind: mail.kind,
      to_name: mail.to.name,
      to_email: mail.to.email,
      subject: mail.subject,
      ...printLetter(mail, choice === null ? null : optOutLink(context.config.publicUrl, choice.token)),
      owner_id: mail.ownerId,
      prospect_id: mail.prospectId ?? null,
      from_name: mail.fromName ?? null,
      reply_to: mail.replyTo ?? null,
      dedupe_key: mail.dedupeKey ?? null,
      status: choice === null || choice.opted_out_at === null ? 'waiting' : 'suppressed',
      attempts: 0,
      last_error: null,
      created_at: now,
      next_attempt_at: dueAt,
      give_up_at: mail.uselessAt ?? givenUpAt(mailQueue, dueAt),
      sent_at: null,
      topic,
      opt_out_token: choice?.token ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst()
  if (row !== undefined) afterCommit(trx, () => context.signals.emit('mail-written'))
  return row
}

/**
 * Puts other words into an email that has not gone out yet.
 * @returns whether it still could be done: not once it is on its way, nor when its address wanted none and wants them again
 */
export async function rewriteWaiting(context: Context, trx: Statements, id: string, letter: Letter): Promise<boolean> {
  const mail = await trx.selectFrom('outbox').select('to_email').where('id', '=', id).executeTakeFirst()
  if (mail === undefined) return false
  const topic = topicOf[letter.kind]
  const choice = topic === null ? null : await choiceOf(context, trx, mail.to_email, topic)
  const rewritten = await trx
    .updateTable('outbox')
    .set({
      subject: letter.subject,
      ...printLetter(letter, choice === null ? null : optOutLink(context.config.publicUrl, choice.token)),
    })
    .where('id', '=', id)
    .where('status', '=', choice === null || choice.opted_out_at === null ? 'waiting' : 'suppressed')
    .returning('id')
    .executeTakeFirst()
  return rewritten !== undefined
}

/** Whole address where the reader of an email can choose not to get more of its kind. */
export function optOutLink(publicUrl: string, token: string): string {
  return wholeAddress(publicUrl, pages.mailChoice(token))
}
