import type { Certification } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import { countToCheck } from '#domain/proof/to-check.ts'

/** What of a card waits for a check: 'Name and 3 lines to check'; undefined where nothing does. */
export function waitingOf(certification: Certification): string | undefined {
  const { names, lines } = countToCheck([certification])
  const told = lines === 0 ? '' : counted(lines, 'line')
  if (names === 0) return told === '' ? undefined : `${told} to check`
  return told === '' ? 'Name to check' : `Name and ${told} to check`
}

/** What is said of a certification that the reader is not sure of. */
export function doubtOf({ name }: Pick<Certification, 'name'>): string {
  return `The built-in reader took “${name}” from this page but is not sure that it is a certification.`
}
