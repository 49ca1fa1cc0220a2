import type { Dispatch } from 'react'
import { Steps } from '../../../ui/steps/steps.tsx'
import { type Flow, type FlowEvent, trailPlace } from './flow.ts'

const labels = ['Find', 'Confirm', 'Read', 'Results'] as const

/** Where one stands. Earlier steps lead back; what was read is not read again by going back, so Read leads nowhere. */
export function Trail({ flow, dispatch }: { flow: Flow; dispatch: Dispatch<FlowEvent> }) {
  const place = trailPlace(flow)
  if (place === undefined) return null
  const ways = waysBack(flow, dispatch)
  return (
    <Steps
      label="Steps"
      steps={labels.map((label, index) => ({
        label,
        state: index < place ? 'done' : index === place ? 'current' : 'ahead',
        onSelect: ways[label],
      }))}
    />
  )
}

function waysBack(flow: Flow, dispatch: Dispatch<FlowEvent>): Partial<Record<(typeof labels)[number], () => void>> {
  const toForm = () => dispatch({ type: 'went-back', to: 'form' })
  const toConfirm = () => dispatch({ type: 'went-back', to: 'confirm' })
  if (flow.step === 'confirm') return { Find: () => dispatch({ type: 'cancelled' }) }
  if (flow.step === 'results') return { Find: toForm, Confirm: toConfirm }
  return flow.step === 'error' && flow.reading !== undefined ? { Find: toForm, Confirm: toConfirm } : {}
}
