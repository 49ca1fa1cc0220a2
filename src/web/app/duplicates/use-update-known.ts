import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { KnownProspect } from '#domain/prospects/prospect.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../../client/api.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { forgetProspects } from '../prospect-queries.ts'
import { RequestKey } from '../../client/request-key.ts'
import { useSignInAgain } from '../session/use-sign-in-again.tsx'

export interface UpdatedFrom {
  result: Pick<LookupResult, 'organization' | 'certifications'>
  /** Key of the look-up that gave it, when it is known. */
  lookupId: string | undefined
}

/**
 * Saves results as the next version of a prospect that is there already, and shows it.
 * @param lookupId the look-up that the results are of
 * @param onSaved is called before it is shown: the results are no unsaved work any more
 */
export function useUpdateKnown({ result, lookupId }: UpdatedFrom, onSaved: (id: number) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { withSession, dialog } = useSignInAgain()
  const [isUpdating, setUpdating] = useState(false)
  const [key] = useState(() => new RequestKey())

  const update = async ({ id, version }: KnownProspect) => {
    setUpdating(true)
    try {
      const { organization, certifications } = result
      const body = { organization, certifications, lookupId, changeReason: 'Looked up again', baseVersion: version }
      const params = { id: String(id) }
      await withSession(() => call(calls.updateProspect, { params, body }, { idempotencyKey: key.of({ id, ...body }) }))
      onSaved(id)
      await forgetProspects(client)
      showToast({ ...messages.changesSaved, tone: 'success' })
      await navigate({ to: pages.prospect(id) })
    } catch (error) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(error)), tone: 'error' })
    } finally {
      setUpdating(false)
    }
  }
  return { isUpdating, update, dialog }
}
