import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { pages } from '#contract/pages.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { NotFoundCard } from '../../not-found/not-found-card.tsx'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { PlainPage } from '../plain-page.tsx'

/** Any address that is no page. */
export function render(_page: PublicPages['not-found'], frame: PageFrame): string {
  return pageDocument(
    { title: titled('404 Page Not Found'), robots: 'noindex' },
    frame,
    <PlainPage signedIn={frame.signedIn}>
      <div className="container">
        <NotFoundCard
          actions={
            <a href={pages.home()} className={buttonClass('outlined')}>
              Return to Home
            </a>
          }
        />
      </div>
    </PlainPage>,
  )
}
