import { calls } from '#contract/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../../client/api.ts'
import { keeperOf } from '../../../kept/place.ts'
import { messages } from '../../../client/messages.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { newKey } from '../../../client/request-key.ts'
import { useSession } from '../../session/session.tsx'
import type { ResultsStep } from '../../find-and-read/steps.ts'
import { type ProspectForm, emptyForm } from '../../find-and-read/prospect-form.ts'
import type { FlowEvent } from './flow.ts'
import { forgetTypedNames } from './typed-names.ts'
import { forgetTabFlow, keepTabFlow, keptResults } from '../../find-and-read/kept-flow.ts'
import { useRecentLookups } from './use-recent-lookups.ts'
import { laterOr, useShareByEmail } from '../../share-by-email/use-share-by-email.ts'

export interface Saving {
  saving: boolean
  sharing: boolean
  /** Saves, shares when an email was given, and starts over at /. */
  save: () => Promise<void>
}

/** Saving of results. A session that ended is renewed at /auth, and the save is finished after that. */
export function useSaveProspect(
  step: ResultsStep<ProspectForm>,
  dispatch: Dispatch<FlowEvent>,
  interrupted: string | undefined,
): Saving {
  const { end, user } = useSession()
  const keeper = keeperOf(user)
  const client = useQueryClient()
  const recent = useRecentLookups()
  const { sharing, share } = useShareByEmail()
  const [saving, setSaving] = useState(false)
  // One key for one result: a second click, or a save taken up again after sign-in, makes one prospect.
  const [key] = useState(() => interrupted ?? newKey())
  const { draft, result, lookupId } = step
  const { organization, certifications } = result

  const save = async () => {
    setSaving(true)
    try {
      const email = draft.email === '' ? null : draft.email
      const body = { organization, certifications, email, contactFirstName: draft.contactFirstName, lookupId }
      const { id } = await call(calls.createProspect, { body }, { idempotencyKey: key })
      await forgetProspects(client)
      recent.add(draft.organization, organization, id)
      forgetTabFlow(keeper, 'create-prospect', step)
      forgetTypedNames(keeper, lookupId)
      dispatch({ type: 'saved', id })
      showToast({ ...messages.prospectSaved, tone: 'success' })
      if (email !== null) await share(email, { organization, certifications, searchId: id })
      dispatch({ type: 'restarted', draft: emptyForm })
    } catch (error) {
      const kept = { ...keptResults(step), interruptedSave: key }
      if (error instanceof ApiFailure && error.status === 401 && keepTabFlow(keeper, 'create-prospect', kept)) {
        end(`Your session has ended. The results for ${organization.name} are kept, and saved as soon as you sign in.`)
        return
      }
      showToast({ ...messages.saveFailed, description: laterOr(error, messages.saveFailed.description), tone: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return { saving, sharing, save }
}
