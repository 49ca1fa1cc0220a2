import type { ReactNode, Ref } from 'react'
import './page-heading.css'

export interface PageHeadingProps {
  title: ReactNode
  /** Takes focus when the page, or its next step, arrives. */
  titleRef?: Ref<HTMLHeadingElement>
  /** A sentence or two under the title. */
  lead?: ReactNode
  /** 'lead' is larger: the opening of a screen; 'plain' is said by the way. */
  leadLook?: 'lead' | 'plain'
  /** Buttons at the top right; on a phone under the lead, full width, in their order. */
  actions?: ReactNode
}

export function PageHeading({ title, titleRef, lead, leadLook = 'plain', actions }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <div className="page-heading-words">
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={`page-heading-lead page-heading-lead-${leadLook}`}>{lead}</p>}
      </div>
      {actions !== undefined && <div className="page-heading-actions">{actions}</div>}
    </div>
  )
}
