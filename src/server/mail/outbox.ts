import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'

/** A mail as a template makes it. */
export interface MailContent {
  /** Name of the template. */
  kind: string
  subject: string
  text: string
  html: string
}

export interface Mail extends MailContent {
  to: { name: string | null; email: string }
  /** The user who may read it in the built-in outbox; null: nobody. */
  ownerId: string | null
  /** The same key is written once, whoever writes it again. */
  dedupeKey?: string
}

/**
 * Writes a mail in the transaction of the change it tells of: it exists exactly when the change does.
 * A worker delivers it afterwards, or it waits in the built-in outbox.
 * @returns its key; undefined when a mail with the same dedupeKey was written before
 */
export async function enqueueMail(context: Context, trx: Statements, mail: Mail): Promise<string | undefined> {
  const now = context.now()
  const row = await trx
    .insertInto('outbox')
    .values({
      id: context.ids.row(),
      kind: mail.kind,
      to_name: mail.to.name,
      to_email: mail.to.email,
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      owner_id: mail.ownerId,
      dedupe_key: mail.dedupeKey ?? null,
      status: 'waiting',
      attempts: 0,
      last_error: null,
      created_at: now,
      next_attempt_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A subject is one header line, whatever a name in it holds. */
function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}
