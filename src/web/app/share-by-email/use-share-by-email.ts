import { calls } from '#contract/calls.ts'
import type { CallArguments } from '#contract/call.ts'
import { isEmailAddress } from '#domain/text/text.ts'
import { useState } from 'react'
import { showToast } from '../../ui/toast/toasts.ts'
import { ApiFailure, call, ConnectionFailure } from '../../client/api.ts'
import { copyMail } from '../copy-mail.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { RequestKey } from '../../client/request-key.ts'
import { useSession } from '../session/session.tsx'

type ShareBody = NonNullable<CallArguments<typeof calls.createShare>['body']>
type WithoutEmail<Body> = Body extends { email: string } ? Omit<Body, 'email'> : never
/** What is sent: one of the call's email forms, without the address. */
type Sendable = WithoutEmail<ShareBody>

export interface ShareByEmail {
  sharing: boolean
  /** @returns whether a link was made and its email written; what went wrong has been told */
  share: (email: string, sent: Sendable) => Promise<boolean>
}

/** Sends a result's link to an address and says what became of it. Never throws: a failed share undoes nothing. */
export function useShareByEmail(): ShareByEmail {
  const { end } = useSession()
  const [sharing, setSharing] = useState(false)
  const [key] = useState(() => new RequestKey())

  const share = async (email: string, sent: Sendable): Promise<boolean> => {
    if (!isEmailAddress(email)) {
      showToast({ ...messages.invalidEmail, tone: 'error' })
      return false
    }
    setSharing(true)
    try {
      const body = { ...sent, email }
      const { delivery, message, mailId } = await call(calls.createShare, { body }, { idempotencyKey: key.of(body) })
      key.answered()
      const why = message === undefined ? {} : { description: message }
      if (delivery === 'failed') showToast({ ...messages.shareFailed, ...why, tone: 'error' })
      else if (delivery === 'link-only') showToast({ ...messages.resultsLinked, ...why, tone: 'plain' })
      else if (delivery === 'outbox') showToast({ ...messages.resultsWaiting(email), ...why, tone: 'mail', ...copying(mailId) })
      else showToast({ ...messages.resultsShared(email), tone: 'success' })
      return delivery !== 'failed'
    } catch (error) {
      if (error instanceof ApiFailure) key.answered()
      if (error instanceof ApiFailure && error.status === 401) end()
      showToast({ ...messages.shareFailed, description: laterOr(error, messages.shareFailed.description), tone: 'error' })
      return false
    } finally {
      setSharing(false)
    }
  }
  return { sharing, share }
}

/** What waits in the outbox can be sent by hand. */
function copying(mailId: string | undefined) {
  if (mailId === undefined) return {}
  const run = async () => {
    try {
      await copyMail(await call(calls.getMail, { params: { id: mailId } }))
    } catch (error) {
      showToast({ title: 'Failed to copy message to clipboard', description: sentenceOf(error), tone: 'error' })
    }
  }
  return { action: { label: 'Copy message', run: () => void run() } }
}

/** The server's own sentence where the request itself was refused, or that the browser is offline; anything else may work later. */
export function laterOr(error: unknown, later: string): string {
  if (error instanceof ConnectionFailure && !navigator.onLine) return error.serverMessage
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500 ? (error.serverMessage ?? later) : later
}
