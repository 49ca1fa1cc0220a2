import { pages } from '#contract/pages.ts'
import type { Prospect } from '#domain/prospect.ts'
import { Link } from '@tanstack/react-router'
import { Link as LinkSign, Pencil } from 'lucide-react'
import { useState } from 'react'
import { CertificationList } from '../../../prospect/certification-list/certification-list.tsx'
import { EvidenceLegend } from '../../../prospect/evidence-legend/evidence-legend.tsx'
import '../../../prospect/rail.css'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { useSession } from '../../session/session.tsx'
import { ShareLinkDialog } from '../../share-panel/share-link-dialog.tsx'
import { ProspectFacts } from './prospect-facts.tsx'

export function LoadedProspect({ prospect }: { prospect: Prospect }) {
  const { user } = useSession()
  const [isSharing, setSharing] = useState(false)
  const { organization, certifications } = prospect
  return (
    <>
      <title>{`${organization.name} · Credscout`}</title>
      <PageHeading
        title={organization.name}
        lead={organization.description === '' ? undefined : organization.description}
        actions={
          <>
            <Button icon={<Icon of={LinkSign} />} onClick={() => setSharing(true)}>
              Share link
            </Button>
            <Link to={pages.editProspect(prospect.id)} className={buttonClass('outlined')}>
              <span className="button-words">
                <Icon of={Pencil} />
                Edit
              </span>
            </Link>
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
      <div className="with-rail">
        <CertificationList
          certifications={certifications}
          viewer={user?.username}
          empty={<p className="prospect-none">No credential programs found for this organization</p>}
        />
        <aside className="rail">
          <ProspectFacts prospect={prospect} />
          <EvidenceLegend catalogue={certifications.some(hasCatalogueLine)} />
        </aside>
      </div>
    </>
  )
}

function hasCatalogueLine({ evidence }: Prospect['certifications'][number]): boolean {
  return Object.values(evidence ?? {}).some((all) => all.some(({ kind }) => kind === 'catalogue'))
}
