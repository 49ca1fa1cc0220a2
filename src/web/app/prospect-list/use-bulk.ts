import { calls } from '#contract/calls.ts'
import { counted } from '#domain/text/counted.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import type { ProspectStatus, WorkDifference } from '#domain/prospects/prospect-work.ts'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../../client/api.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { bringBack, forgetProspects, takeOut } from '../prospect-queries.ts'

interface BulkChange {
  status?: ProspectStatus | null
  addTags?: string[]
  removeTags?: string[]
}

export interface Bulk {
  /** Tells what became of it. @returns whether it was done */
  change: (rows: readonly ListRow[], change: BulkChange, done: string) => Promise<boolean>
  /** Deletes after the browser's own question; Undo brings all back. @returns whether the person agreed */
  remove: (rows: readonly ListRow[]) => boolean
}

/** What is done with several prospects in one call each. */
export function useBulk(): Bulk {
  const client = useQueryClient()

  const change: Bulk['change'] = async (rows, changes, done) => {
    try {
      const answer = await call(calls.changeWorkOfMany, { body: { ids: idsOf(rows), ...changes } })
      const action = { label: 'Undo', run: () => void undoChange(answer.changed) }
      showToast({
        title: done,
        description: counted(answer.count, 'prospect'),
        tone: 'success',
        ...(answer.changed.length > 0 && { action }),
      })
      await forgetProspects(client)
      return true
    } catch (error) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(error)), tone: 'error' })
      return false
    }
  }

  const undoChange = async (changed: WorkDifference[]) => {
    try {
      const { count } = await call(calls.undoWork, { body: { changed } })
      showToast({ title: 'Change undone', description: counted(count, 'prospect'), tone: 'success' })
    } catch (error) {
      showToast({ title: 'Failed to undo the change', description: sentenceOf(error), tone: 'error' })
    }
    await forgetProspects(client)
  }

  const undo = async (rows: readonly ListRow[]) => {
    try {
      const { count } = await call(calls.restoreProspects, { body: { ids: idsOf(rows) } })
      showToast({
        title: count === 1 ? 'Prospect restored' : 'Prospects restored',
        description: counted(count, 'prospect'),
        tone: 'success',
      })
    } catch (error) {
      showToast({ title: 'Failed to restore prospects', description: sentenceOf(error), tone: 'error' })
    }
    await forgetProspects(client)
  }

  const removeNow = async (rows: readonly ListRow[]) => {
    for (const row of rows) takeOut(client, row.id)
    try {
      const { count } = await call(calls.deleteProspects, { body: { ids: idsOf(rows) } })
      const action = { label: 'Undo', run: () => void undo(rows) }
      showToast({
        title: count === 1 ? 'Prospect deleted' : 'Prospects deleted',
        description: count === 1 ? 'Its links are off.' : `${counted(count, 'prospect')}. Their links are off.`,
        tone: 'deleted',
        action,
      })
    } catch (error) {
      for (const row of rows) bringBack(client, row)
      showToast({ ...messages.deleteProspectFailed(sentenceOf(error)), tone: 'error' })
    }
    await forgetProspects(client)
  }

  const remove: Bulk['remove'] = (rows) => {
    const agreed = window.confirm(
      rows.length === 1
        ? 'Are you sure you want to delete this prospect?'
        : `Are you sure you want to delete these ${counted(rows.length, 'prospect')}?`,
    )
    if (agreed) void removeNow(rows)
    return agreed
  }
  return { change, remove }
}

function idsOf(rows: readonly ListRow[]): number[] {
  return rows.map(({ id }) => id)
}
