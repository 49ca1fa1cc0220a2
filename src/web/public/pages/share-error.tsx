import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { AccountCorner } from '../account/account-corner.tsx'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { askedTitle, ShareError } from '../share/share-error.tsx'

export function render(page: PublicPages['share-error'], frame: PageFrame): string {
  return pageDocument(
    { title: titled(page.asked ? askedTitle : 'Error'), robots: 'noindex' },
    frame,
    <ShareError {...page} account={<AccountCorner signedIn={frame.signedIn} />} />,
  )
}
