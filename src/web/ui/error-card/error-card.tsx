import { type ReactNode, type Ref, useId } from 'react'
import '../card/card.css'
import './error-card.css'

export interface ErrorCardProps {
  title: string
  /** Takes focus when the card takes the place of a page. */
  titleRef?: Ref<HTMLHeadingElement>
  /** 'h1' where the card is the page. */
  heading?: 'h1' | 'h2'
  text: ReactNode
  /** What happened, for whoever can use it: '503: isc2.org did not answer in 20 seconds'. */
  technical?: string | undefined
  actions?: ReactNode
}

/** Something did not work, or is not there: what, and the way out. */
export function ErrorCard({ title, titleRef, heading: Heading = 'h1', text, technical, actions }: ErrorCardProps) {
  const id = useId()
  return (
    <section className="card error-card" aria-labelledby={id}>
      <Heading className="error-card-title" id={id} ref={titleRef} tabIndex={-1}>
        {title}
      </Heading>
      <p className="error-card-text">{text}</p>
      {technical !== undefined && <p className="error-card-technical">{technical}</p>}
      {actions !== undefined && <div className="error-card-actions">{actions}</div>}
    </section>
  )
}
