import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { AccountCorner } from '../account/account-corner.tsx'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { previewCard } from '../preview-card.ts'
import { ProgramsPage } from '../share/programs-page.tsx'

export function render(page: PublicPages['programs'], frame: PageFrame): string {
  const head = {
    title: titled(page.view.organization.name),
    robots: 'noindex' as const,
    preview: previewCard('share', frame.publicUrl),
  }
  return pageDocument(head, frame, <ProgramsPage {...page} account={<AccountCorner signedIn={frame.signedIn} />} />)
}
