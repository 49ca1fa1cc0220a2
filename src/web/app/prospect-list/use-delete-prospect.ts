import { calls } from '#contract/calls.ts'
import type { ListRow } from '#domain/prospect.ts'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../api.ts'
import { type Message, messages, sentenceOf } from '../messages.ts'
import { bringBack, forgetProspects, takeOut } from '../prospect-queries.ts'

/**
 * Deletes a prospect after the browser's own question: out of the list at once, back when the server refuses,
 * and back for 30 days by Undo. Says whether the person agreed.
 * @param failed the words for a refusal; they differ between the screens that show the list
 */
export function useDeleteProspect(failed: (message?: string) => Message): (row: ListRow) => boolean {
  const client = useQueryClient()
  const params = (row: ListRow) => ({ params: { id: String(row.id) } })

  const undo = async (row: ListRow) => {
    bringBack(client, row)
    try {
      await call(calls.restoreProspect, params(row))
      showToast({ title: 'Prospect restored', description: row.organization.name, tone: 'success' })
    } catch (error) {
      showToast({ title: 'Failed to restore prospect', description: sentenceOf(error), tone: 'error' })
    }
    await forgetProspects(client)
  }

  const remove = async (row: ListRow) => {
    takeOut(client, row.id)
    try {
      await call(calls.deleteProspect, params(row))
      showToast({
        ...messages.prospectDeleted,
        description: deletedSentence(row),
        tone: 'deleted',
        action: { label: 'Undo', run: () => void undo(row) },
      })
    } catch (error) {
      bringBack(client, row)
      showToast({ ...failed(sentenceOf(error)), tone: 'error' })
      await forgetProspects(client)
    }
  }

  return (row) => {
    const agreed = window.confirm('Are you sure you want to delete this prospect?')
    if (agreed) void remove(row)
    return agreed
  }
}

function deletedSentence({ organization, progress }: ListRow): string {
  const name = `${organization.abbreviation ?? organization.name}.`
  return progress?.sharedAt ? `${name} Its link is off.` : name
}
