import { type Certification, type Line, linesOf } from './certification.ts'
import { formatDay } from './day.ts'
import type { CatalogueEvidence, Evidence, LineState } from './evidence.ts'
import type { Gap } from './gap.ts'

/** What a reader is told where a field has no line (docs/decisions/0040, 0100). */
export const gapWords: Record<Gap, string> = {
  'not-stated': 'Not stated on the pages read',
  'not-found': 'Not found on the pages read',
  'not-allowed': 'Its page does not allow automated reading',
  'not-readable': 'Its page could not be read',
  'no-answer': 'Its page did not answer',
  'not-read': 'Not read yet',
  'still-reading': 'Still reading',
  'left-out': 'Left out here',
}

/** What that means, written to follow it and a colon. */
export const gapMeanings: Record<Gap, string> = {
  'not-stated': 'a language model read them and found none there.',
  'not-found': 'the built-in reader may have missed it.',
  'not-allowed': 'the site does not let programs read it.',
  'not-readable': 'a program can make out no text there.',
  'no-answer': 'it may answer another time.',
  'not-read': 'a page may have it.',
  'still-reading': 'a page may have it.',
  'left-out': 'someone removed it.',
}

/** What the body's people are asked where a field has no line that one of its pages may state. */
export const gapInvitation = 'If you know it, add it below.'

/** What stands behind a line, as its label. */
export const stateLabels: Record<LineState, string> = {
  'on-the-page': 'On the page',
  document: 'From a document',
  person: 'Stated by a person',
  catalogue: 'From a stored copy',
  'not-confirmed': 'Not confirmed',
  conflict: 'Sources disagree',
  check: 'Please check',
}

/** In place of the count of lines where there is none. */
export const withoutLines = 'Named, not detailed'

/** What readers are asked where sources disagree. */
export const whichIsRight = 'Which is right?'

/** 'Stored copy, undated', for the end of a line; of several copies the newest date that one of them states. */
export function storedCopyLabel(evidence: readonly Evidence[]): string {
  return `Stored copy, ${ageOf(evidence)}`
}

/** 'From a stored copy of the page, undated'. The day a copy was read says nothing of the page's age. */
export function storedCopyWords(evidence: readonly Evidence[]): string {
  return `From a stored copy of the page, ${ageOf(evidence)}`
}

/** 'From stored copies of pages, undated' for all the stored copies behind some lines, or how many of them state a date. */
export function storedCopiesWords(evidence: readonly Evidence[]): string {
  const pages = new Map(copiesIn(evidence).map((one) => [one.url, one]))
  if (pages.size === 1) return storedCopyWords([...pages.values()])
  const dates = [...pages.values()].flatMap(({ statedOn }) => statedOn ?? []).toSorted()
  if (dates.length === 0) return 'From stored copies of pages, undated'
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const span = first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`
  if (dates.length === pages.size) return `From stored copies of pages, dated ${span}`
  return `From stored copies of ${pages.size} pages, ${dates.length} of them dated ${span}, the others undated`
}

/** 'From a document given by dana': such a document is no page of the body. */
export function documentWords(evidence: readonly Evidence[]): string {
  return `From a document given by ${giverOf(evidence)}`
}

/** Who brought the page that evidence quotes, for 'given by …': a name, or 'a person' where none is known. */
export function giverOf(evidence: readonly Evidence[]): string {
  return evidence.flatMap((one) => (one.kind === 'page' ? (one.givenBy ?? []) : []))[0] ?? 'a person'
}

/** What may be said of where lines come from: of all of them, or of none. */
export type Backing = 'no-lines' | 'own-pages' | 'stored-copies' | 'people' | 'mixed'

/** What stands behind the lines of some certifications, all together. */
export function backingOf(certifications: readonly Certification[]): Backing {
  const lines = certifications.flatMap(linesOf)
  const all = (state: Line['state']) => lines.every((line) => line.state === state)
  if (lines.length === 0) return 'no-lines'
  if (all('on-the-page')) return 'own-pages'
  if (all('catalogue')) return 'stored-copies'
  return all('person') ? 'people' : 'mixed'
}

/** The switch that opens what stands behind every line: 'Show all quotes' only where there are some. */
export function showAllWords(certifications: readonly Certification[]): string {
  const hasQuote = certifications.flatMap(linesOf).some(({ evidence }) => evidence.some(({ kind }) => kind === 'page'))
  return hasQuote ? 'Show all quotes' : 'Show all sources'
}

function ageOf(evidence: readonly Evidence[]): string {
  const newest = copiesIn(evidence)
    .flatMap(({ statedOn }) => statedOn ?? [])
    .toSorted()
    .at(-1)
  return newest === undefined ? 'undated' : `dated ${formatDay(newest)}`
}

function copiesIn(evidence: readonly Evidence[]): CatalogueEvidence[] {
  return evidence.flatMap((one) => (one.kind === 'catalogue' ? [one] : []))
}
