import type { SettledNames } from '#domain/settled-names.ts'
import { areSame, knownName, type KnownName, type Named } from '../same/known-name.ts'
import { nameKey } from '../same/name-key.ts'
import type { LikelyName } from '../reader/likely-names.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import { namePlaces } from './subject-mentions.ts'
import type { Subject } from './subject.ts'

/** The certifications of a page once a person said which names are right. */
export interface SettledSubjects {
  /** Whose facts are shown. */
  subjects: Subject[]
  /**
   * Who facts are given to: the same, or the refused ones of a page that is about no other. Facts of those go away with them; else
   * they would be said of all certifications of the body.
   */
  owning: Subject[]
}

/**
 * Takes what the trained reader holds of names, and what a person said of them, whose word goes before: a right name is a subject
 * wherever a page gives it a place of its own, a wrong one nowhere. Where neither says anything the subjects stay as they were read.
 */
export function settleSubjects(
  read: readonly Subject[],
  page: Page,
  settled: SettledNames,
  likely: readonly LikelyName[] = [],
): SettledSubjects {
  const [right, wrong] = [settled.right.map(comparable), settled.wrong.map(comparable)]
  const opinion = opinionOn(read.map(comparable), likely)
  const verdicts = read.map((subject, place) => {
    const one = comparable(subject)
    return { subject, is: verdictOn(one, right, wrong), held: opinion.of[place] }
  })
  const known = verdicts.flatMap(({ subject, is, held }) => {
    if (is === 'wrong' || (is === undefined && held === 'wrong')) return []
    if (is !== undefined) return [{ ...subject, needs: 0, settled: true }]
    return [held === 'right' ? { ...subject, needs: Math.min(1, subject.needs) } : subject]
  })
  const named = new Set(verdicts.flatMap(({ is }) => (is === 'wrong' || is === undefined ? [] : [is])))
  const added = right
    .filter((one) => !named.has(one))
    .flatMap((one) => subjectNamed(one.named, page, known.length > 0))
    .map((subject) => ({ ...subject, needs: 0, settled: true }))
  const said = [...right, ...wrong]
  const found = opinion.more
    .filter((one) => !said.some((other) => isSame(one, other)))
    .flatMap((one) => subjectNamed(one.named, page, known.length + added.length > 0))
  const refused = verdicts.flatMap(({ subject, is, held }) =>
    is === 'wrong' || (is === undefined && held === 'wrong') ? [subject] : [],
  )
  const subjects = [...known, ...added, ...found]
  return { subjects, owning: subjects.length > 0 ? subjects : refused }
}

export const T = { low: 0.05, high: 0.6, none: 'undefined' as 'undefined' | 'wrong', highNone: 0.7 }

interface Opinion {
  of: ('right' | 'wrong' | undefined)[]
  more: Comparable[]
}

function opinionOn(read: readonly Comparable[], likely: readonly LikelyName[]): Opinion {
  const compared = likely.map((one) => ({ ...comparable(one), likely: one.likely }))
  const of = read.map((one) => {
    const spelled = compared.filter((other) => one.key !== '' && one.key === other.key)
    const same = spelled.length > 0 ? spelled : compared.filter((other) => isSame(one, other))
    if (same.length === 0) return likely.length === 0 || T.none === 'undefined' ? undefined : ('wrong' as const)
    const most = Math.max(...same.map((other) => other.likely))
    return most >= T.high ? ('right' as const) : most < T.low ? ('wrong' as const) : undefined
  })
  const none = !of.some((one) => one !== 'wrong')
  const more = compared.filter((one) => one.likely >= (none ? T.highNone : T.high) && !read.some((other) => isSame(one, other)))
  return { of, more }
}

/** Right names that a page says somewhere without giving them a place of their own: their quote, and no fact. */
export function onlyMentioned(page: Page, settled: SettledNames, subjects: readonly Subject[]): Subject[] {
  const taken = subjects.map(comparable)
  return settled.right.flatMap((name) => {
    const one = comparable(name)
    if (taken.some((other) => isSame(one, other))) return []
    const [place] = placesOf(one.named, page)
    return place === undefined ? [] : [{ ...subjectAt(one.named, place), needs: 0, settled: true }]
  })
}

interface Comparable {
  named: Named
  key: string
  known: KnownName
}

