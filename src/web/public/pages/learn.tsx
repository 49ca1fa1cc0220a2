import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { pages, wholeAddress } from '#contract/pages.ts'
import { brand, marketing } from '#domain/public-face/content.ts'
import { figures, withFigures } from '#domain/public-face/computed-figures.ts'
import { AccountCorner } from '../account/account-corner.tsx'
import { LearnPage } from '../learn/learn-page.tsx'
import { productData } from '../learn/product-data.ts'
import { pageDocument } from '../page-document.tsx'
import { previewCard } from '../preview-card.ts'

export function render({ shareId, options }: PublicPages['learn'], frame: PageFrame): string {
  const head = {
    title: `${brand.name}: ${marketing.title}`,
    description: withFigures(marketing.hero.lead, figures()),
    // Every link leads to the same page; search engines keep it once.
    canonical: wholeAddress(frame.publicUrl, pages.learn()),
    preview: previewCard('learn', frame.publicUrl),
    about: productData(frame.publicUrl),
    ...(shareId === 'default' ? {} : { robots: 'noindex' as const }),
  }
  return pageDocument(
    head,
    frame,
    <LearnPage shareId={shareId} options={options} account={<AccountCorner signedIn={frame.signedIn} folded />} />,
  )
}
