import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/text/day-words.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { KnownProspect } from '#domain/prospects/prospect.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useSession } from '../session/session.tsx'
import './known-notice.css'
import { knownQuery } from './known-query.ts'

export interface KnownNoticeProps {
  organization: Organization
  /** Number of the prospect that is in view itself. */
  except?: number
  /** What else can be done with the newest one, beside opening it. */
  children?: (known: KnownProspect) => ReactNode
}

/** Says that there is a prospect of this body already, or that a colleague has one; nothing where there is none. */
export function KnownNotice({ organization, except, children }: KnownNoticeProps) {
  const { status } = useSession()
  const { data } = useQuery({ ...knownQuery(organization), enabled: status === 'signed-in' })
  const [known, ...others] = data?.own.filter(({ id }) => id !== except) ?? []
  if (known === undefined) {
    const colleague = except === undefined ? data?.colleague : undefined
    return colleague ? <Notice icon={Copy}>{colleague} has this organization as a prospect.</Notice> : null
  }
  const who = known.contactFirstName === null ? '' : `, for ${known.contactFirstName}`
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return (
    <Notice
      icon={Copy}
      live="polite"
      action={
        <span className="known-ways">
          <Link className={buttonClass('outlined', 'small')} to={pages.prospect(known.id)}>
            Open
          </Link>
          {children?.(known)}
        </span>
      }
    >
      You have {except === undefined ? '' : 'another '}
      {known.name} since {formatDate(known.createdAt)}
      {who}
      {more}.
    </Notice>
  )
}
