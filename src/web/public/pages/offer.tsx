import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { AccountCorner } from '../account/account-corner.tsx'
import { OfferPage } from '../offer/offer-page.tsx'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { previewCard } from '../preview-card.ts'

export function render(page: PublicPages['offer'], frame: PageFrame): string {
  const head = {
    title: titled(page.offer === undefined ? 'Offer' : `Offer No. ${page.offer.number}`),
    robots: 'noindex' as const,
    preview: previewCard('share', frame.publicUrl),
  }
  return pageDocument(head, frame, <OfferPage {...page} account={<AccountCorner signedIn={frame.signedIn} />} />)
}
