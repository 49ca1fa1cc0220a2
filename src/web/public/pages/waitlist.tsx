import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { AccountCorner } from '../account/account-corner.tsx'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { previewCard } from '../preview-card.ts'
import { waitlistTitle } from '../waitlist/waitlist-title.ts'
import { WaitlistPage } from '../waitlist/waitlist-page.tsx'

export function render(page: PublicPages['waitlist'], frame: PageFrame): string {
  const head = {
    title: titled(waitlistTitle(page.outcome, page.isOver)),
    robots: 'noindex' as const,
    preview: previewCard('waitlist', frame.publicUrl),
  }
  return pageDocument(head, frame, <WaitlistPage {...page} account={<AccountCorner signedIn={frame.signedIn} />} />)
}
