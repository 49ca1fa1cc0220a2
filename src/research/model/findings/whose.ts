import { foldName } from '#domain/organizations/folded-name.ts'
import { withDigits } from '#domain/certifications/rank-in-a-name.ts'
import { cellsOf, leadOver, type OutlineLine, outlineOf, sectionsOver } from '../../document/clean-document/outline.ts'
import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import { sentenceBorders } from '../../document/text/sentence-borders.ts'
import { flattenedCells } from '../../layout/columns.ts'
import { grouped } from '../../plain/grouped.ts'
import { isHeldAfter, isOfHolders } from '../../lexicon/credentials/held.ts'
import { isUntelling } from '../../lexicon/names/name-part.ts'
import { exceptsNext, saysOfAll } from '../../lexicon/credentials/said-of-all.ts'
import { type Span, spanAt } from '../../lexicon/text/span.ts'
import { onceFor } from '../../plain/remembered.ts'
import { findJoined } from '../names/joined-name.ts'
import { isListed } from '../names/listed-name.ts'
import type { Place } from '../names/locate.ts'
import { isSame, mayBeSame, type Sighting, type Sightings, type Recognizable } from '../names/sightings.ts'

/** Before a name these words make its holders those who pay: '$290 for all active Diplomates'. */
const payers = /\bfor (?:(?:all|each|every|any|active|current) )+$/i

/** Whom the pages around a place speak of. */
interface Whose {
  /** Certifications that the nearest of row, sentence and headings names; empty when none of them names one. */
  named: readonly Recognizable[]
  /** The words say that they hold for all. */
  general: boolean
}

/** What the pages say of a certification's name: whose a row, a sentence and a section is. */
export interface Naming {
  sightings: Sightings
  /** Certifications that the same answer tells apart: no one of them is another. */
  told: readonly Recognizable[]
}

/**
 * Whether a place may speak of a certification: the head of its column, its row, its sentence, or the nearest heading over it that
 * names certifications at all, names this one. Words under no name may speak of any.
 * @param figures the numbers of the line, by which the cell of a row is found that it speaks of
 */
export function maySpeakOf(subject: Recognizable, place: Place, figures: readonly number[], naming: Naming): boolean {
  const { named, general: all } = whoseIs(place, figures, naming, subject)
  if (all && exceptedFrom(place, figures, naming).some((one) => isThis(one, subject, naming))) return false
  return all || named.length === 0 || named.some((one) => isThis(one, subject, naming)) || isNamedInShort(subject, place, figures)
}

/** Whether names are joined by what they have in common and this is the first: 'Certified/Master Certified Diver' for 'Certified Diver'. */
function isNamedInShort({ name }: Recognizable, place: Place, figures: readonly number[]): boolean {
  const [line] = linesOfFigures(place, figures)
  return line !== undefined && findJoined(name, place.document.text.slice(line.start, line.end)) !== undefined
}

/** Whom a place speaks of. @param subject the certification that is asked about: its own section may name others in passing */
export function whoseIs(place: Place, figures: readonly number[], naming: Naming, subject?: Recognizable): Whose {
  const { document } = place
  const outline = outlineOf(document)
  const [line] = linesOfFigures(place, figures)
  if (line === undefined) return { named: [], general: false }
  const row = cellsOf(line).length > 0
  const head = headsOf(line, document, figures)
  const text = document.text.slice(line.start, line.end)
  const own = row ? labelNamed(line, place, naming) : sentenceNamed(line, place, naming)
  const inLine = own.length > 0 ? own : begunNamed(line, place, naming)
  const all = saysOfAll(row ? text.slice(0, 80) : sentenceOf(line, place).text) && !isLabelled(line, place, naming)
  const lead = leadOver(outline, line)
  const above = sectionsOver(outline, line)
  const sections = [...(lead === undefined ? [] : [lead.text]), ...above.map((one) => one.text)]
  const inHead = subjectsOf(head.flatMap((one) => naming.sightings.inText(one)))
  if (inHead.length > 0) return { named: inHead, general: false }
  const inSections = sections.map((one) => namedIn(one, naming, subject)).find((found) => found.length > 0) ?? []
  if (inLine.length > 0) {
    // Under its own heading a certification's sentence may name others: those it leads to, or is held beside.
    const isOwn = subject !== undefined && !row && inSections.some((one) => isThis(one, subject, naming))
    const isAmong = subject !== undefined && isListedIn(subject, line, place, naming)
    return { named: [...inLine, ...(isOwn ? inSections : []), ...(isAmong ? [subject] : [])], general: all }
  }
  if (all) return { named: [], general: true }
  if (subject !== undefined && isNamedInPart(subject, text, naming)) return { named: [subject], general: false }
  if (inSections.length > 0) return { named: inSections, general: sections.some((one) => saysOfAll(one)) }
  return { named: subjectsOf(naming.sightings.inText(document.title)), general: false }
}

