import type { ReactNode, Ref } from 'react'
import './page-heading.css'

export interface PageHeadingProps {
  title: ReactNode
  /** 'h2' where the page has its title already. */
  heading?: 'h1' | 'h2'
  /** Takes focus when the page, or its next step, arrives. */
  titleRef?: Ref<HTMLHeadingElement>
  /** A sentence or two under the title. */
  lead?: ReactNode
  /** 'lead' is larger: the opening of a screen; 'plain' is said by the way. */
  leadLook?: 'lead' | 'plain'
  /** Buttons at the top right; on a phone under the lead, full width, in their order. */
  actions?: ReactNode
}

export function PageHeading({ title, heading: Heading = 'h1', titleRef, lead, leadLook = 'plain', actions }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <div className="page-heading-words">
        <Heading ref={titleRef} tabIndex={-1}>
          {title}
        </Heading>
        {lead !== undefined && <p className={`page-heading-lead page-heading-lead-${leadLook}`}>{lead}</p>}
      </div>
      {actions !== undefined && <div className="page-heading-actions">{actions}</div>}
    </div>
  )
}
