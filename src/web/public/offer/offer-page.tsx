import { pages } from '#contract/pages.ts'
import type { PublicPages } from '#contract/public-pages.ts'
import { formatDay } from '#domain/text/day-words.ts'
import { suggestedOptions } from '#domain/offers/suggested-options.ts'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHeading } from '../../ui/page-heading/page-heading.tsx'
import { PricingSelector } from '../pricing-selector/pricing-selector.tsx'
import { SellerLine } from '../share/seller-line.tsx'
import { ShareFrame } from '../share/share-frame.tsx'
import '../share/share-page.css'
import { OfferAnnex } from './offer-annex.tsx'
import './offer-page.css'
import { OfferSheet } from './offer-sheet.tsx'

const formId = 'offer-form'

/** An offer as it was made, as a sheet of paper shows it; where there is none, or its last day is over, the way to one. */
export function OfferPage({
  shareId,
  organization,
  offer,
  options,
  certifications,
  seller,
  account,
}: PublicPages['offer'] & { account: ReactNode }) {
  return (
    <ShareFrame shareId={shareId} account={account}>
      <div className="container offer-page">
        {offer === undefined ? (
          <PageHeading
            title="No offer yet"
            lead={`Choose what it should include for ${organization}. It will not change while it is valid.`}
          />
        ) : (
          <>
            {offer.isOver && (
              <Notice tone="doubt">
                This offer ended on {formatDay(offer.validUntil)}. It shows what was offered on {formatDay(offer.madeOn)}.
              </Notice>
            )}
            <div className="offer-ways">
              <a className={buttonClass('filled')} href={pages.offerFile(shareId, offer.number, 'a4')}>
                PDF, A4
              </a>
              <a className={buttonClass('outlined')} href={pages.offerFile(shareId, offer.number, 'letter')}>
                PDF, Letter
              </a>
              <a className={buttonClass('quiet')} href={pages.share(shareId)}>
                Back to your page
              </a>
            </div>
            <OfferSheet offer={offer} />
            <OfferAnnex offer={offer} />
          </>
        )}
        <form className="offer-wish" id={formId} method="post" action={pages.offer(shareId)}>
          {offer !== undefined && <h2>{offer.isOver ? 'Make a new offer' : 'Other options?'}</h2>}
          <PricingSelector
            title="Options"
            options={options}
            form={formId}
            total={{ action: pages.offer(shareId, offer?.number), method: 'get' }}
            suggested={suggestedOptions(certifications)}
          />
          <Button type="submit" look={offer === undefined || offer.isOver ? 'filled' : 'outlined'} size="large">
            Make an offer
          </Button>
          <SellerLine seller={seller} />
        </form>
      </div>
    </ShareFrame>
  )
}
