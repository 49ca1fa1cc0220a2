import type { LucideIcon } from 'lucide-react'

/** A Lucide icon as the design language draws them: 16 px, stroke 1.75. Always beside a word, so hidden from screen readers. */
export function Icon({ of: Drawing, className }: { of: LucideIcon; className?: string }) {
  return <Drawing className={className} size={16} strokeWidth={1.75} aria-hidden />
}
