import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/toast/toasts.ts'
import { ApiFailure } from '../../client/api.ts'
import { useSession } from '../session/session.tsx'
import { factorsQuery } from './factors-query.ts'
import { passkeyFailure } from '../../sign-in/passkey-failure.ts'

/** Why a change was refused, where a field is to blame. */
export interface RefusedField {
  field: string
  sentence: string
}

/** A change of one's second factors: carried out, seen in the list, and told where it fails. */
export function useFactorChange() {
  const client = useQueryClient()
  const { end } = useSession()
  return {
    /** @returns the field to blame, when one is; what else went wrong has been told */
    carryOut: async (work: () => Promise<void>, failed: string): Promise<RefusedField | undefined> => {
      try {
        await work()
        await client.invalidateQueries({ queryKey: factorsQuery.queryKey })
        return undefined
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 401) end()
        const sentence = passkeyFailure(error)
        showToast({ title: failed, description: sentence, tone: 'error' })
        return error instanceof ApiFailure && error.field !== undefined
          ? { field: error.field, sentence: sentence ?? '' }
          : undefined
      }
    },
  }
}
