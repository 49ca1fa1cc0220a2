import { partlyNamed } from './label-words.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import { groupsOfHeads, isWrittenAsName } from './sibling-heads.ts'
import { mentionFinder } from './subject-mentions.ts'
import type { Subject } from './subject.ts'

/** Decides whose a fact is; an empty answer means that the page states it for all or for nobody in particular. */
export interface Owners {
  subjects: readonly Subject[]
  mentions: (text: string) => Subject[]
  of: (passage: Passage, own: string) => readonly Subject[]
  /** Whether a passage stands under a heading beside the only certification's own, which is about something else. */
  isAside: (passage: Passage) => boolean
  /** The one certification its section is about; else as `of`. A requirement may name another one that is asked for. */
  ofSection: (passage: Passage, own: string) => readonly Subject[]
}

/** 'Fees (both levels)', 'All grades': for each certification of the page, whatever heading stands above. */
const forAll = /\b(?:both|all|every|either) (?:\w+ )?(?:levels?|grades?|tiers?|certifications?|credentials?|designations?)\b/i

/** How headings, rows and sentences hand facts to the certifications of a page. */
export function ownersOf(page: Page, subjects: readonly Subject[]): Owners {
  const mentions = mentionFinder(subjects)
  const byHeading = new Map<string, Subject[]>()
  const inHeading = (heading: string) => {
    const known = byHeading.get(heading)
    if (known !== undefined) return known
    const found = mentions(heading)
    byHeading.set(heading, found)
    return found
  }
  const section = (passage: Passage): Subject | undefined => {
    for (let index = passage.path.length - 1; index >= 0; index -= 1) {
      const headed = inHeading(passage.path[index] ?? '')
      if (headed.length > 0) return headed.length === 1 ? headed[0] : undefined
    }
    return undefined
  }
  const under = underShortForms(page, subjects)
  const primary = subjects.filter((subject) => subject.primary)
  const aside = headsAside(page, subjects, mentions)
  // What stands under a heading for all is stated for nobody in particular.
  const shared = (found: readonly Subject[]) => (found.length === subjects.length ? [] : found)
  // 'All guides pay …' beside a guide and a senior guide.
  const people = new Set(subjects.map(({ name }) => name.split(' ').at(-1)?.toLowerCase() ?? ''))
  const [person = ''] = people
  const everyPerson =
    people.size === 1 && /^\p{L}+$/u.test(person) ? new RegExp(`\\b(?:all|every|each) ${person}s?\\b`, 'i') : undefined
  const isOfAllPeople = (text: string) => everyPerson?.test(text) === true
  const owners: Owners = {
    subjects,
    mentions,
    isAside: ({ path }) =>
      aside.size > 0 && path.some((heading) => aside.has(heading)) && !path.some((heading) => mentions(heading).length > 0),
    ofSection(passage, own) {
      const only = section(passage)
      return only === undefined ? owners.of(passage, own) : [only]
    },
    of(passage, own) {
      if (subjects.length === 1) return subjects
      const row = firstCell(passage)
      const rowOf = row === '' ? [] : mentions(row)
      if (rowOf.length === 1) return rowOf
      // 'Dual licensee (embalmer and funeral director)' is not both of them.
      const bare = mentions(own.replace(/\([^()]*\)/g, ' '))
      const named = bare.length > 0 ? bare : mentions(own)
      if (named.length > 0) return named
      const { found } = partlyNamed(subjects, own)
      if (found.length === 1) return found
      if (forAll.test(own) || forAll.test(passage.text.slice(0, 60)) || isOfAllPeople(own)) return subjects
      const lead = passage.lead === '' ? [] : mentions(passage.lead)
      if (lead.length === 1) return lead
      const led = lead.length === 0 && passage.lead !== '' ? partlyNamed(subjects, passage.lead).found : []
      if (led.length === 1) return led
      const above = under.get(passage)
      if (above !== undefined) return [above]
      for (let index = passage.path.length - 1; index >= 0; index -= 1) {
        const headed = inHeading(passage.path[index] ?? '')
        if (headed.length > 0) return shared(headed)
      }
      if (primary.length > 0) return shared(primary)
      return shared(inHeading(page.title))
    },
  }
  return owners
}

/** The first cell of a row; '' of anything else. A grade's row names in its other cells the grade before. */
function firstCell({ block, text }: Passage): string {
  const [first, second] = block.cells ?? []
  return block.kind === 'row' && first !== undefined && second !== undefined
    ? text.slice(first.start - block.start, first.end - block.start)
    : ''
}

/** Headings of the level on which the page's only certification is headed: 'Dock Safety Award' beside 'Dock Safety Diploma'. */
function headsAside(page: Page, subjects: readonly Subject[], mentions: (text: string) => Subject[]): ReadonlySet<string> {
  const [only, ...more] = subjects
  const found = new Set<string>()
  if (only === undefined || more.length > 0 || only.primary) return found
  for (const heads of groupsOfHeads(page).values()) {
    if (!heads.some(({ text }) => mentions(text).length > 0)) continue
    for (const { text } of heads) if (mentions(text).length === 0 && isWrittenAsName(text)) found.add(text)
  }
  return found
}

/** The certification whose short form stands alone on a line above, up to the next heading: the head of its own prices. */
function underShortForms(page: Page, subjects: readonly Subject[]): Map<Passage, Subject> {
  const owned = new Map<Passage, Subject>()
  if (subjects.length < 2) return owned
  let current: Subject | undefined
  for (const passage of page.passages) {
    if (passage.furniture) continue
    const bare = passage.text.replace(/[®™℠:\s]/g, '')
    const own = subjects.find((subject) => subject.acronym !== '' && subject.acronym === bare)
    if (own !== undefined || (passage.heading && !/\d/.test(passage.text))) current = own
    else if (current !== undefined) owned.set(passage, current)
  }
  return owned
}
