import { pages } from '#contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { sharesQuery } from '../prospect-queries.ts'
import { isOpen } from '../share-panel/link-words.ts'

/** The ways to an offer: its page and its file. Every link of its prospect that opens leads there, and its owner needs no passcode. */
export function OfferWays({ prospectId, number }: { prospectId: number; number: string }) {
  const { data: links } = useQuery(sharesQuery(prospectId))
  const link = links?.find(isOpen)
  if (links === undefined) return null
  if (link === undefined) return <p className="timeline-detail">Opens with a link to this prospect; none is open now.</p>
  return (
    <p className="timeline-ways">
      <a className="link" href={pages.offer(link.shareId, number)} target="_blank" rel="noreferrer">
        Open offer<span className="visually-hidden"> No. {number}, in a new tab</span>
      </a>
      <a className="link" href={pages.offerFile(link.shareId, number, 'a4')} download>
        PDF<span className="visually-hidden"> of offer No. {number}</span>
      </a>
    </p>
  )
}
