import type { LucideIcon } from 'lucide-react'

/** A Lucide icon as the design language draws them: 16 px (14 in a row of small words), stroke 1.75. Always beside a word, so hidden from screen readers. */
export function Icon({ of: Drawing, className, size = 16 }: { of: LucideIcon; className?: string; size?: 14 | 16 }) {
  return <Drawing className={className} size={size} strokeWidth={1.75} aria-hidden />
}
