import type { ShareView } from '#contract/shares.ts'
import { PageHeading } from '../../ui/page-heading/page-heading.tsx'
import { ReadingHint } from './reading-hint.tsx'

/** The body a link is about, and how its page is read. */
export function LinkHead({ view: { organization, certifications } }: { view: ShareView }) {
  return (
    <div className="container share-head">
      <PageHeading
        title={<bdi>{organization.name}</bdi>}
        lead={organization.description.trim() === '' ? undefined : <bdi>{organization.description}</bdi>}
        leadLook="lead"
      />
      <ReadingHint certifications={certifications} />
    </div>
  )
}
