import type { ListSearch } from '#domain/prospects/list-view.ts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Icon } from '../../ui/icon/icon.tsx'
import './back-link.css'

export interface BackLinkProps {
  to: string
  /** How the list there was left. */
  search?: ListSearch
  children: string
}

/** The way back, over the title of a page. */
export function BackLink({ to, search = {}, children }: BackLinkProps) {
  return (
    <Link to={to} search={search} className="back-link">
      <Words>{children}</Words>
    </Link>
  )
}

/** The same to a page that the server draws: the router knows none of them. */
export function BackToPublicPage({ to, children }: Pick<BackLinkProps, 'to' | 'children'>) {
  return (
    <a href={to} className="back-link">
      <Words>{children}</Words>
    </a>
  )
}

function Words({ children }: Pick<BackLinkProps, 'children'>) {
  return (
    <>
      <Icon of={ArrowLeft} />
      <span className="link">{children}</span>
    </>
  )
}
