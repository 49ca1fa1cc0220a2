import { kindOfLabel } from './fee-kind-beside.ts'
import { amountsIn } from './money.ts'
import { generic, isPerson, notOffered, organizationNoun } from './name-words.ts'
import type { NameMention } from './names.ts'
import type { Page, Passage } from './page.ts'

/** Head of a column whose cells name what is awarded. */
const headOfNames =
  /^(?:(?:sub-?)?specialt(?:y|ies)|certifications?|certificates?|credentials?|designations?|disciplines?|licen[sc]es?(?: types?)?|qualifications?|diplomas?)(?: (?:name|title|area))?$/i
/** Words of a label that say what is paid, for whom or when, and are no part of a name. */
const paid =
  /^(?:issu(?:ance|e|ing)|initial|first|new|original|late|early|annual|yearly|biennial|renewals?|renewing|re-?certification|re-?examination|retakes?|resits?|re-?instatement|restoration|applications?|applicants?|processing|exams?|examinations?|tests?|fees?|costs?|prices?|charges?|dues|registration|maintenance|duplicates?|replacement|temporary|provisional|permanent|full|members?|non-?members?|for|of|the|an?|by|per|and|or|to|each|your|in|from|inactive|active|status|upgrade|change|penalty|total|amount|additional|second|attestation|verification|letters?|cop(?:y|ies)|wall|practice|personal|name|bad|check|practical|written|oral|level|placement|includes?|including|certification|certificate)$/i
const credentialNoun =
  /^(?:certifications?|certificates?|credentials?|designations?|diplomas?|licen[sc]es?|permits?|registration)$/i
const others =
  /\b(?:member(?:ship)?s?|students?|dues|course|training|workshop|school|firm|agency|company|provider|vendor|sponsor|facility|card|approval)\b/i
const longest = 8
/** A longer list is one of goods. */
const mostPassages = 2_000

/**
 * Names that only a price list gives: in a table under 'Specialty', as the labels of licences, or as labels such as 'Master diver
 * licence renewal $80'. One such label may be anything; two lines with one are the programmes of a body. Offsets are those of the
 * document's text.
 */
export function pricedNames(page: Page): NameMention[] {
  const heads = headsOfLists(page)
  const found = page.passages.slice(0, mostPassages).flatMap((passage) => {
    if (passage.furniture || passage.heading || outside.has(passage.role) || amountsIn(passage.text).length === 0) return []
    const label = labelOf(passage)
    if (label === undefined) return []
    const mention = label.named || heads.has(passage) ? wholeName(label) : (nameIn(label) ?? rankIn(label, passage))
    return mention === undefined ? [] : [{ mention, sure: label.awarded }]
  })
  return found.length > 1 || found.some(({ sure }) => sure) ? withShortest(found.map(({ mention }) => mention)) : []
}

/** Lines that follow a line of heads such as 'Specialty Received by May 1 Received by July 1', each a label and its amounts. */
function headsOfLists(page: Page): ReadonlySet<Passage> {
  const under = new Set<Passage>()
  let listed = false
  for (const passage of page.passages.slice(0, mostPassages)) {
    const { text } = passage
    const amounts = amountsIn(text)
    if (amounts.length === 0) listed = text.length <= 160 && headsBegin.test(text) && !/[.:!?]$/.test(text)
    else if (listed && amounts.length > 1) under.add(passage)
  }
  return under
}

const headsBegin =
  /^(?:(?:sub-?)?specialty|certification|credential|designation|discipline|qualification)\s+(?!in\b|of\b|fees?$)\p{L}+/iu

/** 'Attic inspector licence' and 'Attic inspector' of two lines are one, under the shorter name. */
function withShortest(found: readonly NameMention[]): NameMention[] {
  const keyOf = ({ name }: NameMention) =>
    name.toLowerCase().replace(/ (?:licen[sc]es?|permits?|certificates?|registration)$/, '')
  const shortest = new Map<string, NameMention>()
  for (const one of found) {
    const known = shortest.get(keyOf(one))
    if (known === undefined || one.name.length < known.name.length) shortest.set(keyOf(one), one)
  }
  return [...shortest.values()]
}

const outside: ReadonlySet<string> = new Set(['membership', 'event', 'job', 'foreign', 'training'])

interface Label {
  text: string
  /** Offset in the document's text. */
  start: number
  /** Set when its column says that its cells are names. */
  named: boolean
  /** Set when the sentence says what is granted for the amount. */
  awarded: boolean
}

