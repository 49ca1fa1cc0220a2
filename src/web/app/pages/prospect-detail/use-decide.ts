import { calls } from '#contract/calls.ts'
import { type LineDecision, withDecision } from '#domain/proof/line-decision.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FactSettings } from '../../../prospect/facts/fact-settings.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { messages, sentenceOf } from '../../../client/messages.ts'
import { forgetProspects, prospectQuery } from '../../prospect-queries.ts'
import { undoable } from '../../undoable.ts'
import { newKey } from '../../../client/request-key.ts'

/** Why the version was made, in its owner's history. */
const reasons: Record<LineDecision['kind'], string> = {
  state: 'Stated a line',
  remove: 'Removed a line in doubt',
  pick: 'Picked one answer where sources disagree',
}

/** Saves at once, as a version, what the owner decides about a line in doubt. */
export function useDecide(prospect: Prospect, username: string | undefined): NonNullable<FactSettings['onDecide']> {
  const client = useQueryClient()
  const saving = useRef(false)
  const save = async (
    { id, organization, version }: Pick<Prospect, 'id' | 'organization' | 'version'>,
    certifications: Prospect['certifications'],
    changeReason: string,
    undone?: Prospect['certifications'],
  ) => {
    if (saving.current) return
    saving.current = true
    try {
      const body = { organization, certifications, changeReason, baseVersion: version }
      const args = { params: { id: String(id) }, body }
      const saved = await call(calls.updateProspect, args, { idempotencyKey: newKey() })
      client.setQueryData(prospectQuery(id).queryKey, saved)
      // Nobody waits for the list: what is shown is what was saved, and the next press counts.
      void forgetProspects(client)
      const undo = () => void save(saved, undone ?? [], 'Brought back a line')
      showToast({
        ...messages.changesSaved,
        tone: 'success',
        ...(undone === undefined ? {} : { action: { label: 'Undo', run: undo }, duration: undoable }),
      })
    } catch (error) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(error)), tone: 'error' })
    } finally {
      saving.current = false
    }
  }
  return (certification, pointer, decision) => {
    const author = { by: username ?? '', via: 'editor' as const, at: new Date().toISOString() }
    const certifications = withDecision(prospect.certifications, { certification, pointer }, decision, author)
    void save(prospect, certifications, reasons[decision.kind], decision.kind === 'remove' ? prospect.certifications : undefined)
  }
}
