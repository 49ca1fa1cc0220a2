import { initialsOf, lettersOf } from '#domain/certifications/initials.ts'
import { mayStandFor } from '#domain/certifications/known-name.ts'
import { rankOf } from '#domain/certifications/rank-in-a-name.ts'
import type { ReadLine } from '../page/lines.ts'
import { wordsOf } from '../page/words.ts'
import { type Candidate, isShortAlone } from './candidates.ts'
import type { NameSpan } from './name-spans.ts'
import { placesOf } from './places.ts'

/** A name with all that it is held against others by. */
export interface ToldName {
  candidate: Candidate
  words: readonly string[]
  lower: string
  /** A short form without a name of its own. */
  isShort: boolean
  /** Short forms that its words have by their first letters; none of a short form. */
  initials: ReadonlySet<string>
  /** Its own letters, of a short form those alone. */
  letters: string
  /** Words that rank it, '' where there are none. */
  rank: string
  spans: readonly NameSpan[]
  lines: ReadonlySet<ReadLine>
  /** Starts of the lines that stand as headings and name it. */
  headings: ReadonlySet<number>
  /** Rows, columns, lists and ranks of headings that it stands in, with its own place there. */
  places: ReadonlyMap<string, number>
}

/** Reads a name once for all others that it is held against. */
export function toldName(candidate: Candidate): ToldName {
  const spans = [...candidate.mentions, ...candidate.shorts]
  const isShort = isShortAlone(candidate)
  return {
    candidate,
    words: wordsOf(candidate.name),
    lower: candidate.name.toLowerCase(),
    isShort,
    initials: isShort ? new Set() : initialsOf(candidate.name),
    letters: lettersOf(isShort ? candidate.acronym : candidate.name),
    rank: isShort ? '' : rankOf(candidate.name),
    spans,
    lines: new Set(spans.map(({ line }) => line)),
    headings: new Set(spans.flatMap(({ line }) => (line.kind === 'heading' ? [line.start] : []))),
    places: new Map(
      candidate.mentions.flatMap((span) => placesOf(span).map(({ place, slot }): [string, number] => [place, slot])),
    ),
  }
}

/** Whether a short form may be that of a name: its letters stand there in order. */
export function mayShorten(short: ToldName, { isShort, candidate }: ToldName): boolean {
  return short.isShort && !isShort && mayStandFor(short.candidate.acronym, candidate.name)
}

/** What a name says in front of another or behind it: 'registered …'; undefined where it does not begin or end with that one. */
export function moreThan(long: ToldName, short: ToldName): string | undefined {
  if (long.isShort || short.isShort) return undefined
  if (long.lower.endsWith(` ${short.lower}`)) return `${long.lower.slice(0, -short.lower.length)}…`
  return long.lower.startsWith(`${short.lower} `) ? `…${long.lower.slice(short.lower.length)}` : undefined
}

/** Share of a name's mentions that stand under a heading that names another one; -1 where no heading does. */
export function shareUnder({ spans }: ToldName, { headings }: ToldName): number {
  if (headings.size === 0) return -1
  return spans.filter(({ line }) => line.sections.some(({ start }) => headings.has(start))).length / spans.length
}

/** What stands between two names in a line, as a number; each stands for a kind of sign. */
function signOf(between: string): number {
  if (/^[®™℠*\s]*\($/.test(between)) return 1
  if (between.includes('|')) return 3
  if (/[–—:-]/.test(between)) return 2
  if (/^\s*\/\s*$/.test(between)) return 5
  if (/^,?\s+or\s/.test(between)) return 6
  if (/^,?\s+(?:and|&)\s/.test(between)) return 7
  if (between.includes(',')) return 4
  return between.trim() === '' ? 8 : 9
}

const [none, farthest, beside] = [99, 60, 8]

/** How near two names stand in a line, in characters, 99 where they do not; what is between them there; how often one stands beside the other. */
export function nearestOf(text: string, one: ToldName, other: ToldName): { gap: number; sign: number; count: number } {
  const found = { gap: none, sign: 0, count: 0 }
  for (const span of one.spans)
    for (const theirs of other.spans) {
      if (theirs.line !== span.line) continue
      const [from, to] = span.end <= theirs.start ? [span.end, theirs.start] : [theirs.end, span.start]
      const gap = to - from
      if (gap < 0 || gap > farthest) continue
      if (gap < beside) found.count += 1
      if (gap >= found.gap) continue
      found.gap = gap
      found.sign = signOf(text.slice(from, to))
    }
  return found
}
