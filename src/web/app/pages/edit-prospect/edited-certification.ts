import { withAnswer } from '#domain/evidence/differing-answers.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { evidenceSchema, lineState, type LineState, type PersonEvidence } from '#domain/evidence/evidence.ts'
import { eachField, isSingle, type PassageField, passagesOf, withPassages } from '#domain/certifications/passages.ts'
import type { Passage } from '#domain/evidence/passage.ts'
import { withoutPeople } from '#domain/evidence/stated-by-a-person.ts'
import * as z from 'zod/mini'

const originSchema = z.object({ text: z.string(), evidence: z.optional(z.array(evidenceSchema)) })
const editedLineSchema = z.object({ key: z.string(), text: z.string(), origin: z.optional(originSchema) })

/** One text in a form, with the passage it started from; a line that was added has none. */
export type EditedLine = z.infer<typeof editedLineSchema>

const lines = z.array(editedLineSchema)

/** A certification while its card is open: what is typed, not yet taken over. */
export const editedCertificationSchema = z.object({
  acronym: z.string(),
  /** Absent from forms that were kept before it existed. */
  retired: z.optional(z.boolean()),
  name: lines,
  summary: lines,
  requirements: lines,
  validityPeriod: lines,
  renewalRequirements: lines,
  fees: lines,
  /** Absent from forms that were kept before it existed. */
  delivery: z.prefault(lines, []),
})
export type EditedCertification = z.infer<typeof editedCertificationSchema>

/** The form of a certification. */
export function editedFrom(certification: Certification): EditedCertification {
  const linesOf = (field: PassageField) =>
    passagesOf(certification, field).map(({ text, evidence }, index) => ({
      key: `${field}-${index}`,
      text,
      origin: { text, evidence: evidence === undefined ? undefined : [...evidence] },
    }))
  return { acronym: certification.acronym ?? '', retired: certification.retired ?? false, ...eachFieldOf(linesOf) }
}

function eachFieldOf(linesOf: (field: PassageField) => EditedLine[]): Record<PassageField, EditedLine[]> {
  return {
    name: linesOf('name'),
    summary: linesOf('summary'),
    requirements: linesOf('requirements'),
    validityPeriod: linesOf('validityPeriod'),
    renewalRequirements: linesOf('renewalRequirements'),
    fees: linesOf('fees'),
    delivery: linesOf('delivery'),
  }
}

/** What the form makes of its certification; emptied lines are left out. A changed text is its author's word. */
export function certificationFrom(
  certification: Certification,
  edited: EditedCertification,
  author: Omit<PersonEvidence, 'kind' | 'before'>,
): Certification {
  const passages = eachField((field) => {
    const all = edited[field].map((line) => passageFrom(line, author))
    return isSingle(field) ? all : all.filter(({ text }) => text.trim() !== '')
  })
  const { acronym: _, ...rest } = certification
  const acronym = edited.acronym.trim() === '' ? {} : { acronym: edited.acronym }
  const isClosed = certification.retired ?? false
  const { retired = isClosed } = edited
  return withPassages({ ...rest, ...acronym, ...(retired !== isClosed && { retired, retiredByPerson: true }) }, passages)
}

function passageFrom(line: EditedLine, author: Omit<PersonEvidence, 'kind' | 'before'>): Passage {
  const { text, origin } = line
  if (text.trim() === '') return { text, evidence: undefined }
  if (text === origin?.text) return { text, evidence: origin.evidence }
  const picked = withAnswer({ evidence: origin?.evidence }, text)
  if (picked !== undefined) return picked
  const quoted = quotedOf(line)
  if (text === quoted?.text) return { text, evidence: quoted.evidence }
  const before = quoted === undefined ? {} : { before: { text: quoted.text, evidence: withoutPeople(quoted.evidence ?? []) } }
  return { text, evidence: [{ kind: 'person', ...author, ...before }] }
}

/** What stands behind a line as it is typed now. */
export function stateOf(line: EditedLine): LineState | undefined {
  if (line.text.trim() === '') return undefined
  if (line.text === line.origin?.text) return lineState(line.origin.evidence)
  const picked = withAnswer({ evidence: line.origin?.evidence }, line.text)
  if (picked !== undefined) return lineState(picked.evidence)
  const quoted = quotedOf(line)
  return line.text === quoted?.text ? lineState(quoted.evidence) : 'person'
}

/** Whether what is typed now is not what the line started from. */
export function isChanged(line: EditedLine): boolean {
  return line.text !== line.origin?.text
}

/** The quoted line behind this one, which can be brought back: its own, or the one a person's word took the place of. */
export function quotedOf({ origin }: EditedLine): Passage | undefined {
  if (origin?.evidence === undefined) return undefined
  if (withoutPeople(origin.evidence).length > 0) return { text: origin.text, evidence: origin.evidence }
  const before = origin.evidence.flatMap((one) => (one.kind === 'person' && one.before !== undefined ? [one.before] : []))
  return before.find(({ evidence }) => evidence.length > 0)
}

/** The lines with one of them a place further up or down; as they are at an end. */
export function movedLine(all: readonly EditedLine[], key: string, step: -1 | 1): EditedLine[] {
  return lineMovedTo(all, key, all.findIndex((line) => line.key === key) + step)
}

/** The lines with one of them at another place, counted from 0; as they are when there is no such line or place. */
export function lineMovedTo(all: readonly EditedLine[], key: string, to: number): EditedLine[] {
  const from = all.findIndex((line) => line.key === key)
  const line = all[from]
  if (line === undefined || to < 0 || to >= all.length) return [...all]
  return all.toSpliced(from, 1).toSpliced(to, 0, line)
}
