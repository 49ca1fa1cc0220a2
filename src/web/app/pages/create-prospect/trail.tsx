import type { Dispatch } from 'react'
import { Steps } from '../../../ui/steps/steps.tsx'
import { type Flow, type FlowEvent, trailPlace } from './flow.ts'

const labels = ['Find', 'Confirm', 'Read', 'Results'] as const

/** Where one stands. Earlier steps lead back; what was read is not read again by going back, so Read leads nowhere. */
export function Trail({ flow, dispatch }: { flow: Flow; dispatch: Dispatch<FlowEvent> }) {
  const place = trailPlace(flow)
  if (place === undefined) return null
  const ways: Partial<Record<(typeof labels)[number], () => void>> =
    flow.step === 'confirm'
      ? { Find: () => dispatch({ type: 'cancelled' }) }
      : flow.step === 'results'
        ? {
            Find: () => dispatch({ type: 'went-back', to: 'form' }),
            Confirm: () => dispatch({ type: 'went-back', to: 'confirm' }),
          }
        : {}
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
