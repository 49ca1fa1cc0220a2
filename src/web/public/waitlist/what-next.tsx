import { changeInterestPage, pages } from '#contract/pages.ts'
import { nextSteps } from '#domain/public-face/content.ts'
import { figures, withFigures } from '#domain/public-face/computed-figures.ts'
import type { LinkMode } from '#domain/shares/link.ts'
import type { Seller } from '#domain/offers/offer.ts'
import type { InterestOutcome } from '#domain/offers/interest.ts'
import { remarksFormId } from '../remarks/remark-words.ts'
import { SellerLine } from '../share/seller-line.tsx'

interface WhatNextProps {
  outcome: InterestOutcome
  /** Whether its trial has ended. */
  isOver: boolean
  shareId: string
  seller: Seller | undefined
  /** What its readers may do with what the link shows; undefined: nothing is known of it. */
  mode: LinkMode | undefined
}

/** Until somebody says so, nothing goes on by itself. */
const afterTrial = ['Tell the person who sent you the link if you want to continue. Nothing is charged until you say so.']

/** What follows a submission and when, the ways on that every holder of the link has, and whom to ask. */
export function WhatNext({ outcome, isOver, shareId, seller, mode }: WhatNextProps) {
  return (
    <section className="what-next" aria-labelledby="what-next">
      <h2 id="what-next">What happens next</h2>
      <ol>
        {(isOver ? afterTrial : nextSteps[outcome.outcome]).map((step) => (
          <li key={step}>{withFigures(step, figures())}</li>
        ))}
      </ol>
      <ul className="what-next-ways">
        <li>
          <a className="link" href={pages.sharedPrograms(shareId)}>
            Your programs
          </a>
        </li>
        <li>
          <a className="link" href={pages.offer(shareId)}>
            Offer
          </a>
        </li>
        {(mode === 'edit' || mode === 'suggest') && (
          <li>
            <a className="link" href={`${pages.sharedPrograms(shareId)}#${remarksFormId}`}>
              Correct a line
            </a>
          </li>
        )}
        {mode === 'edit' && (
          <li className="what-next-editor">
            <a className="link" href={pages.editShare(shareId)}>
              Edit everything
            </a>
          </li>
        )}
        <li>
          <a className="link" href={changeInterestPage(shareId)}>
            Change contact or options
          </a>
        </li>
      </ul>
      {seller !== undefined && <SellerLine seller={seller} />}
    </section>
  )
}
