import { calls } from '#contract/calls.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../../client/api.ts'
import { type Message, messages, sentenceOf } from '../../client/messages.ts'
import { bringBack, forgetProspects, takeOut } from '../prospect-queries.ts'

/**
 * Deletes a prospect after the browser's own question: out of the list at once, back when the server refuses,
 * and back for 30 days by Undo. Says whether the person agreed.
 * @param failed the words for a refusal; they differ between the screens that show the list
 */
export function useDeleteProspect(failed: (message?: string) => Message): (row: ListRow) => boolean {
  const client = useQueryClient()
  return useCallback((row) => askAndDelete(client, row, failed), [client, failed])
}

function askAndDelete(client: QueryClient, row: ListRow, failed: (message?: string) => Message): boolean {
  const agreed = window.confirm('Are you sure you want to delete this prospect?')
  if (agreed) void remove(client, row, failed)
  return agreed
}

const paramsOf = ({ id }: ListRow) => ({ params: { id: String(id) } })

async function remove(client: QueryClient, row: ListRow, failed: (message?: string) => Message): Promise<void> {
  takeOut(client, row.id)
  try {
    await call(calls.deleteProspect, paramsOf(row))
    showToast({
      ...messages.prospectDeleted,
      description: deletedSentence(row),
      tone: 'deleted',
      action: { label: 'Undo', run: () => void undo(client, row) },
    })
  } catch (error) {
    bringBack(client, row)
    showToast({ ...failed(sentenceOf(error)), tone: 'error' })
    await forgetProspects(client)
  }
}

async function undo(client: QueryClient, row: ListRow): Promise<void> {
  bringBack(client, row)
  try {
    await call(calls.restoreProspect, paramsOf(row))
    showToast({ title: 'Prospect restored', description: row.organization.name, tone: 'success' })
  } catch (error) {
    showToast({ title: 'Failed to restore prospect', description: sentenceOf(error), tone: 'error' })
  }
  await forgetProspects(client)
}

function deletedSentence({ organization, progress }: ListRow): string {
  const name = `${organization.abbreviation ?? organization.name}.`
  return progress?.sharedAt ? `${name} Its link is off.` : name
}
