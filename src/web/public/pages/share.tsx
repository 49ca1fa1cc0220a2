import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { SharePage } from '../share/share-page.tsx'

export function render(page: PublicPages['share'], frame: PageFrame): string {
  const head = { title: titled(page.view.organization.name), robots: 'noindex' as const }
  return pageDocument(head, frame, <SharePage {...page} />)
}
