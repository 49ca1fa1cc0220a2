import { answersOf, withAnswer } from '../evidence/differing-answers.ts'
import { type Certification, type LineField, linesOfGroup, withClosedNotes } from '../certifications/certification.ts'
import { type Evidence, lineState, type PersonEvidence } from '../evidence/evidence.ts'
import { leftOutOf } from './empty-field.ts'
import { foldName } from '../organizations/folded-name.ts'
import { isStillNamed } from './renamed-certification.ts'
import { sameValue } from '../text/same-value.ts'
import { type Author, statement, vouchedFor, withoutPeople } from '../evidence/stated-by-a-person.ts'
import { eachField, type PassageField, passageFields, passagesOf, withPassages } from '../certifications/passages.ts'
import type { Passage } from '../evidence/passage.ts'

/** What an edit is held against. */
export interface ProofSources {
  /** The state the edit replaces; empty at creation. */
  previous: readonly Certification[]
  /** Where a look-up is saved: it, as its author had it before them. What is gone from it, they took out. */
  shown?: readonly Certification[] | undefined
  /** Lines that the author takes over from a look-up, with its evidence: newer proof, also for a text that has older one. */
  renewed?: readonly Certification[] | undefined
  /** Where the same line may have stood before, the nearest first: older versions, then look-ups. */
  further: readonly (readonly Certification[])[]
}

/**
 * The edited certifications with the evidence that the server itself knows; evidence that came with the edit is dropped.
 * A line that is taken over from a look-up has that one's evidence. Any other one keeps what stood behind the same text of the same certification and field, wherever in the field it moved, in the
 * nearest source that has it – also when nothing stood behind it. Any other line is its author's word, with the line it took
 * the place of. A line that nothing or only disagreement stands behind, or that waits for a check, becomes the author's word when
 * the edit says so, by evidence of kind 'person'. Where sources disagree, a line that is one of their answers has the sources that give it.
 * A certification that has another name now than the one its proof speaks of is its author's word in every line: what a page says of
 * one does not go over to another with its name. So is a name whose short form is another one. Which pages of it are closed to
 * programs is told by sources alone: by a reading that is saved or taken over, else by what was saved before. Whether it is retired
 * is told by them, or by an edit that changes it, and then noted as such.
 * Fields whose sourced lines the author took out are noted in `leftOut`; what a reading that is taken over holds no more, nobody took out.
 */
export function carryProof(edited: readonly Certification[], sources: ProofSources, author: Author): Certification[] {
  const previous = indexed(sources.previous)
  const renewed = indexed(sources.renewed ?? [])
  const shown = indexed(sources.shown ?? [])
  const all = [previous, ...sources.further.map(indexed)]
  return edited.map((certification) => {
    const before = counterpart(certification, previous)
    const meant = all.flatMap((source) => counterpart(certification, source) ?? [])
    const still = meant.filter((one) => isStillNamed(certification, one))
    // What was read anew was held to be this one when it was offered.
    const known = [counterpart(certification, renewed), ...still].filter((one) => one !== undefined)
    const {
      leftOut: _,
      retired: wanted,
      retiredByPerson: __,
      ...proven
    } = withPassages(
      certification,
      eachField((field) => provenField(certification, field, before, known, author)),
    )
    const seen = counterpart(certification, shown)
    // Of a reading, what the state before had and it has not was taken out by nobody.
    const changed = sources.shown === undefined ? before : seen
    const isTaken = sources.renewed === undefined && changed !== undefined && isStillNamed(certification, changed)
    const leftOut = leftOutOf(proven, before, isTaken ? changed : undefined)
    const told = counterpart(certification, renewed) ?? seen ?? before ?? known[0]
    const isEmptyField = (field: LineField) => linesOfGroup(proven, field).length === 0
    const isAdded = known.length === 0 && changed === undefined && sources.previous.length > 0
    const noted = {
      ...proven,
      ...retirement(wanted, before, { renewed: counterpart(certification, renewed), read: told, isNew: isAdded }),
      ...(leftOut.length === 0 ? {} : { leftOut }),
    }
    return withClosedNotes(noted, (note) => (told?.[note] ?? []).filter(isEmptyField))
  })
}

type Retirement = Pick<Certification, 'retired' | 'retiredByPerson'>

/**
 * Whether a certification is retired: by what was read of it anew, else by an edit that says otherwise than what it replaces, else as it was.
 * What is saved first brings no word of its author.
 */
