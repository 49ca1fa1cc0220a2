import { formatDay } from '../text/day-words.ts'
import type { CatalogueEvidence, Evidence, LineState } from './evidence.ts'

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