/** The words before the first amount of a line, or the first cell of a row. */
function labelOf({ block, text }: Passage): Label | undefined {
  const [first, second] = block.cells ?? []
  if (first !== undefined && second !== undefined) {
    const own = text.slice(first.start - block.start, first.end - block.start)
    return amountsIn(own).length > 0
      ? undefined
      : { text: own, start: first.start, named: headOfNames.test(first.head), awarded: false }
  }
  const amount = amountsIn(text)[0]
  // '$275, in the case of a leadlight licence:'
  const after = inCaseOf.exec(text)
  if (amount !== undefined && after !== null && after.index >= amount.end) {
    const from = after.index + after[0].length
    return { text: text.slice(from).replace(/[:;,.].*$/s, ''), start: block.start + from, named: false, awarded: true }
  }
  return amount === undefined || amount.start > 90
    ? undefined
    : { text: text.slice(0, amount.start), start: block.start, named: false, awarded: false }
}

const inCaseOf =
  /\bin the case of (?:an? |the )(?!application)|\bfor (?:an? |the )(?=[\p{L} ]{3,50}\b(?:licen[sc]e|certificate|permit)[;:,.]?(?: (?:and|or))?$)/iu

/** A cell under 'Specialty' as it stands, without marks of footnotes. */
function wholeName({ text, start }: Label): NameMention | undefined {
  const name = text.replace(/[\s*†‡§]+$/, '')
  const plain = kindOfLabel(name) === undefined && /^\p{Lu}/u.test(name) && !others.test(name) && !generic.test(name)
  if (!plain || name.length < 3 || name.split(' ').length > longest) return undefined
  return { name, acronym: '', start, end: start + name.length, by: 'end' }
}

/** 'Journeyman — $25' in a list of licences: a label that is a rank or a person, and nothing else. */
function rankIn({ text, start }: Label, { block, lead, path }: Passage): NameMention | undefined {
  const name = text.replace(/\s*\([^)]*\)\s*$|[\s:.–—-]+$/g, '').replace(/^\([a-z\d]+\)\s+/, '')
  const from = start + text.indexOf(name)
  const words = name.split(' ')
  const fits =
    (block.kind === 'item' || block.kind === 'row') &&
    /^\p{Lu}/u.test(name) &&
    words.length <= 4 &&
    words.every((one) => !paid.test(one))
  if (!fits || !ofLicences.test(`${lead} ${path.at(-1) ?? ''}`) || others.test(name) || generic.test(name)) return undefined
  return words.some((one) => isPerson(one) || rank.test(one))
    ? { name, acronym: '', start: from, end: from + name.length, by: 'person' }
    : undefined
}

const ofLicences = /\b(?:licen[sc]es?|certificates?|certifications?|credentials?|designations?|permits?|registrations?)\b/i
const rank = /^(?:master|journey(?:man|person)|apprentice|associate|fellow|senior|trainee)s?$/i

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
  while (first < last && (paid.test(word(first)) || /^\d+$/.test(word(first)))) first += 1
  while (last > first && paid.test(word(last - 1)) && !/^registration$/i.test(word(last - 1))) last -= 1
  const phrase = words.slice(first, last).map(([one]) => one)
  const end = phrase.at(-1) ?? ''
  const [begin, close] = [words[first], words[last - 1]]
  if (begin === undefined || close === undefined || phrase.length < 2 || phrase.length > longest) return undefined
  const own =
    /^(?:class|grade|level|category|tier)$/i.test(phrase.at(-2) ?? '') && /^(?:\d|[ivx]+|[a-d])$/i.test(end)
      ? phrase.slice(0, -2)
      : credentialNoun.test(end.split('/')[0] ?? '')
        ? phrase.slice(0, -1)
        : isPerson(end) && end.length > 4
          ? phrase
          : []
  if (own.every((one) => paid.test(one) || one.split('/').every((part) => credentialNoun.test(part)))) return undefined
  const name = text.slice(begin.index, close.index + close[0].length)
  if (/[.;!?,]/.test(name) || others.test(name) || phrase.some((one) => organizationNoun.test(one))) return undefined
  if (
    generic.test(name) ||
    notOffered.test(name) ||
    (!label.awarded && !/^\p{Lu}/u.test(word(0)) && !credentialNoun.test(own.at(-1) ?? '') && !credentialNoun.test(end))
  )
    return undefined
  return {
    name: name.slice(0, 1).toUpperCase() + name.slice(1),
    acronym: '',
    start: start + begin.index,
    end: start + close.index + close[0].length,
    by: 'end',
  }
}
