import { calls } from '#contract/calls.ts'
import { type LineDecision, withDecision } from '#domain/doubtful-line.ts'
import type { Prospect } from '#domain/prospect.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FactSettings } from '../../../prospect/facts/fact-settings.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../api.ts'
import { messages, sentenceOf } from '../../messages.ts'
import { forgetProspects, prospectQuery } from '../../prospect-queries.ts'
import { newKey } from '../../request-key.ts'

/** Why the version was made, in its owner's history. */
const reasons: Record<LineDecision['kind'], string> = {
  state: 'Stated a line',
  remove: 'Removed a line that is not confirmed',
  pick: 'Picked one of the answers of sources that disagree',
}

/** Saves at once, as a version, what the owner decides about a line in doubt. */
export function useDecide(prospect: Prospect, username: string | undefined): NonNullable<FactSettings['onDecide']> {
  const client = useQueryClient()
  const saving = useRef(false)
  const save = async (certifications: Prospect['certifications'], changeReason: string) => {
    if (saving.current) return
    saving.current = true
    try {
      const { id, organization, version } = prospect
      const body = { organization, certifications, changeReason, baseVersion: version }
      const args = { params: { id: String(id) }, body }
      const saved = await call(calls.updateProspect, args, { idempotencyKey: newKey() })
      await forgetProspects(client)
      client.setQueryData(prospectQuery(id).queryKey, saved)
      showToast({ ...messages.changesSaved, tone: 'success' })
    } catch (error) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(error)), tone: 'error' })
    } finally {
      saving.current = false
    }
  }
  return (certification, line, decision) => {
    const author = { by: username ?? '', via: 'editor' as const, at: new Date().toISOString() }
    const certifications = prospect.certifications.map((one) =>
      one === certification ? withDecision(one, line.pointer, decision, author) : one,
    )
    void save(certifications, reasons[decision.kind])
  }
}
