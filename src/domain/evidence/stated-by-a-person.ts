import { type Evidence, type PersonEvidence, withoutCertainty } from './evidence.ts'
import type { Passage } from './passage.ts'

/** Who answers for the lines that no source knows. */
export interface Author {
  by: string
  via: PersonEvidence['via']
  /** ISO 8601 in UTC. */
  at: string
}

/** A line that waited for a check, as the word of whoever says that it is right. */
export function statedBy(author: Author, passage: Passage): Passage {
  return { text: passage.text, evidence: [statement(author, vouchedFor(passage))] }
}

/** A line that a person says is right: its quote proves it now, however sure a program was. */
export function vouchedFor({ text, evidence }: Passage): Passage {
  return { text, evidence: evidence?.map((one) => (one.kind === 'page' ? withoutCertainty(one) : one)) }
}

/** The author's word, with the last line that was not somebody's word. */
export function statement(author: Author, replaced: Passage | undefined): PersonEvidence {
  const word: PersonEvidence = { kind: 'person', ...author }
  if (replaced === undefined) return word
  const people = (replaced.evidence ?? []).flatMap((one) => (one.kind === 'person' ? [one] : []))
  const earlier = people.find((one) => one.before !== undefined && one.before.evidence.length > 0)?.before
  if (earlier !== undefined) return { ...word, before: earlier }
  return { ...word, before: { text: replaced.text, evidence: withoutPeople(replaced.evidence ?? []) } }
}

/** The evidence for a line that is not just someone's word. */
export function withoutPeople(evidence: readonly Evidence[]): Exclude<Evidence, PersonEvidence>[] {
  return evidence.flatMap((one) => (one.kind === 'person' ? [] : [one]))
}
