import type { ReactNode } from 'react'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'
import { ShareFrame } from './share-frame.tsx'
import './share-page.css'

export interface ShareErrorProps {
  shareId: string
  /** What happened, for whoever can use it. */
  technical: string
  /** A way to try once more, where that may help. */
  actions?: ReactNode
}

/** In place of the page when its link could not be read. One answer for unknown, expired and revoked. */
export function ShareError({ shareId, technical, actions }: ShareErrorProps) {
  return (
    <ShareFrame shareId={shareId}>
      <title>Error · Credscout</title>
      <div className="container">
        <ErrorCard
          title="Error"
          text="The link may be expired or invalid. Ask the person who sent it for a new one."
          technical={technical}
          actions={actions}
        />
      </div>
    </ShareFrame>
  )
}
