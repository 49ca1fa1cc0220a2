import type { Organization } from '#domain/organizations/organization.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { buttonClass } from '../../../ui/button/button.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'

export interface ResultsFrameProps {
  organization: Organization
  titleRef: Ref<HTMLHeadingElement>
  /** Beside 'Find New Prospect', which is always there. */
  actions: ReactNode
  rail: ReactNode
  children: ReactNode
}

/** What all results share: the body's name and description, the actions, the main column and the rail. */
export function ResultsFrame({ organization, titleRef, actions, rail, children }: ResultsFrameProps) {
  return (
    <>
      <title>{`${organization.name} · Credscout`}</title>
      <PageHeading
        title={organization.name}
        titleRef={titleRef}
        lead={organization.description === '' ? undefined : organization.description}
        actions={
          <div className="results-actions">
            <Link className={`${buttonClass('outlined')} results-new`} to="/">
              Find New Prospect
            </Link>
            {actions}
          </div>
        }
      />
      <div className="with-rail results-columns">
        <div className="results-main">{children}</div>
        <aside className="rail" aria-label="About these results">
          {rail}
        </aside>
      </div>
    </>
  )
}
