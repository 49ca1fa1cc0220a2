import { type Certification, isForAll, type Line, linesOf } from './certification.ts'

/** Whether a line holds for all certifications that are shown together. */
export type HoldsForAll = (line: Pick<Line, 'field' | 'text' | 'evidence'>) => boolean

/**
 * What holds for all of several certifications: the body says it of all of them, or each of them has the same line. One
 * certification alone has none.
 */
export function forAllAmong(certifications: readonly Certification[]): HoldsForAll {
  if (certifications.length < 2) return () => false
  const [first = new Set<string>(), ...others] = certifications.map((one) => new Set(linesOf(one).map(keyOf)))
  const shared = new Set([...first].filter((key) => others.every((keys) => keys.has(key))))
  return (line) => shared.has(keyOf(line)) || isForAll(line)
}

function keyOf({ field, text }: Pick<Line, 'field' | 'text'>): string {
  return `${field} ${text.trim()}`
}
