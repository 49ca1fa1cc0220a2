import { calls } from '#contract/calls.ts'
import type { ReadMail } from '#contract/outbox.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { copyMail, mailtoAddress } from '../../copy-mail.ts'
import { failureLine } from '../../../client/failure-line.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { mailQuery, showChanged } from '../../outbox-queries.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { stateSentence } from './mail-state.tsx'

export interface MailDialogProps {
  id: string
  subject: string
  /** Whether there is a mail server, so that trying again means something. */
  hasServer: boolean
  onClose: () => void
}

/** An email to read, copy and try again. */
export function MailDialog({ id, subject, hasServer, onClose }: MailDialogProps) {
  const { data: mail, error, refetch } = useQuery(mailQuery(id))
  const { isTrying, tryAgain } = useTryAgain(id)
  const { isMarking, markSent } = useMarkSent(id)
  const isOpen = mail?.status === 'failed' || mail?.status === 'waiting'
  const canTry = hasServer && isOpen
  return (
    <Dialog
      title={subject}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {canTry && (
            <Button busy={isTrying ? 'Trying…' : undefined} onClick={() => void tryAgain()}>
              {mail.status === 'failed' && mail.attempts === 0 ? 'Send' : 'Try Again'}
            </Button>
          )}
          {isOpen && (
            <Button busy={isMarking ? 'Marking…' : undefined} onClick={() => void markSent()}>
              Sent by me
            </Button>
          )}
          {mail !== undefined && (
            <a className={buttonClass('outlined')} href={mailtoAddress(mail)}>
              Open in email program
            </a>
          )}
          {mail !== undefined && (
            <Button look="filled" onClick={() => void copyMail(mail)}>
              Copy message
            </Button>
          )}
        </>
      }
    >
      {mail !== undefined && <Words mail={mail} />}
      {mail === undefined && error === null && <Spinner label="Loading the email" />}
      {error !== null && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button size="small" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          The email could not be loaded. {failureLine(error)}
        </Notice>
      )}
    </Dialog>
  )
}

function Words({ mail }: { mail: ReadMail }) {
  const sentence = stateSentence(mail)
  return (
    <>
      <p className="outbox-meta">
        To {mail.to.name !== null && <bdi>{mail.to.name} </bdi>}
        <bdi>{mail.to.email}</bdi>, written on {formatMoment(mail.createdAt)}
      </p>
      {sentence !== undefined && <p className="outbox-sentence">{sentence}</p>}
      <div className="outbox-text" dir="auto">
        {mail.text}
      </div>
    </>
  )
}

function useMarkSent(id: string) {
  const client = useQueryClient()
  const [isMarking, setMarking] = useState(false)
  const markSent = async () => {
    setMarking(true)
    try {
      await showChanged(client, await call(calls.markSentByHand, { params: { id } }))
      await forgetProspects(client)
      showToast({ title: 'Marked as sent', description: 'It will not be tried again.', tone: 'success' })
    } catch (error) {
      showToast({ title: 'Failed to mark the email as sent', description: sentenceOf(error), tone: 'error' })
    } finally {
      setMarking(false)
    }
  }
  return { isMarking, markSent }
}

function useTryAgain(id: string) {
  const client = useQueryClient()
  const [isTrying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    try {
      const mail = await call(calls.retryMail, { params: { id } })
      await showChanged(client, mail)
      if (mail.status === 'sent') {
        showToast({ title: 'Email sent', description: `The mail server has accepted it for ${mail.to.email}.`, tone: 'success' })
      } else {
        showToast({ title: 'Email not sent', description: mail.lastError ?? 'It is waiting in the outbox.', tone: 'error' })
      }
    } catch (error) {
      showToast({ title: 'Failed to send email', description: sentenceOf(error), tone: 'error' })
    } finally {
      setTrying(false)
    }
  }
  return { isTrying, tryAgain }
}
