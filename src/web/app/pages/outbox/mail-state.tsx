import { formatMoment } from '#domain/text/day-words.ts'
import type { OutboxMail } from '#domain/mail/mail.ts'
import { Tag } from '../../../ui/tag/tag.tsx'

/** How far an email has come. Only what asks for something is a tag. */
export function MailState({ mail, hasServer }: { mail: OutboxMail; hasServer: boolean }) {
  const { status, sentAt, attempts } = mail
  if (status === 'failed') return <Tag tone="danger">Not sent</Tag>
  if (status === 'suppressed') return <Tag>Opted out</Tag>
  if (status === 'sent-by-hand' && sentAt !== null)
    return <span className="outbox-state">Sent by you {formatMoment(sentAt)}</span>
  if (status === 'waiting') return <Tag tone={attempts > 0 ? 'doubt' : 'plain'}>{hasServer ? 'Waits' : 'Waits here'}</Tag>
  return <span className="outbox-state">{sentAt === null ? 'On its way' : `Accepted ${formatMoment(sentAt)}`}</span>
}

/** What there is to know about an email before one does something about it; nothing where its state says it all. */
export function stateSentence({ status, lastError, attempts, nextAttemptAt, sentAt }: OutboxMail): string | undefined {
  const tries = attempts === 0 ? '' : attempts === 1 ? 'Tried once. ' : `Tried ${attempts} times. `
  if (status === 'sent' && sentAt !== null) return `Accepted by the mail server on ${formatMoment(sentAt)}.`
  if (status === 'sent-by-hand' && sentAt !== null) return `Sent by you on ${formatMoment(sentAt)}.`
  if (status === 'suppressed') return 'Not sent: this address has opted out of emails like this.'
  if (status === 'failed') return `${tries}${lastError ?? 'It could not be sent.'}`
  if (status === 'waiting' && nextAttemptAt !== null && attempts > 0) {
    return `${tries}The next attempt is on ${formatMoment(nextAttemptAt)}. ${lastError ?? ''}`.trim()
  }
  return undefined
}