function comparable(name: string | Named): Comparable {
  const named = typeof name === 'string' ? typedName(name) : { name: name.name, acronym: name.acronym }
  return { named, key: nameKey(named.name), known: knownName(named) }
}

/** 'Certified Welder (CW)' is a name with its short form. */
export function typedName(typed: string): Named {
  const [, name, acronym] = /^(.+?)\s*\(([A-Z][A-Za-z0-9+./ -]{0,13})\)$/.exec(typed.trim()) ?? []
  if (name !== undefined && acronym !== undefined && /[A-Z].*[A-Z0-9+]/.test(acronym)) return { name, acronym }
  return { name: typed.trim(), acronym: '' }
}

/** The right name that a subject is, or that it is a wrong one; what is spelled alike goes before what may be the same. */
function verdictOn(
  one: Comparable,
  right: readonly Comparable[],
  wrong: readonly Comparable[],
): Comparable | 'wrong' | undefined {
  const isSpelled = (other: Comparable) => one.key !== '' && one.key === other.key
  const spelled = right.find(isSpelled)
  if (spelled !== undefined) return spelled
  if (wrong.some(isSpelled)) return 'wrong'
  const alike = right.find((other) => isSame(one, other))
  return alike ?? (wrong.some((other) => isSame(one, other)) ? 'wrong' : undefined)
}

function isSame(one: Comparable, other: Comparable): boolean {
  return (one.key !== '' && one.key === other.key) || areSame(one.known, other.known)
}

interface Place {
  text: string
  start: number
  /** How much the place makes the name one that the page is about: a title most, a sentence least. */
  weight: number
}

/** The best place of a name that a person gave; none where the page says it in passing beside its own certifications. */
function subjectNamed(named: Named, page: Page, hasOthers: boolean): Subject[] {
  const [best] = placesOf(named, page)
  if (best === undefined || best.weight < (hasOthers ? weights.list : weights.sentence)) return []
  return [{ ...subjectAt(named, best), primary: best.weight === weights.title }]
}

function subjectAt({ name, acronym }: Named, { text, start }: Place): Subject {
  const isShort = acronym !== '' && text.replace(/s$/, '') === acronym
  return {
    name: isShort ? acronym : text,
    acronym,
    start,
    end: start + text.length,
    primary: false,
    needs: 1,
    also: isShort || text === name ? [] : [name],
    priced: false,
    shares: true,
  }
}

const weights = { title: 5, heading: 4, row: 3, column: 3, list: 2, sentence: 1, aside: 0 } as const

/** Where a page says a name, the best place first; its spelled-out form before its short one. */
function placesOf(named: Named, page: Page): Place[] {
  const found = page.passages.flatMap((passage) => {
    const weight = (start: number, end: number) => weightAt(passage, page, start, end)
    return namePlaces(named, passage.text).map(({ start, end }) => ({
      text: passage.text.slice(start, end),
      start: passage.block.start + start,
      weight: weight(start, end),
    }))
  })
  const isShort = ({ text }: Place) => text.replace(/s$/, '') === named.acronym
  const best = (places: readonly Place[]) => places.toSorted((one, other) => other.weight - one.weight)
  const [spelled, short] = [best(found.filter((one) => !isShort(one))), best(found.filter(isShort))]
  const [first] = spelled
  // The quote spells the name out where the page does; the place may be that of its short form.
  return first === undefined ? short : [{ ...first, weight: Math.max(first.weight, short[0]?.weight ?? 0) }, ...spelled.slice(1)]
}

function weightAt(passage: Passage, page: Page, start: number, end: number): number {
  const { block, text } = passage
  if (passage.furniture) return weights.aside
  if (text === page.title || (block.kind === 'heading' && block.level === 1)) return weights.title
  if (passage.heading) return weights.heading
  const [first] = block.cells ?? []
  if (block.kind === 'row' && first !== undefined) {
    if (block.start + start < first.end) return weights.row
    if (block.cells?.some(({ head }) => head !== '' && head.includes(text.slice(start, end))) === true) return weights.column
  }
  const isAlone = end - start > text.length * 0.5 || (start <= 4 && /^[®™℠\s]*(?:[-–—:|(,]|$)/.test(text.slice(end)))
  return isAlone || start <= 4 ? weights.list : weights.sentence
}
