import { pages } from '#contract/pages.ts'
import type { Line } from '#domain/certifications/certification.ts'
import type { KnownProspect, Prospect } from '#domain/prospects/prospect.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePlus, Link as LinkSign, Mail, Pencil, RefreshCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { CertificationList } from '../../../prospect/certification-list/certification-list.tsx'
import { EvidenceLegend } from '../../../prospect/evidence-legend/evidence-legend.tsx'
import { WhyItMayFit } from '../../../prospect/fit/why-it-may-fit.tsx'
import '../../../prospect/rail.css'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { AddPageDialog } from '../../added-pages/add-page-dialog.tsx'
import { KnownNotice } from '../../duplicates/known-notice.tsx'
import { MergeQuestion } from '../../duplicates/merge-question.tsx'
import { featuresQuery } from '../../features-query.ts'
import { useAddressOfCopy } from '../../use-address-of-copy.ts'
import { useSession } from '../../session/session.tsx'
import { confirmationKey, confirmationsOf } from '../../remarks/remark-words.ts'
import { remarksQuery } from '../../remarks/remarks-query.ts'
import { RemarksSection } from '../../remarks/remarks-section.tsx'
import { ShareLinkDialog } from '../../share-panel/share-link-dialog.tsx'
import { OfferedChanges, OfferNotice } from './offered-changes.tsx'
import { ShareByEmailDialog } from '../../share-by-email/share-by-email-dialog.tsx'
import { Timeline } from '../../timeline/timeline.tsx'
import { Visits } from '../../visits/visits.tsx'
import { useNotedLook } from '../../use-noted-look.ts'
import { NamesUnread } from './names-unread.tsx'
import { ProspectFacts } from './prospect-facts.tsx'
import { Recheck } from './recheck.tsx'
import { FactExports } from './fact-exports.tsx'
import { useDecide } from './use-decide.ts'
import { WorkPanel } from './work-panel.tsx'

export function LoadedProspect({ prospect }: { prospect: Prospect }) {
  const { user } = useSession()
  const { data: features } = useQuery(featuresQuery)
  const [isSharing, setSharing] = useState(false)
  const [merged, setMerged] = useState<KnownProspect>()
  const [isMailing, setMailing] = useState(false)
  const [isAdding, setAdding] = useState(false)
  // Keys of the pages to be read with the site; absent while nothing is checked.
  const [checked, setChecked] = useState<readonly string[]>()
  useNotedLook(prospect)
  const [isDeciding, setDeciding] = useState(false)
  const offer = prospect.proposal
  const addressOfCopy = useAddressOfCopy({ searchId: prospect.id })
  const onDecide = useDecide(prospect, user?.username)
  const { data: remarks } = useQuery(remarksQuery(prospect.id))
  const confirmedBy = useMemo(() => {
    const confirmations = confirmationsOf(remarks ?? [])
    return (certification: string, line?: Line) =>
      confirmations.get(confirmationKey(certification, line?.field ?? null, line?.text ?? null))
  }, [remarks])
  const { organization, certifications } = prospect
  const held = (
    <>
      <RemarksSection prospectId={prospect.id} />
      <CertificationList
        certifications={certifications}
        viewer={user?.username}
        addressOfCopy={addressOfCopy}
        onDecide={onDecide}
        explains
        confirmedBy={confirmedBy}
        empty={<p className="prospect-none">No credential programs found for this organization</p>}
      />
      <NamesUnread names={prospect.namesUnread ?? []} />
    </>
  )
  return (
    <>
      <title>{`${organization.name} · Credscout`}</title>
      <PageHeading
        title={organization.name}
        lead={organization.description === '' ? undefined : organization.description}
        actions={
          <>
            {features?.liveReading === true && checked === undefined && (
              <Button icon={<Icon of={RefreshCw} />} onClick={() => setChecked([])}>
                Re-check
              </Button>
            )}
            <Button icon={<Icon of={LinkSign} />} onClick={() => setSharing(true)}>
              Share link
            </Button>
            <Link to={pages.editProspect(prospect.id)} className={buttonClass('outlined')}>
              <span className="button-words">
                <Icon of={Pencil} />
                Edit
              </span>
            </Link>
            <Button look="filled" icon={<Icon of={Mail} />} onClick={() => setMailing(true)}>
              Share via Email
            </Button>
          </>
        }
      />
      {isSharing && (
        <ShareLinkDialog
          name={organization.abbreviation ?? organization.name}
          prospectId={prospect.id}
          onClose={() => setSharing(false)}
        />
      )}
      {isMailing && <ShareByEmailDialog prospectId={prospect.id} onClose={() => setMailing(false)} />}
      {isAdding && (
        <AddPageDialog
          organization={organization}
          onAdded={(key) => {
            setAdding(false)
            setChecked([...(checked ?? []), key])
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <div className="prospect-known">
        <KnownNotice organization={organization} except={prospect.id}>
          {(known) => (
            <Button size="small" onClick={() => setMerged(known)}>
              Merge into this one
            </Button>
          )}
        </KnownNotice>
      </div>
      {merged !== undefined && <MergeQuestion into={prospect} from={merged} onClose={() => setMerged(undefined)} />}
      <div className="with-rail">
        {checked !== undefined ? (
          <Recheck prospect={prospect} added={checked} onAdd={() => setAdding(true)} onClose={() => setChecked(undefined)}>
            {held}
          </Recheck>
        ) : offer !== undefined && isDeciding ? (
          <OfferedChanges prospect={prospect} offer={offer} onAdd={() => setAdding(true)} onClose={() => setDeciding(false)} />
        ) : (
          <div className="prospect-main">
            {offer !== undefined && <OfferNotice offer={offer} onSee={() => setDeciding(true)} />}
            {held}
          </div>
        )}
        <aside className="rail">
          <WorkPanel prospect={prospect} />
          <ProspectFacts prospect={prospect} />
          <Visits prospectId={prospect.id} />
          <Timeline key={`${prospect.version} ${prospect.viewCount} ${JSON.stringify(prospect.work)}`} prospectId={prospect.id} />
          {features?.liveReading === true && checked === undefined && (
            <section className="rail-section">
              <h2 className="rail-title">Something missing?</h2>
              <Button size="small" icon={<Icon of={FilePlus} />} onClick={() => setAdding(true)}>
                Add a page or PDF
              </Button>
            </section>
          )}
          <FactExports prospectId={prospect.id} />
          <WhyItMayFit certifications={certifications} />
          <EvidenceLegend certifications={certifications} />
        </aside>
      </div>
    </>
  )
}
