import type { Prospect } from '#domain/prospects/prospect.ts'
import { isEmailAddress, limits } from '#domain/text/text.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { messages } from '../../client/messages.ts'
import { KeptNotice } from '../kept-fields/kept-notice.tsx'
import { useTypedFields } from '../kept-fields/use-typed-fields.ts'
import { forgetProspects } from '../prospect-queries.ts'
import { HeldBack } from '../share-panel/held-back.tsx'
import { MailPreview } from './mail-preview.tsx'
import { askedWords } from './asked-words.ts'
import { type ShareMail, shareMailsQuery } from './share-mail-queries.ts'
import './share-by-email.css'
import { SentMails } from './sent-mails.tsx'
import { useShareByEmail } from './use-share-by-email.ts'
import { FormActions } from '../form/form-actions.tsx'

/** Whom the link goes to and with which words. A second email to the same person is asked about. What was typed stays until it is sent. */
export function ShareMailForm({ prospect, onClose }: { prospect: Prospect; onClose: () => void }) {
  const client = useQueryClient()
  const formId = useId()
  const emailField = useRef<HTMLInputElement>(null)
  const { data: sent } = useQuery(shareMailsQuery(prospect.id))
  const { sharing, share } = useShareByEmail()
  const { typed, type, ...kept } = useTypedFields(`mail.${prospect.id}`, {
    email: prospect.email ?? '',
    subject: prospect.emailSubject ?? '',
    message: prospect.emailMessage ?? '',
  })
  const { email, subject, message } = typed
  const [error, setError] = useState<string>()
  /** The email that somebody got already, once it was asked about. */
  const [asked, setAsked] = useState<ShareMail>()

  const question = asked && askedWords(asked)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = email.trim()
    if (!isEmailAddress(address)) {
      // Said at the field, too: the notification goes.
      setError(messages.invalidEmail.description)
      showToast({ ...messages.invalidEmail, tone: 'error' })
      emailField.current?.focus()
      return
    }
    const before = sent?.find(({ to }) => to.email.toLowerCase() === address.toLowerCase())
    if (before !== undefined && askedWords(before) !== undefined && asked?.id !== before.id) {
      setAsked(before)
      return
    }
    if (!(await share(address, { searchId: prospect.id, subject, message }))) return
    kept.forget()
    onClose()
    await forgetProspects(client)
  }

  return (
    <Dialog
      title="Share via Email"
      size="wide"
      onClose={onClose}
      actions={
        <>
          {question !== undefined && (
            <div className="share-mail-asked">
              <Notice tone="doubt" role="alert">
                {question.sentence}
              </Notice>
            </div>
          )}
          <FormActions formId={formId} send={question?.button ?? 'Send'} sending="Sending…" busy={sharing} onClose={onClose} />
        </>
      }
    >
      <form id={formId} className="share-mail" noValidate onSubmit={(event) => void send(event)}>
        <KeptNotice kept={kept} onDiscard={kept.discard} />
        <HeldBack prospectId={prospect.id} onLeave={onClose} />
        <TextField
          label="Email"
          type="email"
          ref={emailField}
          placeholder="name@example.org"
          value={email}
          error={error}
          onChange={(event) => {
            type({ ...typed, email: event.target.value })
            setError(undefined)
            setAsked(undefined)
          }}
        />
        <TextField
          label="Subject"
          optional
          maxLength={limits.emailSubject}
          placeholder={`Certifications of ${prospect.organization.name}`}
          value={subject}
          onChange={(event) => type({ ...typed, subject: event.target.value })}
        />
        <TextArea
          label="Message"
          optional
          rows={4}
          maxLength={limits.emailMessage}
          hint="Appears between the greeting and the link."
          value={message}
          onChange={(event) => type({ ...typed, message: event.target.value })}
        />
      </form>
      <MailPreview prospectId={prospect.id} email={email} subject={subject} message={message} />
      {sent !== undefined && sent.length > 0 && <SentMails mails={sent} />}
    </Dialog>
  )
}
