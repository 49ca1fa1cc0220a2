import type { LineState } from '#domain/evidence/evidence.ts'
import './proof-strip.css'
import { ticksOf } from './ticks.ts'
import { tickPaths } from './tick-paths.ts'

export interface ProofStripProps {
  states: readonly LineState[]
  /** Says what the ticks show; leave it out where words beside the strip say so. */
  label?: string
}

/** How much of it is proven, at a glance: full on the page, short by a person, hollow not confirmed, gray from the catalogue. */
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
      {tickPaths(ticks).map(({ tick, path }) => (
        <path key={tick} className={`proof-tick-${tick}`} d={path} />
      ))}
    </svg>
  )
}
