import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { pages } from '#contract/pages.ts'
import { brand, marketing } from '#domain/content.ts'
import { AccountCorner } from '../account/account-corner.tsx'
import { LearnPage } from '../learn/learn-page.tsx'
import { pageDocument } from '../page-document.tsx'

export function render({ uuid }: PublicPages['learn'], frame: PageFrame): string {
  const head = {
    title: `${brand.name}: ${marketing.title}`,
    description: marketing.hero.lead,
    // Every link leads to the same page; search engines keep it once.
    canonical: frame.publicUrl + pages.learn(),
    ...(uuid === 'default' ? {} : { robots: 'noindex' as const }),
  }
  return pageDocument(head, frame, <LearnPage uuid={uuid} account={<AccountCorner signedIn={frame.signedIn} />} />)
}
