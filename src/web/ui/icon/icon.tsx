import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'

/**
 * A Lucide icon as the design language draws them: 16 px (14 in a row of small words), stroke 1.75. Always beside a word, so hidden from
 * screen readers. It stays as drawn when what it stands in is drawn again.
 */
export const Icon = memo(function Icon({ of: Drawing, className, size = 16 }: IconProps) {
  return <Drawing className={className} size={size} strokeWidth={1.75} aria-hidden />
})

interface IconProps {
  of: LucideIcon
  className?: string
  size?: 14 | 16
}
