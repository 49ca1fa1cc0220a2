import { calls } from '#contract/calls.ts'
import { counted } from '#domain/text/counted.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { isEmailAddress, limits } from '#domain/text/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { call } from '../../client/api.ts'
import '../contact/contact-dialog.css'
import { sentenceOf } from '../../client/messages.ts'
import { KeptNotice } from '../kept-fields/kept-notice.tsx'
import { useTypedFields } from '../kept-fields/use-typed-fields.ts'
import { MailPreview } from '../share-by-email/mail-preview.tsx'
import '../share-by-email/share-by-email.css'
import { forgetProspects } from '../prospect-queries.ts'
import { RequestKey } from '../../client/request-key.ts'
import './bulk-bar.css'

const noWords = { subject: '', message: '' }

/** What became of one email, in words; absent while it was not tried. */
type Outcomes = ReadonlyMap<number, { isSent: boolean; words: string }>

/** Emails the links of the chosen prospects, each to its own contact, with the same words; says of each what became of it. */
export function BulkShareDialog({ rows, onClose }: { rows: readonly ListRow[]; onClose: () => void }) {
  const client = useQueryClient()
  const formId = useId()
  // Once sent, the list behind may lose or gain rows; those of this dialog stay.
  const [chosen] = useState(rows)
  const { typed: words, type, ...kept } = useTypedFields('mails', noWords)
  const { subject, message } = words
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [sending, setSending] = useState(false)
  const [keys] = useState(() => new Map(rows.map(({ id }) => [id, new RequestKey()])))
  const reachable = chosen.filter(({ email }) => email !== null && isEmailAddress(email))
  const open = reachable.filter(({ id }) => outcomes.get(id)?.isSent !== true)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSending(true)
    const told = new Map(outcomes)
    for (const row of open) {
      told.set(row.id, await sendOne(row, { subject, message }, keys.get(row.id)))
      setOutcomes(new Map(told))
    }
    setSending(false)
    if (open.every(({ id }) => told.get(id)?.isSent === true)) kept.forget()
    await forgetProspects(client)
  }

  const [preview] = reachable
  const isOver = outcomes.size > 0 && open.length === 0
  return (
    <Dialog
      title="Share via Email"
      size="wide"
      onClose={onClose}
      actions={
        isOver ? (
          <Button look="filled" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              look="filled"
              disabled={open.length === 0}
              busy={sending ? 'Sending…' : undefined}
            >
              Send {counted(open.length, 'email')}
            </Button>
          </>
        )
      }
    >
      {!isOver && (
        <form id={formId} className="contact-form" noValidate onSubmit={(event) => void send(event)}>
          <KeptNotice kept={kept} onDiscard={kept.discard} />
          <TextField
            label="Subject"
            optional
            maxLength={limits.emailSubject}
            placeholder="Certifications of each organization"
            value={subject}
            onChange={({ target }) => type({ ...words, subject: target.value })}
          />
          <TextArea
            label="Message"
            optional
            rows={4}
            maxLength={limits.emailMessage}
            hint="Appears in each email between the greeting and the link. Left empty, each prospect's own message is used."
            value={message}
            onChange={({ target }) => type({ ...words, message: target.value })}
          />
        </form>
      )}
      {!isOver && preview !== undefined && (
        <MailPreview
          prospectId={preview.id}
          email={preview.email ?? ''}
          subject={subject || (preview.emailSubject ?? '')}
          message={message || (preview.emailMessage ?? '')}
        />
      )}
      <ul className="bulk-share-rows" aria-live="polite">
        {chosen.map((row) => (
          <li key={row.id}>
            <span>{row.organization.abbreviation ?? row.organization.name}</span>
            <span>
              {outcomes.get(row.id)?.words ?? (reachable.includes(row) ? row.email : 'No email address. Edit the contact first.')}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

async function sendOne(row: ListRow, words: { subject: string; message: string }, key: RequestKey | undefined) {
  const body = {
    searchId: row.id,
    email: row.email ?? '',
    subject: words.subject || (row.emailSubject ?? ''),
    message: words.message || (row.emailMessage ?? ''),
  }
  try {
    const { delivery, message } = await call(
      calls.createShare,
      { body },
      key === undefined ? {} : { idempotencyKey: key.of(body) },
    )
    key?.answered()
    if (delivery === 'failed') return { isSent: false, words: message ?? 'Not sent. Please try again later.' }
    if (delivery === 'link-only') return { isSent: true, words: message ?? 'Only the link was made.' }
    return { isSent: true, words: delivery === 'outbox' ? `Waiting in the outbox, for ${row.email}` : `Sent to ${row.email}` }
  } catch (error) {
    return { isSent: false, words: sentenceOf(error) ?? 'Not sent. Please try again later.' }
  }
}
