import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { asSchemaOrg } from '#domain/certifications/schema-org.ts'
import { AccountCorner } from '../account/account-corner.tsx'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { previewCard } from '../preview-card.ts'
import { SharePage } from '../share/share-page.tsx'

const noindex = { robots: 'noindex' } as const

export function render(page: PublicPages['share'], frame: PageFrame): string {
  const head = {
    title: titled(page.view.organization.name),
    ...(page.published === true ? { about: asSchemaOrg(page.view.organization, page.view.certifications) } : noindex),
    preview: previewCard('share', frame.publicUrl),
  }
  return pageDocument(head, frame, <SharePage {...page} account={<AccountCorner signedIn={frame.signedIn} />} />)
}
