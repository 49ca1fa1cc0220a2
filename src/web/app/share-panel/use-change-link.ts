import { calls } from '#contract/calls.ts'
import type { CallArguments } from '#contract/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../client/api.ts'
import { sentenceOf } from '../../client/messages.ts'
import { forgetProspects } from '../prospect-queries.ts'
import { publishedMeans } from './link-words.ts'

type LinkSettings = NonNullable<CallArguments<typeof calls.changeShare>['body']>

/**
 * Changes a link, and says whether that was done; a refusal is told in a toast.
 * @param onRefused marks the field that is to blame, where one is
 */
export type ChangeLink = (
  settings: LinkSettings,
  onRefused?: (refusal: { field: string; sentence: string }) => void,
) => Promise<boolean>

/** Changes a link and loads what is shown of it anew. */
export function useChangeLink(shareId: string): { isChanging: boolean; change: ChangeLink } {
  const client = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const change: ChangeLink = async (body, onRefused) => {
    setChanging(true)
    try {
      const { mode } = await call(calls.changeShare, { params: { shareId }, body })
      await forgetProspects(client)
      const description = publishedMeans(body.published, mode)
      showToast({ title: 'Link changed', tone: 'success', ...(description !== undefined && { description }) })
      return true
    } catch (error) {
      const sentence = sentenceOf(error)
      if (error instanceof ApiFailure && error.field !== undefined) onRefused?.({ field: error.field, sentence: sentence ?? '' })
      showToast({ title: 'Failed to change link', description: sentence, tone: 'error' })
      return false
    } finally {
      setChanging(false)
    }
  }
  return { isChanging, change }
}
