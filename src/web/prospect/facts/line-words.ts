import { type Certification, type Line, lineGroups, linesOf, linesOfGroup } from '#domain/certifications/certification.ts'
import { answersOf } from '#domain/evidence/differing-answers.ts'
import { formatShortDay } from '#domain/text/day-words.ts'
import type { Evidence, PersonEvidence, SourceEvidence } from '#domain/evidence/evidence.ts'
import { documentWords, giverOf, storedCopyLabel } from '#domain/evidence/evidence-words.ts'
import { withoutLines } from '#domain/certifications/backing.ts'
import { shareLinkAuthor } from '#domain/prospects/versions.ts'
import { namelessPerson } from '#domain/shares/shown-lines.ts'

/** Who looks: the name that reads 'you'. */
export type Viewer = string | undefined

/** The words of a line's end cell; a line on the page has none, its marks say it. */
export function endWords(line: Line, viewer: Viewer): string | undefined {
  switch (line.state) {
    case 'on-the-page':
      return undefined
    case 'document':
      return `Document by ${giverOf(line.evidence)}`
    case 'catalogue':
      return storedCopyLabel(line.evidence)
    case 'not-confirmed':
      return 'Not confirmed'
    case 'check':
      return 'Please check'
    case 'conflict':
      return `${answersOf(line.evidence).length} answers`
    case 'person': {
      const person = personOf(line)
      return person === undefined ? 'Stated by a person' : statedBy(person, viewer)
    }
    default:
      return line.state satisfies never
  }
}

/** Name of the button at a line's end, for those who hear it. */
export function endName(line: Line, viewer: Viewer): string {
  if (line.state === 'on-the-page') return `Quote for: ${line.text}`
  if (line.state === 'document') return `${documentWords(line.evidence)}: ${line.text}`
  return `${endWords(line, viewer) ?? ''}: ${line.text}`
}

/** People who go without a name, at the beginning of a line. */
const unnamed: ReadonlyMap<string, string> = new Map([
  [shareLinkAuthor, 'Via share link'],
  [namelessPerson, 'The sender'],
])

/** 'Stated by you', or who and when: 'Priya, 12 Nov'. */
function statedBy(person: PersonEvidence, viewer: Viewer): string {
  if (viewer !== undefined && person.by === viewer) return 'Stated by you'
  return `${unnamed.get(person.by) ?? person.by}, ${formatShortDay(person.at)}`
}

/** The statement that counts: the first one. */
export function personOf(line: Line): PersonEvidence | undefined {
  return line.evidence.flatMap((one) => (one.kind === 'person' ? [one] : []))[0]
}

/** What stands behind a line and can be opened, newest page first. */
export function sourcesOf(evidence: readonly Evidence[]): SourceEvidence[] {
  return evidence
    .flatMap((one) => (one.kind === 'person' ? [] : [one]))
    .toSorted((a, b) => (a.readOn < b.readOn ? 1 : a.readOn > b.readOn ? -1 : 0))
}

/** Lines of a group as they are shown: doubtful ones after the others. */
export function doubtLast(lines: readonly Line[]): Line[] {
  return [...lines.filter((line) => !isDoubtful(line)), ...lines.filter(isDoubtful)]
}

/** All lines of a certification in the order they are shown. */
export function shownLines(certification: Certification): Line[] {
  return lineGroups.flatMap(({ field }) => doubtLast(linesOfGroup(certification, field)))
}

export function isDoubtful({ state }: Line): boolean {
  return state === 'not-confirmed' || state === 'conflict' || state === 'check'
}

/** How much of a certification is backed: '8 of 9', and in full '8 of 9 on the page'. */
export function proofCount(certification: Certification): { short: string; full: string } {
  const lines = linesOf(certification)
  if (lines.length === 0) return { short: withoutLines, full: withoutLines }
  const backed = lines.filter((line) => !isDoubtful(line))
  const short = `${backed.length} of ${lines.length}`
  const all = (state: Line['state']) => backed.length > 0 && backed.every((line) => line.state === state)
  if (all('on-the-page')) return { short, full: `${short} on the page` }
  if (all('catalogue')) return { short, full: `${short} from stored copies` }
  return { short, full: `${short} backed and not disputed` }
}

/** What a proof strip shows, in words: '7 on the page, 1 stated by a person, 1 not confirmed'. */
export function proofInWords(certification: Certification): string {
  const lines = linesOf(certification)
  const counts = stateWords.flatMap(([state, words]) => {
    const count = lines.filter((line) => line.state === state).length
    return count === 0 ? [] : [`${count} ${words}`]
  })
  return counts.length === 0 ? withoutLines : counts.join(', ')
}

const stateWords = [
  ['on-the-page', 'on the page'],
  ['document', 'from a document'],
  ['person', 'stated by a person'],
  ['catalogue', 'from a stored copy'],
  ['not-confirmed', 'not confirmed'],
  ['conflict', 'with sources that disagree'],
  ['check', 'to check'],
] as const satisfies (readonly [Line['state'], string])[]

/** Words as they go on inside a sentence. */
export function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
