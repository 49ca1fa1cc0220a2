import type { ReactNode } from 'react'
import './tag.css'

export interface TagProps {
  tone?: 'plain' | 'good' | 'person' | 'doubt' | 'danger'
  children: ReactNode
}

/** A state that changes what one does next. Never a plain attribute. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={`tag tag-${tone}`}>{children}</span>
}