function isThis(one: Recognizable, subject: Recognizable, { told }: Naming): boolean {
  if (isSame(one, subject)) return true
  const apart = told.some((other) => isSame(other, one)) && told.some((other) => isSame(other, subject))
  return !apart && mayBeSame(one, subject)
}

/** The lines of a place that hold a figure of what is said; all of them when none does. */
function linesOfFigures(place: Place, figures: readonly number[]): readonly OutlineLine[] {
  const { document, lines } = place
  const telling = lines.filter((line) => holdsFigure(line, document.text, figures))
  return telling.length > 0 ? telling : lines
}

function holdsFigure({ start, end }: Span, text: string, figures: readonly number[]): boolean {
  const digits = text.slice(start, end).match(/\d[\d.,]*\d|\d/g) ?? []
  return digits.some((one) => figures.includes(Number(one.replaceAll(',', ''))))
}

/** The head of the cell that a line speaks of, also of a row whose table lost its form: 'Exam$365$195' under 'CDA' and 'CDP'. */
function headsOf(line: OutlineLine, document: CleanDocument, figures: readonly number[]): string[] {
  const lost = flattenedCells(document).get(spanAt(document.blocks, line.start)?.index ?? -1)
  const [label, ...cells] = lost ?? cellsOf(line)
  if (label === undefined) return []
  const own = cells.filter((cell) => holdsFigure(cell, document.text, figures))
  return own.length === 1 ? own.map(({ head }) => head).filter((head) => head !== '') : []
}

/** Certifications that a heading names, also this one where it is joined with others: 'General, Graduate or Limited Certificates'. */
function namedIn(heading: string, { sightings }: Naming, subject: Recognizable | undefined): Recognizable[] {
  const found = subjectsOf(sightings.inText(heading))
  return subject !== undefined && findJoined(subject.name, heading) !== undefined ? [...found, subject] : found
}

/** An entry that begins with a name and its amount, 'Master Restricted — $35 for each area': what follows is no word on all. */
function isLabelled({ start, end }: OutlineLine, { document }: Place, { sightings }: Naming): boolean {
  const [first] = sightings.within(document, start, end)
  return (
    first !== undefined && first.start - start <= longestMark && /^\s*[:–—-]\s*\p{Sc}/u.test(document.text.slice(first.end, end))
  )
}

/** Longest mark before the name of an entry: '(iv) '. */
const longestMark = 6

/** Certifications named in the first cells of a row, which say what it is about. */
function labelNamed(line: OutlineLine, { document }: Place, { sightings }: Naming): Recognizable[] {
  for (const { start, end } of cellsOf(line)) {
    const found = subjectsOf(sightings.within(document, start, end))
    if (found.length > 0) return found
  }
  return []
}

/** Longest line that names a certification by a part of its name, in characters. */
const longestEntry = 200

/**
 * Whether a line names a certification by what no other of the same answer has in its name: 'Standard exam (Associate)' the
 * Associate Platform Engineer, 'Level I: 12 hours' the Level I Counselor.
 */
function isNamedInPart({ name }: Recognizable, line: string, { told }: Naming): boolean {
  if (told.length < 2 || line.length > longestEntry) return false
  const said = new Set(partsOf(line))
  return partsOf(name).some((part) => said.has(part) && isOwnPart(part, name, told))
}

/** Whether no other name of the answer has a part of this one. */
function isOwnPart(part: string, name: string, told: readonly Recognizable[]): boolean {
  return (namesByPart(told).get(part) ?? []).every((other) => other === name)
}

/** Whether a line that names other certifications one beside the other names this one among them: see `isListed`. */
function isListedIn(subject: Recognizable, line: OutlineLine, { document }: Place, { sightings, told }: Naming): boolean {
  const { name } = subject
  const { start, end } = line
  if (end - start > longestEntry) return false
  const named = sightings.within(document, start, end).filter(({ subjects }) => !subjects.some((one) => isSame(one, subject)))
  const others = named.map((one) => ({ start: one.start - start, end: one.end - start }))
  const parts = new Set(partsOf(name))
  return isListed(name, document.text.slice(start, end), others, (word) => parts.has(word) && isOwnPart(word, name, told))
}

/** Which names of an answer have a part, by the part; looked at once for all facts of the answer. */
const namesByPart = onceFor((told: readonly Recognizable[]) =>
  grouped(told.flatMap(({ name }) => partsOf(name).map((part) => [part, name] as const))),
)

