import type { LineState } from '#domain/evidence.ts'
import './proof-strip.css'
import { ticksOf } from './ticks.ts'

export interface ProofStripProps {
  states: readonly LineState[]
  /** Says what the ticks show; leave it out where words beside the strip say so. */
  label?: string
}

/** How much of it is proven, at a glance: full on the page, short by a person, hollow not confirmed, grey from the catalogue. */
export function ProofStrip({ states, label }: ProofStripProps) {
  const ticks = ticksOf(states)
  if (ticks.length === 0) return null
  const width = ticks.length * 6 - 2
  return (
    <svg
      className="proof-strip"
      width={width}
      height="12"
      viewBox={`0 0 ${width} 12`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {ticks.map((tick, index) => {
        const x = index * 6
        // Ticks have no identity but their place.
        const key = `${index}-${tick}`
        if (tick === 'doubt')
          return <rect key={key} className="proof-tick-doubt" x={x + 0.5} y="0.5" width="3" height="11" rx="0.5" />
        if (tick === 'person') return <rect key={key} className="proof-tick-person" x={x} y="6" width="4" height="6" rx="1" />
        return <rect key={key} className={`proof-tick-${tick}`} x={x} width="4" height="12" rx="1" />
      })}
    </svg>
  )
}
