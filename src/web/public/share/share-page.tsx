import type { ShareView } from '#contract/shares.ts'
import { PageHeading } from '../../ui/page-heading/page-heading.tsx'
import { Offer, type SubmitInterest } from './offer.tsx'
import { Programs } from './programs.tsx'
import { provenanceOf } from './provenance.ts'
import { ReadingHint } from './reading-hint.tsx'
import { ShareFrame } from './share-frame.tsx'
import './share-page.css'

export interface SharePageProps {
  shareId: string
  view: ShareView
  submit: SubmitInterest
}

/** What a prospect reads: its own programs with their proof, the price, and the contact form. Knows neither router nor session. */
export function SharePage({ shareId, view: { organization, certifications }, submit }: SharePageProps) {
  const provenance = provenanceOf(certifications)
  return (
    <ShareFrame shareId={shareId}>
      <title>{`${organization.name} · Credscout`}</title>
      <div className="container share-head">
        <PageHeading
          title={organization.name}
          lead={organization.description.trim() === '' ? undefined : organization.description}
          leadLook="lead"
        />
        <ReadingHint provenance={provenance} />
      </div>
      <div className="share-columns">
        <Programs shareId={shareId} certifications={certifications} told={provenance.told} />
        <Offer shareId={shareId} submit={submit} />
      </div>
    </ShareFrame>
  )
}
