import { isHolder } from '../../lexicon/names/short-name.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { expression } from '../../plain/expression.ts'
import type { Fact } from '../facts/facts.ts'
import type { Candidate } from '../names/candidates.ts'
import type { Naming } from './surroundings.ts'

/** Where the subject of a sentence that asks for something ends. */
const verb = expression('i')`
  \b(?:must|shall|needs?|(?:is|are) required|ha(?:ve|s) to|takes?|completes?|submits?|earns?|reports?|shows?|provides?|renews?|pays?|records?|accrues?)\b|:
`
const ofAll = /\b(?:all|both|each|every|any)\b/i

/**
 * Whose a fact is by those whom its sentence names: a time theirs behind whose short names it stands, what is asked for theirs who have
 * to do it; nobody's where no name tells.
 * @param called where the text calls certifications short
 */
export function ofSubject(
  { kind, thing }: Fact,
  namings: readonly Naming[],
  called: ReadonlyMap<Candidate, readonly Span[]>,
  text: string,
): ReadonlySet<Naming> {
  if (kind === 'fee' || thing.line.kind === 'row') return new Set()
  const calledIn = (stretch: Span, isMeant: (place: Span) => boolean = () => true) =>
    namings.filter(({ one }) => called.get(one)?.some((place) => isIn(place, stretch) && isMeant(place)))
  if (kind === 'term') {
    const before = thing.line.periods.map(({ end }) => thing.line.start + end).filter((end) => end <= thing.start)
    const ahead = { start: Math.max(thing.sentence.start, ...before), end: thing.start }
    if (ofAll.test(text.slice(ahead.start, ahead.end).replace(/\b(?:every|each) $/i, ''))) return new Set()
    // Of a time short names are told in capitals alone: 'all licenses and technician certificates'.
    const short = calledIn(ahead, ({ start }) => /\p{Lu}/u.test(text.charAt(start)))
    return new Set(short.length === 0 ? [] : [...short, ...namedIn(ahead, namings)])
  }
  const said = text.slice(thing.start, thing.end)
  const ends = verb.exec(said)?.index
  // Behind a semicolon somebody else may have to do something else.
  if (ends === undefined || isHolder(said) || said.includes(';')) return new Set()
  const subject = { start: thing.start, end: thing.start + ends + 1 }
  return new Set([...calledIn(subject), ...namedIn(subject, namings)])
}

function namedIn(stretch: Span, namings: readonly Naming[]): Naming[] {
  return namings.filter(({ spans }) => spans.some((place) => isIn(place, stretch)))
}

function isIn({ start, end }: Span, stretch: Span): boolean {
  return start >= stretch.start && end <= stretch.end
}
