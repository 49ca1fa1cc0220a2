import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { Fragment, type ReactNode, type Ref, useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { PageHeading } from '../../ui/page-heading/page-heading.tsx'
import { OrganizationRow } from './organization-row.tsx'
import './organization-choice.css'
import { WebsiteRow } from './website-row.tsx'

/** Readings of a typed name, best first, and which one is chosen. */
export interface Matches {
  candidates: readonly OrganizationMatch[]
  chosen: number
}

export interface OrganizationChoiceProps {
  searchTerm: string
  matches: Matches
  titleRef?: Ref<HTMLHeadingElement>
  /** 'h2' where the page has its title already. */
  heading?: 'h1' | 'h2'
  onChoose: (index: number) => void
  /** 'Yes, get certification details'. */
  onConfirm: () => void
  /** 'No, try another search'. */
  onReject: () => void
  /** Looks for the body of a typed web address; its failure is told under the field. */
  onWebsite: (address: string) => Promise<void>
  /** Words of the confirming button while the answer is on its way. */
  busy?: string | undefined
  children?: ReactNode
}

/**
 * 'Is this the organization you're looking for?' All readings are one radio group. The chosen one is drawn on top, framed, with the
 * two buttons under it; the order in the document stays, so that the arrow keys walk through all of them.
 */
export function OrganizationChoice(props: OrganizationChoiceProps) {
  const { searchTerm, matches, titleRef, heading, onChoose, onConfirm, onReject, onWebsite, busy } = props
  const { candidates, chosen } = matches
  const name = useId()
  const several = candidates.length > 1
  const others = candidates.flatMap((_, index) => (index === chosen ? [] : [index]))
  return (
    <div>
      <PageHeading
        title="Is this the organization you're looking for?"
        titleRef={titleRef}
        heading={heading}
        lead={
          several
            ? `“${searchTerm}” fits more than one body. The closest is on top.`
            : `This is what we found for “${searchTerm}”.`
        }
      />
      <div className="organization-choice" role="radiogroup" aria-label="Organization">
        {candidates.map((match, index) => (
          <Fragment key={`${match.website ?? ''} ${match.name}`}>
            {others[0] === index && <h2 className="organization-others">Did you mean…</h2>}
            <OrganizationRow
              match={match}
              group={name}
              chosen={index === chosen}
              place={others[0] === index ? 'first' : 'later'}
              said={index === chosen ? undefined : candidates[chosen]}
              onChoose={() => onChoose(index)}
            />
          </Fragment>
        ))}
        <div className="organization-ways">
          <Button look="filled" size="large" onClick={onConfirm} busy={busy}>
            Yes, get certification details
          </Button>
          <Button size="large" onClick={onReject}>
            No, try another search
          </Button>
        </div>
        <WebsiteRow alone={!several} onFind={onWebsite} />
      </div>
    </div>
  )
}
