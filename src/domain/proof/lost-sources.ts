import type { Certification } from '../certifications/certification.ts'
import type { Passage } from '../evidence/passage.ts'
import { passageFields, passagesOf } from '../certifications/passages.ts'
import { carryProof } from './proof.ts'
import type { Author } from '../evidence/stated-by-a-person.ts'

/**
 * How many lines of an edit stay as they are and lose their source all the same, because their certification has another name now.
 * @param before the state that is edited
 */
export function linesLosingSource(before: readonly Certification[], edited: readonly Certification[], author: Author): number {
  const proven = new Map(carryProof(edited, { previous: before, further: [] }, author).map((one) => [one.id, one]))
  return before.reduce((lost, certification) => lost + lostOf(certification, proven.get(certification.id)), 0)
}

function lostOf(before: Certification, after: Certification | undefined): number {
  if (after === undefined || after.name === before.name) return 0
  return passageFields.reduce((lost, field) => {
    const now = new Map(passagesOf(after, field).map((passage) => [passage.text, passage]))
    const gone = passagesOf(before, field).filter((passage) => {
      const same = now.get(passage.text)
      return same !== undefined && isSourced(passage) && !isSourced(same)
    })
    return lost + gone.length
  }, 0)
}

function isSourced({ evidence }: Passage): boolean {
  return evidence?.some(({ kind }) => kind !== 'person') ?? false
}
