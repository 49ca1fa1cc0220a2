import { changeInterestPage, pages } from '#contract/pages.ts'
import type { Seller } from '#domain/offers/offer.ts'
import '../../ui/card/card.css'
import { buttonClass } from '../../ui/button/button.tsx'
import { EditorLink } from './editor-link.tsx'
import { SellerLine } from './seller-line.tsx'
import './where-you-stand.css'

/** Beside the programs once an interest was submitted: what every holder of the link goes on to. */
export function WhereYouStand({ shareId, seller, mayEdit }: { shareId: string; seller: Seller; mayEdit: boolean }) {
  return (
    <section className="card where-you-stand" aria-labelledby="where-you-stand" data-share={shareId}>
      <h2 id="where-you-stand">Interest submitted</h2>
      <a className={buttonClass('filled')} href={pages.waitlist(shareId)}>
        Where it stands
      </a>
      <a className={buttonClass('outlined')} href={pages.offer(shareId)}>
        Offer
      </a>
      {mayEdit && (
        <EditorLink shareId={shareId} look={buttonClass('outlined')}>
          Correct a line
        </EditorLink>
      )}
      <a className={buttonClass('outlined')} href={changeInterestPage(shareId)}>
        Change contact or options
      </a>
      <SellerLine seller={seller} />
    </section>
  )
}
