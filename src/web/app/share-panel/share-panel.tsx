import '../../ui/card/card.css'
import { ShareLink } from './share-link.tsx'
import './share-panel.css'

/** 'Share', under a prospect that was saved. */
export function SharePanel({ prospectId }: { prospectId: number }) {
  return (
    <section className="card share-panel" aria-labelledby="share-panel-title">
      <h3 id="share-panel-title">Share</h3>
      <ShareLink prospectId={prospectId} />
    </section>
  )
}
