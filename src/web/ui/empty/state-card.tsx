import type { ReactNode } from 'react'
import './state-card.css'

export interface StateCardProps {
  title: string
  sentence: string
  /** The technical line, for whoever is asked for help: '503: isc2.org did not answer in 20 seconds'. */
  detail?: string
  /** 1 where the card is the page. */
  level?: 1 | 2
  /** Announced when it appears in place of something awaited. */
  alert?: boolean
  /** The way out. */
  children: ReactNode
}

/** Something that is missing or failed, said without a picture and without red ground. */
export function StateCard({ title, sentence, detail, level = 2, alert, children }: StateCardProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <section className="card state-card" role={alert ? 'alert' : undefined}>
      <Title className="state-card-title">{title}</Title>
      <p>{sentence}</p>
      {detail && <p className="state-card-detail">{detail}</p>}
      <div className="state-card-ways">{children}</div>
    </section>
  )
}
