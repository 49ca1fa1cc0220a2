import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Icon } from '../../ui/icon/icon.tsx'
import './back-link.css'

/** The way back, over the title of a page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="back-link">
      <Icon of={ArrowLeft} />
      <span className="link">{children}</span>
    </Link>
  )
}
