import type { PublicPages } from '#contract/public-pages.ts'
import type { ReactNode } from 'react'
import { LinkHead } from './link-head.tsx'
import { Programs } from './programs.tsx'
import { ShareFrame } from './share-frame.tsx'
import './share-page.css'
import { WhereYouStand } from './where-you-stand.tsx'

/** The programs of a link whose interest was submitted, and the ways on from them. */
export function ProgramsPage({
  shareId,
  view,
  seller,
  account,
  told,
  kept,
  marks,
}: PublicPages['programs'] & { account: ReactNode }) {
  return (
    <ShareFrame shareId={shareId} account={account}>
      <LinkHead view={view} />
      <div className="share-columns">
        <Programs shareId={shareId} view={view} seller={seller} outcome={{ told, kept, marks }} />
        <WhereYouStand shareId={shareId} seller={seller} mayEdit={view.mode === 'edit'} />
      </div>
    </ShareFrame>
  )
}
