import type { Certification } from './certification.ts'
import { counted } from '../text/counted.ts'

/** What is said of a certification that its body has closed to new candidates (docs/decisions/0075). */
export const noLongerOffered = 'No longer offered to new candidates'

/** The same as it stands beside one: a person's word says that it is one. Undefined of one that is on offer. */
export function closedWords({
  retired,
  retiredByPerson,
}: Pick<Certification, 'retired' | 'retiredByPerson'>): string | undefined {
  if (retired !== true) return undefined
  return retiredByPerson === true ? `${noLongerOffered}, as stated by a person` : noLongerOffered
}

/** Certifications that somebody can still earn. */
export function stillOffered<T extends Pick<Certification, 'retired'>>(certifications: readonly T[]): T[] {
  return certifications.filter(({ retired }) => retired !== true)
}

/** What somebody can still earn before what is closed; each kind in its order. */
export function offeredFirst<T extends Pick<Certification, 'retired'>>(certifications: readonly T[]): T[] {
  return [...stillOffered(certifications), ...certifications.filter(({ retired }) => retired === true)]
}

/**
 * How many certifications are still offered: "3 credential programs found, plus 1 no longer offered".
 * @param one what one of them is called: 'certification'
 * @param behind what follows those on offer: ' found'
 */
export function offeredCount(certifications: readonly Pick<Certification, 'retired'>[], one: string, behind = ''): string {
  const open = stillOffered(certifications).length
  const closed = certifications.length - open
  if (closed === 0) return `${counted(open, one)}${behind}`
  if (open === 0) return `${counted(closed, one)}${behind}, no longer offered`
  return `${counted(open, one)}${behind}, plus ${closed} no longer offered`
}