function retirement(
  wanted: boolean | undefined,
  before: Certification | undefined,
  { renewed, read, isNew }: { renewed: Certification | undefined; read: Certification | undefined; isNew: boolean },
): Retirement {
  if (renewed?.retired === true) return { retired: true }
  const isNews = wanted !== (before?.retired ?? false) && wanted !== (read?.retired ?? false)
  const isSaid = wanted !== undefined && isNews && (before !== undefined || isNew)
  if (isSaid) return { retired: wanted, retiredByPerson: true }
  if (before?.retiredByPerson === true) return { retired: before.retired, retiredByPerson: true }
  return read?.retired === undefined ? {} : { retired: read.retired }
}

/** Texts of an edit that the state it replaces does not hold; further sources matter for these alone. */
export function textsWithoutSource(edited: readonly Certification[], previous: readonly Certification[]): string[] {
  const index = indexed(previous)
  const texts = edited.flatMap((certification) => {
    const source = counterpart(certification, index)
    return passageFields.flatMap((field) => {
      const held = new Set(source === undefined ? [] : passagesOf(source, field).map(({ text }) => text))
      return passagesOf(certification, field).flatMap(({ text }) => (text.trim() === '' || held.has(text) ? [] : [text]))
    })
  })
  return [...new Set(texts)]
}

/** A passage that a change brought in, and where it stands. */
export interface Introduced {
  certification: Pick<Certification, 'id' | 'name'>
  field: PassageField
  /** Its number in the field. */
  index: number
  passage: Passage
}

/** Passages that are new against the state before, or have other evidence behind them than there. */
export function passagesIntroduced(certifications: readonly Certification[], before: readonly Certification[]): Introduced[] {
  const index = indexed(before)
  return certifications.flatMap((certification) => {
    const source = counterpart(certification, index)
    return passageFields.flatMap((field) => {
      const held = source === undefined ? [] : passagesOf(source, field)
      return passagesOf(certification, field).flatMap((passage, place) =>
        passage.text.trim() === '' || held.some((one) => sameValue(one, passage))
          ? []
          : [{ certification: { id: certification.id, name: certification.name }, field, index: place, passage }],
      )
    })
  })
}

/**
 * The certifications of a body whose website is another one now: what pages of the former site said does not speak for it. Such a
 * line becomes the word of whoever changed the website, with the former proof behind it.
 * @param isOwn whether evidence is of the body's present site
 */
export function withoutForeignProof(
  certifications: readonly Certification[],
  isOwn: (evidence: Exclude<Evidence, PersonEvidence>) => boolean,
  author: Author,
): Certification[] {
  const kept = (passage: Passage): Passage => {
    const proof = withoutPeople(passage.evidence ?? [])
    if (proof.every(isOwn)) return passage
    const rest = (passage.evidence ?? []).filter((one) => one.kind === 'person' || isOwn(one))
    return { text: passage.text, evidence: rest.length > 0 ? rest : [statement(author, passage)] }
  }
  return certifications.map((certification) =>
    withPassages(
      certification,
      eachField((field) => passagesOf(certification, field).map(kept)),
    ),
  )
}

/**
 * The certifications with an id each: a given one is kept where it is the first of its kind in the list; one without takes
 * the id of the certification of that name before the edit, else a new one.
 */
export function withStableIds(
  edited: readonly Certification[],
  previous: readonly Certification[],
  newId: () => string,
): (Certification & { id: string })[] {
  const taken = new Set<string>()
  const given = edited.map(({ id }) => {
    if (id === undefined || taken.has(id)) return undefined
    taken.add(id)
    return id
  })
  return edited.map((certification, index) => {
    const name = foldName(certification.name)
    const known = previous.find((one) => one.id !== undefined && !taken.has(one.id) && foldName(one.name) === name)
    const id = given[index] ?? known?.id ?? newId()
    taken.add(id)
    return { ...certification, id }
  })
}

function provenField(
  certification: Certification,
  field: PassageField,
  before: Certification | undefined,
  known: readonly Certification[],
  author: Author,
): Passage[] {
  const passages = passagesOf(certification, field)
  const earlier = before === undefined ? [] : passagesOf(before, field)
  const replaced = replacedPassages(earlier, passages)
  const saying = field === 'name' ? known.filter((source) => saysShortForm(source, certification)) : known
  const stock = saying.map((source) => occurrences(passagesOf(source, field)))
  return passages.map((passage, index) => {
    if (passage.text.trim() === '') return { text: passage.text, evidence: undefined }
    const found = stock.find((source) => source.has(passage.text))
    if (found === undefined) {
      const underOtherName = earlier.find(({ text }) => text === passage.text)
      return { text: passage.text, evidence: [statement(author, replaced[index] ?? underOtherName)] }
    }
    const carried = nextOccurrence(found, passage.text)
    if (carried === undefined || !isDoubtful(carried)) return { text: passage.text, evidence: carried?.evidence }
    if (!claimed(passage)) return (isPicked(passage) ? withAnswer(carried, passage.text) : undefined) ?? carried
    return { text: passage.text, evidence: [statement(author, isEmpty(carried) ? undefined : vouchedFor(carried))] }
  })
}

