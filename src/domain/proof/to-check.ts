import { type Certification, linesOf } from '../certifications/certification.ts'
import { lineState } from '../evidence/evidence.ts'
import type { Passage } from '../evidence/passage.ts'
import { passagesOf } from '../certifications/passages.ts'

/** Whether a line, or a name, waits for a person to say whether it is right. */
export function isToCheck({ evidence }: Pick<Passage, 'evidence'>): boolean {
  return lineState(evidence) === 'check'
}

/** Whether a person should say first that a certification is one of the body's. */
export function isNameToCheck(certification: Certification): boolean {
  return passagesOf(certification, 'name').some(isToCheck)
}

/** How much of some certifications waits for a check: names, and lines beside them. */
export function countToCheck(certifications: readonly Certification[]): { names: number; lines: number } {
  return {
    names: certifications.filter(isNameToCheck).length,
    lines: certifications.flatMap(linesOf).filter(isToCheck).length,
  }
}
