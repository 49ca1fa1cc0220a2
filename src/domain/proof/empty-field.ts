import {
  type Certification,
  type ClosedNote,
  closedNotes,
  isShownOnlyWhenStated,
  type LineField,
  lineGroups,
  linesOfGroup,
} from '../certifications/certification.ts'
import { type Evidence, isOwnPage, type LineState } from '../evidence/evidence.ts'

/** Why a field of a certification has no line. Each has one text, in `gapWords`. */
export type Gap =
  | 'not-stated'
  | 'not-found'
  | 'no-expiry'
  | 'not-allowed'
  | 'not-readable'
  | 'no-answer'
  | 'not-read'
  | 'still-reading'
  | 'left-out'

/**
 * Why a field has no line, from what stands behind the rest of its certification:
 * 'left-out' where its lines were taken out here; 'not-allowed', 'not-readable' and 'no-answer' where a page that
 * may tell was not read: closed to programs, without text that can be made out, or silent; 'not-stated' where
 * pages of the body were read about this certification, and a language model answered for each; 'not-found' where the built-in reader
 * read one, which misses much of what pages state; 'no-expiry' in place of these two for the renewal of what does not expire; else 'not-read': stored copies, documents and people say what they say, and nothing
 * of what a page may state beside it.
 * @param isReading pages are being read, so that nothing is known of them yet: 'still-reading'
 */
export function gapOf(certification: Certification, field: LineField, isReading = false): Gap {
  if (certification.leftOut?.includes(field) === true) return 'left-out'
  if (isReading) return 'still-reading'
  const closed = closedNotes.find((note) => certification[note]?.includes(field))
  if (closed !== undefined) return gapsOfNotes[closed]
  const read = Object.values(certification.evidence ?? {})
    .flat()
    .flatMap(withBefore)
    .flatMap((one) => (one.kind === 'page' && isOwnPage(one) ? [one] : []))
  if (read.length === 0) return 'not-read'
  if (field === 'renewalRequirements' && endless.test(certification.validityPeriod)) return 'no-expiry'
  return read.every(({ witness }) => witness === 'model') ? 'not-stated' : 'not-found'
}

/** 'Lifetime' alone may hold as long as dues are paid, which is a renewal. */
const endless = /\b(?:does not|doesn.t|do not|never) expires?\b/i

const gapsOfNotes = {
  notAllowed: 'not-allowed',
  notReadable: 'not-readable',
  noAnswer: 'no-answer',
} as const satisfies Record<ClosedNote, Gap>

/** What a reader is told of a line, or of a field without one. */
export type Standing = LineState | Gap

/** Everything that a reader is told of some certifications, each thing once. */
export function standingsIn(certifications: readonly Certification[], isReading = false): Set<Standing> {
  const standings = certifications.flatMap((certification) =>
    lineGroups.flatMap(({ field }): Standing[] => {
      const lines = linesOfGroup(certification, field)
      if (lines.length === 0 && isShownOnlyWhenStated(field)) return []
      if (lines.length === 0) return [gapOf(certification, field, isReading)]
      return lines.map(({ state }) => state)
    }),
  )
  return new Set(standings)
}

/**
 * The fields of an edited certification whose lines, which had a source, its author took out.
 * @param before what it was when it was last saved
 * @param held what its author had before them and changed; undefined where what is gone was gone from what was read
 */
export function leftOutOf(
  edited: Certification,
  before: Certification | undefined,
  held: Certification | undefined,
): LineField[] {
  return lineGroups.flatMap(({ field }) => {
    if (linesOfGroup(edited, field).length > 0) return []
    const taken = before?.leftOut?.includes(field) === true || (held !== undefined && hasSource(held, field))
    return taken ? [field] : []
  })
}

function hasSource(certification: Certification, field: LineField): boolean {
  const evidence = linesOfGroup(certification, field).flatMap((line) => line.evidence)
  return evidence.flatMap(withBefore).some(({ kind }) => kind !== 'person')
}

/** Evidence, and of a person's word what stood behind the line it took the place of. */
function withBefore(evidence: Evidence): Evidence[] {
  return evidence.kind === 'person' ? [evidence, ...(evidence.before?.evidence ?? [])] : [evidence]
}
