import { type Certification, lineGroups, linesOf } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import { countToCheck, isNameToCheck, isToCheck } from '#domain/proof/to-check.ts'

/** Certifications named at most. */
const mostNamed = 5

/**
 * What waits for a check and is therefore not on a link: '1 certification and 3 lines are waiting for your check and are not on the link: …'.
 * Lines of a certification whose name waits are not counted: they come with it.
 */
export function heldBackOf(certifications: readonly Certification[]): { words: string; first: Certification } | undefined {
  const waiting = certifications.filter((one) => isNameToCheck(one) || linesOf(one).some(isToCheck))
  const [first] = waiting
  if (first === undefined) return undefined
  const { names } = countToCheck(waiting)
  const { lines } = countToCheck(waiting.filter((one) => !isNameToCheck(one)))
  const counts = [...(names === 0 ? [] : [counted(names, 'certification')]), ...(lines === 0 ? [] : [counted(lines, 'line')])]
  const isOne = names + lines === 1
  const named = waiting.slice(0, mostNamed).map(heldOf)
  const more = waiting.length > mostNamed ? [`and ${waiting.length - mostNamed} more`] : []
  const says = isOne ? 'is waiting for your check and is' : 'are waiting for your check and are'
  return { words: `${counts.join(' and ')} ${says} not on the link: ${[...named, ...more].join('; ')}.`, first }
}

/** 'PMP, all of it', or 'PMP: Fees, Renewal'. */
function heldOf(certification: Certification): string {
  const name = certification.acronym ?? certification.name
  if (isNameToCheck(certification)) return `${name}, all of it`
  const fields = new Set(linesOf(certification).flatMap((line) => (isToCheck(line) ? [line.field] : [])))
  return `${name}: ${lineGroups.flatMap(({ field, label }) => (fields.has(field) ? [label] : [])).join(', ')}`
}
