import type { LetterPart } from '#domain/mail/letter-part.ts'
import { isEmailAddress } from '#domain/text/text.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { failureLine } from '../../client/failure-line.ts'
import { type MailWords, mailPreviewQuery } from './share-mail-queries.ts'

/** Milliseconds without typing until the preview is made anew. */
const pause = 400

/** The email as its reader gets it: whom it comes from, whom an answer goes to, and every word. */
export function MailPreview({ prospectId, email, subject, message }: MailWords & { prospectId: number }) {
  const address = isEmailAddress(email.trim()) ? email.trim() : ''
  const words = useSettled(JSON.stringify({ email: address, subject, message }))
  const { data: mail, error } = useQuery(mailPreviewQuery(prospectId, JSON.parse(words)))
  return (
    <section className="mail-preview" aria-label="Preview">
      <h3>As the recipient sees it</h3>
      {mail === undefined && error === null && <Spinner label="Loading the preview" />}
      {mail === undefined && error !== null && <p>The preview could not be loaded. {failureLine(error)}</p>}
      {mail !== undefined && (
        <div className="mail-preview-sheet">
          <dl>
            <div>
              <dt>From</dt>
              <dd>{mail.fromName}</dd>
            </div>
            <div>
              <dt>Replies go to</dt>
              <dd>
                {mail.replyTo ?? (
                  <>
                    nobody: your address takes no email. Give yours in{' '}
                    <Link className="link" to="/account">
                      Your account
                    </Link>
                    .
                  </>
                )}
              </dd>
            </div>
            <div>
              <dt>Subject</dt>
              <dd>{mail.subject}</dd>
            </div>
          </dl>
          <div className="mail-preview-letter" dir="auto">
            {mail.parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

function Part({ part }: { part: LetterPart }) {
  if (typeof part === 'string') return <p>{part}</p>
  if ('label' in part) {
    return (
      <p>
        <span className="mail-preview-button">{part.label}</span>
      </p>
    )
  }
  const lines = 'list' in part ? part.list : part.facts.map(([name, value]) => `${name}: ${value}`)
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
