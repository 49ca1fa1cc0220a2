import { answersOf, withAnswer } from '../evidence/differing-answers.ts'
import { type Certification, type LineField, lineGroups } from '../certifications/certification.ts'
import { nameInWords, typedName } from '../certifications/certification-name.ts'
import { isSingle, passagesOf, pointerTo } from '../certifications/passages.ts'
import type { Passage } from '../evidence/passage.ts'

/** A correction, or something missing, as it changes certifications. */
export interface RemarkedChange {
  certification: string | null
  field: LineField | null
  /** The line that it takes the place of; null: it is added. */
  line: string | null
  text: string
  /** In every certification that has the same line. */
  inAll?: boolean
}

/**
 * The certifications with a remark carried out, the same ones where they say so already; undefined where what it is about is not there
 * (any more): its certification, its line, or an empty place for a line of which there is only one.
 */
export function withRemark(
  certifications: readonly Certification[],
  change: RemarkedChange,
): readonly Certification[] | undefined {
  const { certification: id, field, line, text, inAll = false } = change
  if (saysAlready(certifications, change)) return certifications
  if (id === null) return [...certifications, namedAlone(text)]
  const found = certifications.find((one) => one.id === id)
  if (found === undefined || field === null) return undefined
  const changed = line === null ? withAdded(found, field, text) : withReplaced(found, field, line, text)
  if (changed === undefined || line === null || !inAll) {
    return changed && certifications.map((one) => (one === found ? changed : one))
  }
  return certifications.map((one) => withReplaced(one, field, line, text) ?? one)
}

/**
 * Whether the certifications say what a remark would make them say: what is missing is there, in other letters or spaces at most; a line
 * reads as its correction does, and its sources do not disagree; or the line is gone, and another one reads so.
 */
export function saysAlready(
  certifications: readonly Certification[],
  { certification: id, field, line, text, inAll = false }: RemarkedChange,
): boolean {
  if (id === null) return certifications.some((one) => isSameText(one.name, text) || isSameText(nameInWords(one), text))
  const found = certifications.find((one) => one.id === id)
  if (found === undefined || field === null) return false
  if (inAll && line !== null && !isUnchanged(line, text)) {
    const isThere = certifications.some((one) => passagesOf(one, field).some((passage) => passage.text === line))
    if (isThere) return false
  }
  const passages = passagesOf(found, field)
  const stands = (isSame: typeof isSameText) => linesIn(text).every((said) => passages.some((one) => isSame(one.text, said)))
  if (line === null) return stands(isSameText)
  const corrected = passages.filter((one) => one.text === line)
  if (corrected.length === 0) return stands(isUnchanged)
  return isUnchanged(line, text) && corrected.some(({ evidence }) => answersOf(evidence).length === 0)
}

/** Whether two texts say the same of what is missing: letter case and spaces do not count. Figures and signs do. */
export function isSameText(one: string, other: string): boolean {
  return spaced(one).toLowerCase() === spaced(other).toLowerCase()
}

/** Whether a correction leaves a line as it is; another letter case corrects it, and so does a break in it. */
export function isUnchanged(line: string, text: string): boolean {
  return linesIn(line).join('\n') === linesIn(text).join('\n')
}

/** What was typed as it is said: each break begins a line of its own in a field that holds several, else it is a space. */
export function saidText(text: string, field: string | undefined): string {
  return listFields.has(field) ? linesIn(text).join('\n') : spaced(text)
}

const listFields = new Set<string | undefined>(lineGroups.map((group) => group.field).filter((field) => !isSingle(field)))

/** '‘US$95 test’', and of several lines '‘US$95 test’ and ‘US$40 retake’'. */
export function quotedLines(text: string): string {
  return linesIn(text)
    .map((line) => `‘${line}’`)
    .join(' and ')
}

function linesIn(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map(spaced)
    .filter((line) => line !== '')
}

/** A text with one space for each gap. */
export function spaced(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

/** A certification of which a reader says the name, its short form in brackets if at all. */
function namedAlone(typed: string): Certification {
  const { name, acronym } = typedName(typed)
  return { ...unknownCertification, name, ...(acronym === '' ? {} : { acronym }) }
}

const unknownCertification = { summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }

function withAdded(certification: Certification, field: LineField, text: string): Certification | undefined {
  if (field === 'validityPeriod' || field === 'delivery') {
    return (certification[field] ?? '').trim() === '' ? { ...certification, [field]: text } : undefined
  }
  const added = linesIn(text).filter((said) => !certification[field].some((one) => isSameText(one, said)))
  return { ...certification, [field]: [...certification[field], ...added] }
}

function withReplaced(certification: Certification, field: LineField, line: string, text: string): Certification | undefined {
  const passages = passagesOf(certification, field)
  const index = passages.findIndex((one) => one.text === line)
  const replaced = passages[index]
  if (replaced === undefined) return undefined
  if (isSingle(field))
    return { ...certification, [field]: text, evidence: withPicked(certification, pointerTo(field, index), replaced, text) }
  const value = passages.flatMap((one, place) => (place === index ? linesIn(text) : [one.text]))
  // Several lines are their author's words; what stands behind the others is found by their text when they are saved.
  if (value.length !== passages.length) return { ...certification, [field]: value, evidence: {} }
  return { ...certification, [field]: value, evidence: withPicked(certification, pointerTo(field, index), replaced, text) }
}

/** Where sources disagree and one answer is right, the sources of that one alone stand behind the line. */
function withPicked({ evidence }: Certification, pointer: string, replaced: Passage, text: string) {
  const picked = withAnswer(replaced, text)
  return picked === undefined ? evidence : { ...evidence, [pointer]: [...(picked.evidence ?? [])] }
}
