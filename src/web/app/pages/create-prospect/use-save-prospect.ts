import { calls } from '#contract/calls.ts'
import { isEmailAddress } from '#domain/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Dispatch, useState } from 'react'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../api.ts'
import { messages } from '../../messages.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { newKey, RequestKey } from '../../request-key.ts'
import { useSession } from '../../session/session.tsx'
import type { FlowEvent, ResultsStep } from './flow.ts'
import { type KeptSave, keep } from './kept-flow.ts'
import { recentOf } from './recent-lookups.ts'
import { useRecentLookups } from './use-recent-lookups.ts'

export interface Saving {
  work: 'idle' | 'saving' | 'sharing'
  /** Saves, shares when an e-mail was given, and goes to / (decision 16). */
  save: () => Promise<void>
  /** Sends the saved prospect's link to an address. */
  share: (email: string) => Promise<void>
}

/** What can be done with results. A session that ended is renewed at /auth, and the save is finished after that. */
export function useSaveProspect(step: ResultsStep, dispatch: Dispatch<FlowEvent>, interrupted: KeptSave | undefined): Saving {
  const { end } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const recent = useRecentLookups()
  const [work, setWork] = useState<Saving['work']>('idle')
  // One key for one result: a second click, or a save taken up again after sign-in, makes one prospect.
  const [key] = useState(() => interrupted?.idempotencyKey ?? newKey())
  const [shareKey] = useState(() => new RequestKey())
  const { draft, matches, result, savedId } = step
  const { organization, certifications } = result

  const share = async (email: string, searchId: number | null) => {
    if (!isEmailAddress(email)) {
      showToast({ ...messages.invalidEmail, tone: 'error' })
      return
    }
    setWork('sharing')
    try {
      const body = { email, organization, certifications, ...(searchId === null ? {} : { searchId }) }
      const { delivery } = await call(calls.createShare, { body }, { idempotencyKey: shareKey.of(body) })
      shareKey.answered()
      if (delivery === 'failed') showToast({ ...messages.shareFailed, tone: 'error' })
      else if (delivery === 'outbox') showToast({ ...messages.resultsWaiting(email), tone: 'mail' })
      else showToast({ ...messages.resultsShared(email), tone: 'success' })
    } catch (error) {
      if (error instanceof ApiFailure) shareKey.answered()
      showToast({ ...messages.shareFailed, description: laterOr(error, messages.shareFailed.description), tone: 'error' })
    } finally {
      setWork('idle')
    }
  }

  const save = async () => {
    setWork('saving')
    try {
      const email = draft.email === '' ? null : draft.email
      const body = { organization, certifications, email, contactFirstName: draft.contactFirstName }
      const { id } = await call(calls.createProspect, { body }, { idempotencyKey: key })
      await forgetProspects(client)
      recent.add({ ...recentOf(draft.organization, organization), savedId: id })
      dispatch({ type: 'saved', id })
      showToast({ ...messages.prospectSaved, tone: 'success' })
      if (email !== null) await share(email, id)
      dispatch({ type: 'restarted' })
      await navigate({ to: '/' })
    } catch (error) {
      setWork('idle')
      if (error instanceof ApiFailure && error.status === 401) {
        if (keep({ kind: 'save', draft, matches, result, idempotencyKey: key })) {
          end()
          return
        }
      }
      showToast({ ...messages.saveFailed, description: laterOr(error, messages.saveFailed.description), tone: 'error' })
    }
  }

  return { work, save, share: (email) => share(email, savedId) }
}

/** The server's own sentence where the request itself was refused; anything else may work later. */
function laterOr(error: unknown, later: string): string {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500 ? (error.serverMessage ?? later) : later
}
