import type { Prospect } from '#domain/prospects/prospect.ts'
import type { Ref } from 'react'
import { CertificationList } from '../../../prospect/certification-list/certification-list.tsx'
import { EvidenceLegend } from '../../../prospect/evidence-legend/evidence-legend.tsx'
import { WhyItMayFit } from '../../../prospect/fit/why-it-may-fit.tsx'
import { useSession } from '../../session/session.tsx'
import { NothingFound } from '../../../prospect/certification-list/nothing-found.tsx'
import { useAddressOfCopy } from '../../use-address-of-copy.ts'
import { ResultsFrame } from './results-frame.tsx'
import { SavedActions } from './saved-actions.tsx'

/** Step 3 of a prospect that was saved before. */
export function SavedResults({ prospect, titleRef }: { prospect: Prospect; titleRef: Ref<HTMLHeadingElement> }) {
  const { user } = useSession()
  const { id, organization, certifications } = prospect
  const addressOfCopy = useAddressOfCopy({ searchId: id })
  return (
    <ResultsFrame
      organization={organization}
      titleRef={titleRef}
      actions={<SavedActions savedId={id} />}
      rail={
        <>
          <WhyItMayFit certifications={certifications} />
          <EvidenceLegend certifications={certifications} />
        </>
      }
    >
      <CertificationList
        certifications={certifications}
        viewer={user?.username}
        addressOfCopy={addressOfCopy}
        empty={<NothingFound />}
      />
    </ResultsFrame>
  )
}
