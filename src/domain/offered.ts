import type { Certification } from './certification.ts'
import { counted } from './counted.ts'

/** What is said of a certification that its body has closed to new candidates (docs/decisions/0075). */
export const noLongerOffered = 'No longer offered to new candidates'

/** Certifications that somebody can still earn. */
export function stillOffered<T extends Pick<Certification, 'retired'>>(certifications: readonly T[]): T[] {
  return certifications.filter(({ retired }) => retired !== true)
}

/**
 * How many certifications are still offered: "3 credential programs found, 1 more no longer offered".
 * @param one what one of them is called: 'certification'
 * @param behind what follows those on offer: ' found'
 */
export function offeredCount(certifications: readonly Pick<Certification, 'retired'>[], one: string, behind = ''): string {
  const open = stillOffered(certifications).length
  const closed = certifications.length - open
  if (closed === 0) return `${counted(open, one)}${behind}`
  if (open === 0) return `${counted(closed, one)}${behind}, no longer offered`
  return `${counted(open, one)}${behind}, ${closed} more no longer offered`
}
