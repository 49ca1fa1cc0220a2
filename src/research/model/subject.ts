import { expression } from '../expression.ts'
import { acronymKey, looksLikeAcronym, nameKey } from '../merge/identity.ts'
import { type NameMention, namesIn } from '../rules/names.ts'
import { forAll } from '../rules/owners.ts'
import { headsOver } from './keeps-to-place.ts'
import { blocksOf, lineOver, type Place } from './locate.ts'
import type { Piece } from './pieces.ts'

/** A certification as far as it can be recognised in a text. */
export interface Subject {
  name: string
  /** '' when it has none. */
  acronym: string
}

/** Before a certification's name these words make it something a candidate already has. */
const held = expression('i')`
  \b(?:
    hold(?:s|ing|ers?(?: of)?)?|held|possess(?:es|ing)?|earned|have|has|having|obtained?|obtain|maintain(?:s|ing)?|
    active|current|valid|unexpired|completed?|needs?|requires?|with|as|or|another|other than
  )(?:\s+(?:a|an|the|your|their|one|of|valid|current|active|both|either|[A-Z]{2,6}|or|and|,)){0,4}\s*$
`

const general =
  /\b(?:all|any|each|every|both|either)\b[^.]{0,40}\b(?:certif|credential|designation|program|candidates?|applicants?|holders?)/i

/**
 * Whether a line read at a place may speak of a certification: the head of its column, its passage, or the nearest heading over
 * it that names certifications at all, names this one. Words under no name may speak of any. Of a quote over several passages the ones that
 * hold the line's numbers count.
 */
export function maySpeakOf(subject: Subject, others: readonly Subject[], place: Place, line: string): boolean {
  const { document } = place
  const numbers = line.match(/\d[\d.,]*/g) ?? []
  const blocks = blocksOf(place)
  const telling = blocks.filter((block) =>
    numbers.some((number) => standsIn(number, document.text.slice(block.start, block.end))),
  )
  const known = [subject, ...others]
  return (telling.length > 0 ? telling : blocks.slice(0, 1)).every((block) => {
    const path = block.kind === 'heading' ? block.path : block.path.toReversed()
    const passage = document.text.slice(block.start, block.end)
    const sentence = blocks.length === 1 ? document.text.slice(place.start, place.end) : ''
    const over = general.test(passage) ? '' : lineOver(document, block)
    const above = forAll.test(passage.slice(0, 60)) ? [] : [over, ...path, document.title]
    for (const text of [headsOver(line, document, block), sentence, passage, ...above]) {
      const named = subjectsIn(text, known)
      if (named.length > 0) return named.some((one) => isSame(one, subject))
    }
    return true
  })
}

/** Whether a number stands in a text by itself: '85' does not in '$485'. */
function standsIn(number: string, text: string): boolean {
  for (let place = text.indexOf(number); place !== -1; place = text.indexOf(number, place + 1)) {
    if (!/\d/.test(text.charAt(place - 1)) && !/\d/.test(text.charAt(place + number.length))) return true
  }
  return false
}

const memory = new Map<string, Subject[]>()

/** Certifications a text speaks of, apart from those a candidate must already have. */
function subjectsIn(text: string, known: readonly Subject[]): Subject[] {
  const key = `${known.map((one) => `${one.name}/${one.acronym}`).join(';')}\n${text}`
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  if (memory.size > 2_000) memory.clear()
  const mentions = namesIn(text).filter((one) => !isOfBody(one, text, known))
  const found: Subject[] = mentions
    .filter((one) => !held.test(text.slice(Math.max(0, one.start - 60), one.start)))
    .map((one) => (looksLikeAcronym(one.name) ? { name: '', acronym: one.name } : { name: one.name, acronym: one.acronym }))
  for (const one of known) {
    const places = [...placesOf(one.acronym, text), ...placesOf(one.name, text)]
    if (places.some((place) => !held.test(text.slice(Math.max(0, place - 60), place)))) found.push(one)
  }
  memory.set(key, found)
  return found
}

/** 'DAMA Certification has fees' where DAMA is the short form of no certification: what the body DAMA says of all of them. */
function isOfBody({ by, name, end }: NameMention, text: string, known: readonly Subject[]): boolean {
  return (
    by === 'acronym' &&
    /^ Certifications? (?:has|have|is|are|requires?)\b/.test(text.slice(end)) &&
    known.every((one) => one.acronym !== name && one.name !== name)
  )
}

/** Places of a name or short form that stand alone in a text. */
function placesOf(words: string, text: string): number[] {
  if (words.length < 2) return []
  const places: number[] = []
  for (let place = text.indexOf(words); place !== -1 && places.length < 20; place = text.indexOf(words, place + 1)) {
    const alone =
      !/[\p{L}\p{N}]/u.test(text.charAt(place - 1)) &&
      !/^[\p{L}\p{N}]|^-\p{L}/u.test(text.slice(place + words.length, place + words.length + 2))
    if (alone) places.push(place)
  }
  return places
}

function isSame(one: Subject, other: Subject): boolean {
  if (one.acronym !== '' && other.acronym !== '') return acronymKey(one.acronym) === acronymKey(other.acronym)
  if (one.name === '' && one.acronym !== '') return acronymKey(one.acronym) === acronymKey(other.name)
  const [key, otherKey] = [nameKey(one.name), nameKey(other.name)]
  // 'Certification', where a page gives no other name, is left with nothing to compare.
  if (key === '' || otherKey === '') return one.name === other.name && one.name !== ''
  return key === otherKey
}

/** Certifications whose names the pages show, so that facts of one are not taken for another's. */
export function subjectsOn(pieces: readonly Piece[]): Subject[] {
  const found = new Map<string, Subject>()
  for (const { document, blocks } of pieces) {
    for (const block of blocks) {
      for (const { name, acronym } of namesIn(document.text.slice(block.start, block.end))) {
        if (acronym !== '' && acronym !== name) found.set(`${name}/${acronym}`, { name, acronym })
      }
    }
  }
  return [...found.values()]
}
