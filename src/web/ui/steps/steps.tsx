import { Check } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import './steps.css'

export interface Step {
  label: string
  state: 'done' | 'current' | 'ahead'
  /** Goes back to it; only for earlier steps. */
  onSelect?: (() => void) | undefined
}

/** Where one stands in a job of several steps. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step) => (
          <li
            key={step.label}
            className="steps-step"
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className="steps-mark">{step.state === 'done' && <Icon of={Check} size={14} />}</span>
            {step.onSelect === undefined ? (
              <span className="steps-label" data-label={step.label}>
                {step.label}
              </span>
            ) : (
              <button className="steps-label steps-back" data-label={step.label} type="button" onClick={step.onSelect}>
                {step.label}
              </button>
            )}
            {step.state === 'done' && <span className="visually-hidden"> done</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
