import type { Certification } from './certification.ts'

/** What is said of a certification that its body has closed to new candidates (docs/decisions/0075). */
export const noLongerOffered = 'No longer offered to new candidates'

/** Certifications that somebody can still earn. */
export function onOffer<T extends Pick<Certification, 'retired'>>(certifications: readonly T[]): T[] {
  return certifications.filter(({ retired }) => retired !== true)
}

/**
 * '3 credential programs found, plus 1 no longer offered': what is closed is not counted among what is on offer.
 * @param one what one of them is called: 'certification'
 * @param behind what follows those on offer: ' found'
 */
export function programsInWords(certifications: readonly Pick<Certification, 'retired'>[], one: string, behind = ''): string {
  const offered = onOffer(certifications).length
  const closed = certifications.length - offered
  if (closed === 0) return `${counted(offered, one)}${behind}`
  if (offered === 0) return `${counted(closed, one)}${behind}, no longer offered`
  return `${counted(offered, one)}${behind}, plus ${closed} no longer offered`
}

function counted(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`
}
