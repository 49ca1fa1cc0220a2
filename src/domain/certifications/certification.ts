import * as z from 'zod/mini'
import { type Evidence, evidenceSchema, type LineState, lineState, mostEvidence } from '../evidence/evidence.ts'
import { atMost, limits, listOf, requiredText, text } from '../text/text.ts'
import { thousands } from '../text/thousands.ts'

const line = text(limits.listItem, 'A line')

const lineFields = ['requirements', 'validityPeriod', 'renewalRequirements', 'fees', 'delivery'] as const

/**
 * One certification. The first six fields are the specified ones and stay plain text;
 * `evidence` travels beside them, keyed by JSON Pointer: '/name', '/summary', '/validityPeriod', '/fees/0' …
 */
export const certificationSchema = z.object({
  /** Stable: given once, kept through edits and versions. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  name: requiredText(1, limits.certificationName, 'Certification name is required.', 'Certification name'),
  acronym: z.optional(text(limits.abbreviation, 'Acronym')),
  summary: text(limits.summary, 'Summary'),
  requirements: listOf(line, limits.listItems, 'Requirements'),
  /** '3 years'; empty when the body does not state it. */
  validityPeriod: text(limits.listItem, 'Validity period'),
  renewalRequirements: listOf(line, limits.listItems, 'Renewal requirements'),
  fees: listOf(line, limits.listItems, 'Fees'),
  /** Who delivers the exam, how and how long: 'Pearson VUE; at a test center or online; 90 minutes'. */
  delivery: z.optional(line),
  /** True when the body says that it is no longer offered to new candidates. */
  retired: z.optional(z.boolean()),
  /** Whether a person says so, or that it is offered still, against what was read or beside it. The server's word. */
  retiredByPerson: z.optional(z.boolean()),
  /** Fields without a line whose lines, which had a source, were taken out here. The server's word: that of a request is dropped. */
  leftOut: z.optional(atMost(z.enum(lineFields), lineFields.length)),
  /** Fields without a line of which a page may tell that the site does not let programs read. The server's word, as the next two. */
  notAllowed: z.optional(atMost(z.enum(lineFields), lineFields.length)),
  /** The same of a page whose text could not be made out: it shows it by script, or it is a picture. */
  notReadable: z.optional(atMost(z.enum(lineFields), lineFields.length)),
  /** The same of a page that did not answer. */
  noAnswer: z.optional(atMost(z.enum(lineFields), lineFields.length)),
  evidence: z.optional(z.record(z.string().check(z.maxLength(100)), atMost(evidenceSchema, mostEvidence))),
})
export type Certification = z.infer<typeof certificationSchema>

/** What the server notes of fields without a line of which a page may tell that was not read; the first that has a field is told. */
export const closedNotes = ['notAllowed', 'notReadable', 'noAnswer'] as const satisfies (keyof Certification)[]
export type ClosedNote = (typeof closedNotes)[number]

/** A certification with these notes in place of its own; those without a field are not written. */
export function withClosedNotes<C extends Pick<Certification, ClosedNote>>(
  certification: C,
  fieldsOf: (note: ClosedNote) => LineField[],
): Omit<C, ClosedNote> & Pick<Certification, ClosedNote> {
  const { notAllowed: _, notReadable: __, noAnswer: ___, ...rest } = certification
  const noted = closedNotes.map((note) => [note, fieldsOf(note)] as const).filter(([, fields]) => fields.length > 0)
  return { ...rest, ...Object.fromEntries(noted) }
}

/** All certifications of one body, in the order they are shown. */
export const certificationsSchema = listOf(certificationSchema, limits.certifications, 'Certifications')

/** The same as they are written; what was kept before there was a limit of all lines stays readable. */
export const writtenCertificationsSchema = certificationsSchema.check(
  z.refine((all) => all.reduce((sum, one) => sum + lineCount(one), 0) <= limits.lines, {
    error: `All certifications together can have at most ${thousands(limits.lines)} lines.`,
  }),
)

function lineCount({ requirements, renewalRequirements, fees }: Certification): number {
  return requirements.length + renewalRequirements.length + fees.length
}

export const lineGroups = [
  { field: 'requirements', label: 'Requirements' },
  { field: 'validityPeriod', label: 'Valid for' },
  { field: 'renewalRequirements', label: 'Renewal' },
  { field: 'fees', label: 'Fees' },
  { field: 'delivery', label: 'Exam delivery' },
] as const satisfies { field: LineField; label: string }[]
export type LineField = (typeof lineFields)[number]

/** Pages are not read for this field: without a line it is left out, for 'not stated' would claim that somebody looked. */
export function isShownOnlyWhenStated(field: LineField): boolean {
  return field === 'delivery'
}

/** One fact as a reader sees it: a text, its address inside the certification, and what stands behind it. */
export interface Line {
  field: LineField
  /** JSON Pointer into the certification, for example '/fees/0'. */
  pointer: string
  text: string
  state: LineState
  evidence: readonly Evidence[]
}

/** Whether the body says a line of all its certifications. */
export function isForAll({ evidence }: Pick<Line, 'evidence'>): boolean {
  return evidence.some((one) => one.kind === 'page' && one.forAll === true)
}

/** The lines of one group in order; empty texts are no lines. */
export function linesOfGroup(certification: Certification, field: LineField): Line[] {
  const all = certification[field] ?? []
  const isSingle = typeof all === 'string'
  const texts = isSingle ? [all] : all
  return texts.flatMap((value, index) => {
    if (value.trim() === '') return []
    const pointer = isSingle ? `/${field}` : `/${field}/${index}`
    const evidence = certification.evidence?.[pointer] ?? []
    return [{ field, pointer, text: value, state: lineState(evidence), evidence }]
  })
}

/** Whether nothing is known of a certification but its name; that it is closed to new candidates is something. */
export function isOnlyNamed(certification: Certification): boolean {
  return linesOf(certification).length === 0 && certification.summary === '' && certification.retired !== true
}

/** Every line of a certification: requirements, validity, renewal, fees, exam delivery. Name and summary are not lines. */
export function linesOf(certification: Certification): Line[] {
  return lineGroups.flatMap((group) => linesOfGroup(certification, group.field))
}
