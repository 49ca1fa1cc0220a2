import type { ToldOutcome } from '#contract/public-pages.ts'
import type { ShareView } from '#contract/shares.ts'
import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page-heading/page-heading.tsx'
import { Offer, type OfferProps } from './offer.tsx'
import { Programs } from './programs.tsx'
import { provenanceOf } from './provenance.ts'
import { ReadingHint } from './reading-hint.tsx'
import { ShareFrame } from './share-frame.tsx'
import './share-page.css'

export interface SharePageProps {
  shareId: string
  view: ShareView
  refused?: OfferProps['refused']
  told?: ToldOutcome | undefined
  account: ReactNode
}

/** What a prospect reads: its own programs with their proof, the price, and the contact form. */
export function SharePage({ shareId, view, refused, told, account }: SharePageProps) {
  const { organization, certifications, mode, version } = view
  return (
    <ShareFrame shareId={shareId} account={account}>
      <div className="container share-head">
        <PageHeading
          title={<bdi>{organization.name}</bdi>}
          lead={organization.description.trim() === '' ? undefined : <bdi>{organization.description}</bdi>}
          leadLook="lead"
        />
        <ReadingHint certifications={certifications} />
      </div>
      <div className="share-columns">
        <Programs
          shareId={shareId}
          certifications={certifications}
          told={provenanceOf(certifications)}
          mode={mode}
          version={version}
          outcome={told}
        />
        <Offer shareId={shareId} refused={refused} />
      </div>
    </ShareFrame>
  )
}