/** Whether the short form that stands beside the name now is not another one than the source gives. */
function saysShortForm(source: Certification, { acronym = '' }: Certification): boolean {
  return acronym === '' || source.acronym === undefined || foldName(acronym) === foldName(source.acronym)
}

/**
 * For each new passage the one it took the place of: a vanished one at the same position, else next to the same neighbor.
 * Index by index; undefined for a passage that is not new, or that took nobody's place.
 */
function replacedPassages(before: readonly Passage[], after: readonly Passage[]): (Passage | undefined)[] {
  const places = new Map<string, number[]>()
  for (const [index, { text }] of before.entries()) places.set(text, [...(places.get(text) ?? []), index])
  const origin = after.map(({ text }) => places.get(text)?.shift())
  const vanished = new Set([...places.values()].flat().filter((index) => before[index]?.text.trim() !== ''))
  const take = (index: number | undefined) => (index !== undefined && vanished.delete(index) ? before[index] : undefined)
  const neighbor = (index: number, step: 1 | -1) => {
    const beside = origin[index - step]
    return beside === undefined ? undefined : beside + step
  }
  const fresh = (index: number) => origin[index] === undefined && after[index]?.text.trim() !== ''
  const atPlace = after.map((_, index) => (fresh(index) ? take(index) : undefined))
  return after.map((_, index) => {
    if (!fresh(index)) return undefined
    return atPlace[index] ?? take(neighbor(index, 1)) ?? take(neighbor(index, -1))
  })
}

/** The passages of a source by their text, so that equal lines are handed out one after the other; each answer of a disagreement, too. */
function occurrences(passages: readonly Passage[]): Map<string, Passage[]> {
  const byText = new Map<string, Passage[]>()
  for (const passage of passages) byText.set(passage.text, [...(byText.get(passage.text) ?? []), passage])
  for (const answer of passages.flatMap(({ evidence }) => answersOf(evidence))) {
    if (!byText.has(answer.text)) byText.set(answer.text, [answer])
  }
  return byText
}

/** The next one of equal lines; the last one serves every further copy. */
function nextOccurrence(source: Map<string, Passage[]>, text: string): Passage | undefined {
  const queue = source.get(text)
  return queue !== undefined && queue.length > 1 ? queue.shift() : queue?.[0]
}

/** Whether an edit says of a line that its author states it. */
function claimed(passage: Passage): boolean {
  return passage.evidence?.some(({ kind }) => kind === 'person') ?? false
}

/** Whether an edit says of a line in disagreement that one answer was picked: what it sends behind it does not disagree. */
function isPicked({ evidence }: Passage): boolean {
  return evidence !== undefined && evidence.length > 0 && answersOf(evidence).length === 0
}

function isDoubtful(passage: Passage): boolean {
  const state = lineState(passage.evidence)
  return state === 'not-confirmed' || state === 'conflict' || state === 'check'
}

function isEmpty(passage: Passage): boolean {
  return passage.evidence === undefined || passage.evidence.length === 0
}

interface Index {
  byId: ReadonlyMap<string, Certification>
  byName: ReadonlyMap<string, Certification>
}

function indexed(certifications: readonly Certification[]): Index {
  const byId = new Map<string, Certification>()
  const byName = new Map<string, Certification>()
  for (const certification of certifications) {
    if (certification.id !== undefined && !byId.has(certification.id)) byId.set(certification.id, certification)
    const name = foldName(certification.name)
    if (!byName.has(name)) byName.set(name, certification)
  }
  return { byId, byName }
}

/**
 * The same certification in a source: by its id, else by its name. One that has taken the name of another one there is that other
 * one: facts do not go over to another certification with a name.
 */
function counterpart(certification: Certification, source: Index): Certification | undefined {
  const name = foldName(certification.name)
  const same = certification.id === undefined ? undefined : source.byId.get(certification.id)
  const named = source.byName.get(name)
  return same !== undefined && (named === undefined || foldName(same.name) === name) ? same : named
}
