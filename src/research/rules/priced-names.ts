import { kindOfLabel } from './fee-kind-beside.ts'
import { amountsIn } from './money.ts'
import { generic, isPerson, notOffered, organizationNoun } from './name-words.ts'
import type { NameMention } from './names.ts'
import type { Page, Passage } from './page.ts'

/** A name in a price list, offsets in the document's text. */
export interface PricedName {
  mention: NameMention
  passage: number
}

/** Head of a column whose cells name what is awarded. */
const headOfNames =
  /^(?:(?:sub-?)?specialt(?:y|ies)|certifications?|certificates?|credentials?|designations?|disciplines?|licen[sc]es?(?: types?)?|qualifications?|diplomas?)(?: (?:name|title|area))?$/i
/** Words of a label that say what is paid, for whom or when, and are no part of a name. */
const paid =
  /^(?:initial|first|new|original|late|early|annual|yearly|biennial|renewals?|renewing|re-?certification|re-?examination|retakes?|resits?|re-?instatement|restoration|applications?|applicants?|processing|exams?|examinations?|tests?|fees?|costs?|prices?|charges?|dues|registration|maintenance|duplicates?|replacement|temporary|provisional|members?|non-?members?|for|of|the|an?|by|per|and|or|to|each|your|in|from|inactive|active|status|upgrade|change|penalty|total|amount|additional|second|attestation|verification|letters?|cop(?:y|ies)|wall|practice|personal|name|bad|check|permit\/license\/certification)$/i
const credentialNoun =
  /^(?:certifications?|certificates?|credentials?|designations?|diplomas?|licen[sc]es?|permits?|registration)$/i
const others =
  /\b(?:member(?:ship)?s?|students?|dues|course|training|workshop|school|firm|company|provider|vendor|sponsor|facility|card|approval)\b/i
const longest = 8

/**
 * Names that only a price list gives: in a table under 'Specialty', or as labels such as 'Master diver licence renewal $80'. One
 * such label may be anything; two different ones are the programmes of a body.
 */
export function pricedNames(page: Page): PricedName[] {
  const found = page.passages.flatMap((passage, place) => {
    if (passage.furniture || passage.heading || outside.has(passage.role) || amountsIn(passage.text).length === 0) return []
    const label = labelOf(passage)
    const mention = label === undefined ? undefined : label.named ? wholeName(label) : nameIn(label)
    return mention === undefined ? [] : [{ mention, passage: place }]
  })
  return new Set(found.map(({ mention }) => mention.name.toLowerCase())).size > 1 ? found : []
}

const outside: ReadonlySet<string> = new Set(['membership', 'event', 'job', 'foreign', 'training'])

interface Label {
  text: string
  /** Offset in the document's text. */
  start: number
  /** Set when its column says that its cells are names. */
  named: boolean
}

/** The words before the first amount of a line, or the first cell of a row. */
function labelOf({ block, text }: Passage): Label | undefined {
  const [first, second] = block.cells ?? []
  if (first !== undefined && second !== undefined) {
    const own = text.slice(first.start - block.start, first.end - block.start)
    return amountsIn(own).length > 0 ? undefined : { text: own, start: first.start, named: headOfNames.test(first.head) }
  }
  const amount = amountsIn(text)[0]
  return amount === undefined || amount.start > 90
    ? undefined
    : { text: text.slice(0, amount.start), start: block.start, named: false }
}

/** A cell under 'Specialty' as it stands, without marks of footnotes. */
function wholeName({ text, start }: Label): NameMention | undefined {
  const name = text.replace(/[\s*†‡§]+$/, '')
  const plain = kindOfLabel(name) === undefined && /^\p{Lu}/u.test(name) && !others.test(name) && !generic.test(name)
  if (!plain || name.length < 3 || name.split(' ').length > longest) return undefined
  return { name, acronym: '', start, end: start + name.length, by: 'end' }
}

/** 'Certified Diver' of 'Meeting fee – Certified Diver': the part that does not say what is paid. */
function segmentOf(label: Label): Label {
  const parts = label.text.split(/(?<=\s[–—-]\s)/)
  const names = parts.filter((part) => !/\b(?:fees?|costs?|price|charge)\b/i.test(part))
  const [only] = names
  if (only === undefined || names.length !== 1 || parts.length === 1) return label
  return { ...label, text: only, start: label.start + label.text.indexOf(only) }
}

/** 'Master diver licence' of 'Master diver licence renewal (per year):'. */
function nameIn(label: Label): NameMention | undefined {
  const { text, start } = segmentOf(label)
  const bracket = text.search(/[(:]/)
  const words = [...(bracket === -1 ? text : text.slice(0, bracket)).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’/&-]*/gu)]
  let first = 0
  let last = words.length
  const word = (place: number) => words[place]?.[0] ?? ''
  while (first < last && paid.test(word(first))) first += 1
  while (last > first && paid.test(word(last - 1)) && !/^registration$/i.test(word(last - 1))) last -= 1
  const phrase = words.slice(first, last).map(([one]) => one)
  const end = phrase.at(-1) ?? ''
  const [begin, close] = [words[first], words[last - 1]]
  if (begin === undefined || close === undefined || phrase.length < 2 || phrase.length > longest) return undefined
  const own = credentialNoun.test(end.split('/')[0] ?? '') ? phrase.slice(0, -1) : isPerson(end) && end.length > 4 ? phrase : []
  if (own.every((one) => paid.test(one) || credentialNoun.test(one))) return undefined
  const name = text.slice(begin.index, close.index + close[0].length)
  if (/[.;!?,]/.test(name) || others.test(name) || phrase.some((one) => organizationNoun.test(one))) return undefined
  if (generic.test(name) || notOffered.test(name) || !/^\p{Lu}/u.test(word(0))) return undefined
  return {
    name: name.slice(0, 1).toUpperCase() + name.slice(1),
    acronym: '',
    start: start + begin.index,
    end: start + close.index + close[0].length,
    by: 'end',
  }
}
