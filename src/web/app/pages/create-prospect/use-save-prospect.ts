import { calls } from '#contract/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../api.ts'
import { messages } from '../../messages.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { newKey } from '../../request-key.ts'
import { useSession } from '../../session/session.tsx'
import type { FlowEvent, ResultsStep } from './flow.ts'
import { type KeptSave, keep } from './kept-flow.ts'
import { recentOf } from './recent-lookups.ts'
import { useRecentLookups } from './use-recent-lookups.ts'
import { laterOr, useShareByEmail } from '../../share-by-email/use-share-by-email.ts'

export interface Saving {
  saving: boolean
  sharing: boolean
  /** Saves, shares when an e-mail was given, and starts over at / (decision 16). */
  save: () => Promise<void>
}

/** Saving of results. A session that ended is renewed at /auth, and the save is finished after that. */
export function useSaveProspect(step: ResultsStep, dispatch: Dispatch<FlowEvent>, interrupted: KeptSave | undefined): Saving {
  const { end } = useSession()
  const client = useQueryClient()
  const recent = useRecentLookups()
  const { sharing, share } = useShareByEmail()
  const [saving, setSaving] = useState(false)
  // One key for one result: a second click, or a save taken up again after sign-in, makes one prospect.
  const [key] = useState(() => interrupted?.idempotencyKey ?? newKey())
  const { draft, matches, result, lookupId, added } = step
  const { organization, certifications } = result

  const save = async () => {
    setSaving(true)
    try {
      const email = draft.email === '' ? null : draft.email
      const body = { organization, certifications, email, contactFirstName: draft.contactFirstName, lookupId }
      const { id } = await call(calls.createProspect, { body }, { idempotencyKey: key })
      await forgetProspects(client)
      recent.add({ ...recentOf(draft.organization, organization), savedId: id })
      dispatch({ type: 'saved', id })
      showToast({ ...messages.prospectSaved, tone: 'success' })
      if (email !== null) await share(email, { organization, certifications, searchId: id })
      dispatch({ type: 'restarted' })
    } catch (error) {
      const kept = { kind: 'save', draft, matches, result, lookupId, added, idempotencyKey: key } as const
      if (error instanceof ApiFailure && error.status === 401 && keep(kept)) {
        end()
        return
      }
      showToast({ ...messages.saveFailed, description: laterOr(error, messages.saveFailed.description), tone: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return { saving, sharing, save }
}
