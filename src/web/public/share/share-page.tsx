import type { SaidOnPage } from '#contract/public-pages.ts'
import type { ShareView } from '#contract/shares.ts'
import type { ReactNode } from 'react'
import type { Seller } from '#domain/offers/offer.ts'
import { LinkHead } from './link-head.tsx'
import { Offer, type OfferProps } from './offer.tsx'
import { Programs } from './programs.tsx'
import { ShareFrame } from './share-frame.tsx'
import './share-page.css'

export interface SharePageProps extends SaidOnPage {
  shareId: string
  view: ShareView
  seller: Seller
  typed?: OfferProps['typed']
  change?: OfferProps['change']
  account: ReactNode
}

/** What a prospect reads: its own programs with their proof, the price, and the contact form. */
export function SharePage({ shareId, view, seller, typed, change, account, told, kept, marks }: SharePageProps) {
  return (
    <ShareFrame shareId={shareId} account={account}>
      <LinkHead view={view} />
      <div className="share-columns">
        <Programs shareId={shareId} view={view} seller={seller} outcome={{ told, kept, marks }} />
        <Offer shareId={shareId} certifications={view.certifications} seller={seller} typed={typed} change={change} />
      </div>
      <p className="container share-noted">
        We note that this page was read and what was opened or printed, and keep that for at most 180 days. We do not note who
        read it.
      </p>
    </ShareFrame>
  )
}
