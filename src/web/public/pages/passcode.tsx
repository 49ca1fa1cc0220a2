import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { AccountCorner } from '../account/account-corner.tsx'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { previewCard } from '../preview-card.ts'
import { PasscodePage } from '../share/passcode-page.tsx'

export function render(page: PublicPages['passcode'], frame: PageFrame): string {
  return pageDocument(
    { title: titled('Passcode'), robots: 'noindex', preview: previewCard('share', frame.publicUrl) },
    frame,
    <PasscodePage {...page} account={<AccountCorner signedIn={frame.signedIn} />} />,
  )
}
