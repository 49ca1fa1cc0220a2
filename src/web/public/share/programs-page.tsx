import type { PublicPages } from '#contract/public-pages.ts'
import type { ReactNode } from 'react'
import { LinkHead } from './link-head.tsx'
import { Programs } from './programs.tsx'
import { provenanceOf } from './provenance.ts'
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
  const { certifications, mode, version } = view
  return (
    <ShareFrame shareId={shareId} account={account}>
      <LinkHead view={view} />
      <div className="share-columns">
        <Programs
          shareId={shareId}
          certifications={certifications}
          awaitsCheck={view.awaitsCheck === true}
          told={provenanceOf(certifications)}
          mode={mode}
          version={version}
          seller={seller}
          outcome={{ told, kept, marks }}
        />
        <WhereYouStand shareId={shareId} seller={seller} mayEdit={mode === 'edit'} />
      </div>
    </ShareFrame>
  )
}