/** The telling words of a text of four letters and more, and its levels: 'level 1' of 'Level I'. */
function partsOf(text: string): string[] {
  const words = withDigits(foldName(text))
  const levels = words.match(/\b(?:level|class|grade|tier) \d\b/g) ?? []
  return [...levels, ...words.split(' ').filter((word) => word.length >= 4 && !isUntelling(word))]
}

/** Certifications that the sentence of a place speaks of, apart from those that a candidate already has. */
function sentenceNamed(line: OutlineLine, place: Place, { sightings }: Naming): Recognizable[] {
  const { start, end } = sentenceOf(line, place)
  const { text } = place.document
  // Of its holders the sentence speaks, whom it names at its start: 'Holders of the CQE and the CQA may …'.
  const speaksOfHolders = isOfHolders(text.slice(start, end))
  let kept: Sighting | undefined
  let heldBefore: Sighting | undefined
  const isJoined = (before: Sighting | undefined, one: Sighting) =>
    before !== undefined && joining.test(text.slice(before.end, one.start))
  const found = sightings.within(place.document, start, end).filter((one) => {
    // What is joined with a certification that the sentence speaks of is one, too, and what is joined with one that is held is held.
    const isKept = speaksOfHolders || isJoined(kept, one) || (!isJoined(heldBefore, one) && isSpokenOf(one))
    if (isKept) kept = one
    else heldBefore = one
    return isKept
  })
  return subjectsOf(found)

  function isSpokenOf(one: Sighting): boolean {
    if (courseBehind.test(text.slice(one.end, one.end + 20))) return false
    const before = text.slice(Math.max(start, one.start - 60), one.start)
    return payers.test(before) || (!isHeldAfter(before) && !excepted.test(before))
  }
}

/** '(except for renewing a Linesman)' speaks of all others. */
const excepted = /\b(?:except|excluding|other than)\b[^.;)]{0,40}$/i

/** Certifications that the sentence of a place, which speaks of all, takes out: the one behind 'except', and those joined with it. */
function exceptedFrom(place: Place, figures: readonly number[], { sightings }: Naming): Recognizable[] {
  const [line] = linesOfFigures(place, figures)
  if (line === undefined) return []
  const { start, end } = sentenceOf(line, place)
  const { text } = place.document
  let last: Sighting | undefined
  const found = sightings.within(place.document, start, end).filter((one) => {
    const isJoined = last !== undefined && joining.test(text.slice(last.end, one.start))
    if (isJoined || exceptsNext(text.slice(Math.max(start, one.start - longestBefore), one.start))) last = one
    return last === one
  })
  return subjectsOf(found)
}

/** Characters before a name in which its exception is said. */
const longestBefore = 120

/** 'The Adoption Companion course' is a course, which counts for others, too. */
const courseBehind = /^\s+(?:courses?|trainings?|workshops?|webinars?|class(?:es)?)\b/i
const joining = /^[®™℠]*\s*(?:,|\/|(?:,\s*)?\b(?:and|or)\b)\s*(?:(?:an?|the|as)\s+){0,2}$/i

/** An amount or a number that is a line by itself is of what the line right above it names: '01 Agronomic Crops', '10'. */
const bareFigure = /^[\s*|]*[^\p{L}\p{N}\s]?\s?\d[\d,.]*[\s*|]*$/u

/** A sentence that a line goes on with was begun in the one above: 'the registration fee for Section B is', '$210'. */
const begun = /(?:\b(?:is|are|be|of|at|costs?)|:)\s*$/i
const goesOn = /^\s*(?:\p{Sc}|\d|\p{Lu}\p{Ll}{0,2}\.?\s?\d)/u

function begunNamed(line: OutlineLine, { document }: Place, { sightings }: Naming): Recognizable[] {
  const above = outlineOf(document).lines[line.index - 1]
  if (above === undefined || above.kind !== line.kind || !goesOn.test(document.text.slice(line.start, line.end))) return []
  const isBare = bareFigure.test(document.text.slice(line.start, line.end))
  if (!isBare && !begun.test(document.text.slice(above.start, above.end))) return []
  return subjectsOf(sightings.within(document, above.start, above.end))
}

function sentenceOf(line: OutlineLine, { document, start, end }: Place): Span & { text: string } {
  const borders = sentenceBorders(document.text, line.start, line.end)
  const from = borders.findLast((border) => border <= Math.max(line.start, start)) ?? line.start
  const to = borders.find((border) => border >= Math.min(line.end, end) && border > from) ?? line.end
  return { start: from, end: to, text: document.text.slice(from, to) }
}

function subjectsOf(sightings: readonly Sighting[]): Recognizable[] {
  return sightings.flatMap(({ subjects }) => subjects)
}
