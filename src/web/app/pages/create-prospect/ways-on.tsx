import { FilePlus, Pencil } from 'lucide-react'
import type { Organization } from '#domain/organizations/organization.ts'
import { WebsiteRow } from '../../../prospect/organization-choice/website-row.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { ProspectForm } from '../../find-and-read/prospect-form.ts'
import { useTypedProspect } from './use-typed-prospect.ts'
import './ways-on.css'

export interface WaysOnProps {
  draft: ProspectForm
  /** The body as far as it is known: at least its name. */
  organization: Organization
  /** Whether this installation reads pages and documents. */
  reads: boolean
  onWebsite: (address: string) => Promise<void>
  onAdd: () => void
}

/** What to do about a name that nobody knows: its website, a document, or typing. */
export function WaysOn({ draft, organization, reads, onWebsite, onAdd }: WaysOnProps) {
  const { saving, type } = useTypedProspect(draft, organization)
  return (
    <section className="ways-on" aria-labelledby="ways-on-title">
      <h2 id="ways-on-title">{reads ? 'Three ways forward' : 'Another way forward'}</h2>
      <ul>
        {reads && (
          <li>
            <WebsiteRow alone onFind={onWebsite} />
            <p>Its pages are read, and each line keeps its quote.</p>
          </li>
        )}
        {reads && (
          <li>
            <Button icon={<Icon of={FilePlus} />} onClick={onAdd}>
              Add a PDF or text
            </Button>
            <p>A handbook or an email from the body. Readers see that it came from you.</p>
          </li>
        )}
        <li>
          <Button icon={<Icon of={Pencil} />} busy={saving ? 'Saving…' : undefined} onClick={() => void type()}>
            Type the certifications
          </Button>
          <p>The prospect is saved, and its editor opens. Each line is shown as stated by you.</p>
        </li>
      </ul>
    </section>
  )
}
