import { Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import './notice.css'

export interface NoticeProps {
  tone?: 'plain' | 'doubt' | 'danger'
  icon?: LucideIcon
  /** One or two sentences. */
  children: ReactNode
  action?: ReactNode
  /** Read out at once when it arrives. */
  role?: 'alert'
  /** Read out at the next pause when it arrives. */
  live?: 'polite'
}

/** Something to know about all that follows. */
export function Notice({ tone = 'plain', icon = Info, children, action, role, live }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={role} aria-live={live}>
      <div className="notice-told">
        <Icon of={icon} className="notice-icon" />
        <div>{children}</div>
      </div>
      {action !== undefined && <div className="notice-action">{action}</div>}
    </div>
  )
}
