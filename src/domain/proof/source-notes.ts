import type { Line } from '../certifications/certification.ts'
import { formatDay } from '../text/day-words.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { documentWords, storedCopyWords } from '../evidence/evidence-words.ts'

/** What stands behind a line, as paper says it: words, and where they stand, written out. */
export interface SourceNote {
  /** 'Read 18 Nov 2026'. */
  told: string
  /** The sentence, letter for letter as on the page; null where there is none. */
  quote: string | null
  /** Address of the page, whole; null where it is no page of the web. */
  address: string | null
}

/** The notes under a line: where sources disagree all of them, each with what it says; else the newest one. */
export function sourceNotes({ state, evidence }: Pick<Line, 'state' | 'evidence'>): SourceNote[] {
  const person = evidence.flatMap((one) => (one.kind === 'person' ? [one] : []))[0]
  if (person !== undefined) {
    // Paper goes to whoever has the link; the name that a reader gave is for the sender alone (decision 0096).
    const who = person.via === 'share-link' ? 'via the share link' : `by ${person.by}`
    return [{ told: `Stated ${who}, ${formatDay(person.at.slice(0, 10))}`, quote: null, address: null }]
  }
  const newest = evidence.toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0))
  const proving = newest.find((one) => one.kind === 'page' && one.witness !== 'person') ?? newest[0]
  return (state === 'conflict' ? newest : proving === undefined ? [] : [proving]).flatMap((one) =>
    noteOf(one, state === 'conflict'),
  )
}

function noteOf(one: Evidence, disagree: boolean): SourceNote[] {
  if (one.kind === 'person') return []
  const says = disagree && one.says !== undefined ? `Says: ${one.says}. ` : ''
  if (one.kind === 'catalogue') return [{ told: `${says}${storedCopyWords([one])}`, quote: null, address: one.url }]
  const page = one.page === undefined ? '' : `page ${one.page}, `
  if (one.witness === 'person') return [{ told: `${says}${documentWords([one])}`, quote: one.quote.trim(), address: null }]
  return [{ told: `${says}${capital(`${page}read ${formatDay(one.readOn)}`)}`, quote: one.quote.trim(), address: one.url }]
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function dayOf(one: Evidence): string {
  return one.kind === 'person' ? one.at : one.readOn
}
