import { formatMoment } from '#domain/text/day-words.ts'
import type { OutboxMail } from '#domain/mail/mail.ts'
import '../../../ui/card/card.css'
import { MailState } from './mail-state.tsx'

export interface MailListProps {
  mails: readonly OutboxMail[]
  hasServer: boolean
  onOpen: (mail: OutboxMail) => void
}

export function MailList({ mails, hasServer, onOpen }: MailListProps) {
  return (
    <ul className="card outbox-list">
      {mails.map((mail) => (
        <li key={mail.id}>
          <button type="button" className="outbox-row" onClick={() => onOpen(mail)}>
            <span className="outbox-words">
              <span className="outbox-subject" dir="auto">
                {mail.subject}
              </span>
              <span className="outbox-meta">
                To <bdi>{mail.to.email}</bdi>, {formatMoment(mail.createdAt)}
              </span>
            </span>
            <MailState mail={mail} hasServer={hasServer} />
          </button>
        </li>
      ))}
    </ul>
  )
}
