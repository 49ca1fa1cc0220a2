import type { ListSearch } from '#domain/list-view.ts'
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
      <Icon of={ArrowLeft} />
      <span className="link">{children}</span>
    </Link>
  )
}
