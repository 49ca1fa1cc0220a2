import { formatMoment } from '#domain/text/day-words.ts'
import type { ShareMail } from './share-mail-queries.ts'

const states: Readonly<Record<ShareMail['status'], string>> = {
  waiting: 'waiting in the outbox',
  sending: 'on its way',
  sent: 'accepted by the mail server',
  failed: 'not sent',
  suppressed: 'not sent, the address has opted out',
  'sent-by-hand': 'sent by hand',
}

/** Who got the link when. */
export function SentMails({ mails }: { mails: readonly ShareMail[] }) {
  return (
    <section className="sent-mails" aria-label="Emails so far">
      <h3>Emails so far</h3>
      <ul>
        {mails.map(({ id, to, status, createdAt, sentAt }) => (
          <li key={id}>
            <bdi>{to.email}</bdi>
            <span>
              {formatMoment(sentAt ?? createdAt)}, {states[status]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
