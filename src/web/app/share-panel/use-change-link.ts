import { calls } from '#contract/calls.ts'
import type { CallArguments } from '#contract/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../../client/api.ts'
import { sentenceOf } from '../../client/messages.ts'
import { forgetProspects } from '../prospect-queries.ts'

export type LinkSettings = NonNullable<CallArguments<typeof calls.changeShare>['body']>

/** Changes a link and loads what is shown of it anew. `change` says whether it was done; a refusal is told in a toast. */
export function useChangeLink(shareId: string): { isChanging: boolean; change: (settings: LinkSettings) => Promise<boolean> } {
  const client = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const change = async (body: LinkSettings) => {
    setChanging(true)
    try {
      await call(calls.changeShare, { params: { shareId }, body })
      await forgetProspects(client)
      showToast({ title: 'Link changed', tone: 'success' })
      return true
    } catch (error) {
      showToast({ title: 'Failed to change link', description: sentenceOf(error), tone: 'error' })
      return false
    } finally {
      setChanging(false)
    }
  }
  return { isChanging, change }
}
