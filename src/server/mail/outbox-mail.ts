import type { OutboxMail } from '#domain/mail/mail.ts'
import type { Context } from '../context.ts'
import type { StoredMail } from './queue.ts'

/** An email as lists of emails show it; a next try is named only where a mail server is set up. */
export function outboxMail({ config }: Context, mail: StoredMail): OutboxMail {
  const hasNext = mail.status === 'waiting' && config.mail !== null
  return {
    id: mail.id,
    kind: mail.kind,
    to: { name: mail.to_name, email: mail.to_email },
    subject: mail.subject,
    status: mail.status,
    attempts: mail.attempts,
    lastError: mail.last_error,
    createdAt: mail.created_at.toISOString(),
    nextAttemptAt: hasNext ? mail.next_attempt_at.toISOString() : null,
    sentAt: mail.sent_at?.toISOString() ?? null,
  }
}
