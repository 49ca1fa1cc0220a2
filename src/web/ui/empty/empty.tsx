import type { ReactNode } from 'react'
import './empty.css'

export interface EmptyProps {
  title: string
  /** One sentence. */
  sentence: string
  /** The unlit proof strip, where nothing was ever saved. */
  unlit?: boolean
  /** The way out: one button, at most one quiet one beside it. */
  children: ReactNode
}

/** A list with nothing to show. */
export function Empty({ title, sentence, unlit, children }: EmptyProps) {
  return (
    <section className="card empty">
      {unlit && <UnlitStrip />}
      <h2>{title}</h2>
      <p>{sentence}</p>
      <div className="empty-ways">{children}</div>
    </section>
  )
}

const ticks = [0, 9, 18, 27, 36, 45, 54, 63, 72]

function UnlitStrip() {
  return (
    <svg className="empty-strip" width="79" height="22" aria-hidden="true">
      {ticks.map((x) => (
        <rect key={x} x={x} width="7" height="22" rx="1" />
      ))}
    </svg>
  )
}
