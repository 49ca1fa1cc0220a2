import { expression } from '../expression.ts'
import type { Cell } from '../document/clean-document.ts'
import { pricesIn } from '../lexicon/money.ts'
import { type Label, nameIn, nameOfHead, rankIn, wholeName } from './label-names.ts'
import { isPerson, notPeople } from './name-words.ts'
import type { NameMention } from './name-mention.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import { isPaymentWord } from './payment-words.ts'

/** Head of a column whose cells name what is awarded. */
const headOfNames = expression('i')`
  ^(?:
    (?:sub-?)?specialt(?:y|ies)|certifications?|certificates?|credentials?|designations?|disciplines?|
    licen[sc]es?(?: types?)?|qualifications?|diplomas?
  )(?: (?:name|title|area))?$
`
/** A longer list is one of goods. */
const mostPassages = 2_000

/**
 * Names that only a price list gives: in a table under 'Specialty', as the labels of licences, or as labels such as 'Master diver
 * licence renewal $80'. One such label may be anything; two lines with one are the programmes of a body. Offsets are those of the
 * document's text.
 */
export function pricedNames(page: Page): NameMention[] {
  const found = readNames(page)
  return found.length > 1 || found.some(({ sure }) => sure) ? withShortest(found.map(({ mention }) => mention)) : []
}

/** How many lines a name may stand from the one of a known programme to be a part of its list. */
const nearest = 3

/**
 * Names that stand as the labels of prices in one list with a name that is known: 'Canopy Worker $105' under
 * 'Certified Vine Pruner $140'.
 * @param isKnown whether a name is one of the programmes that the page names elsewhere too
 */
export function pricedBeside(page: Page, isKnown: (name: string) => boolean): NameMention[] {
  const labels = readNames(page).filter(({ headed }) => !headed)
  const places = labels.filter(({ mention }) => isKnown(mention.name)).map(({ place }) => place)
  return withShortest(
    labels
      .filter(({ place, mention }) => !isKnown(mention.name) && places.some((one) => Math.abs(one - place) <= nearest))
      .map(({ mention }) => mention),
  )
}

interface Found {
  mention: NameMention
  place: number
  /** Set when the price's own words say what is granted for it. */
  sure: boolean
  /** Set when the name heads the price. */
  headed: boolean
}

function readNames(page: Page): Found[] {
  const heads = headsOfLists(page)
  const codes = codesOf(page)
  const grades = gradesOf(page)
  const repeated = repeatedLabels(page)
  return page.passages.slice(0, mostPassages).flatMap((passage, place): Found[] => {
    if (passage.furniture || passage.heading || outside.has(passage.role) || !isPriced(passage.text)) return []
    const label = labelOf(passage)
    if (label === undefined) return []
    const code = /^(?:[A-Z]{2,3}\s+){1,2}(?=\p{Lu}\p{Ll})/u.exec(label.text)?.[0] ?? ''
    if (codes.has(code.trim().split(/\s+/)[0] ?? '')) {
      label.text = label.text.slice(code.length)
      label.start += code.length
      label.named = true
    }
    const listed = repeated.get(passage)
    if (listed !== undefined) return [{ mention: listed, place, sure: false, headed: false }]
    const own =
      label.named || heads.has(passage) || grades.has(gradeIn(label.text))
        ? wholeName(label)
        : (personOf(nameIn(label)) ?? rankIn(label, passage))
    const letters = own === undefined ? lettersIn(label) : []
    if (letters.length > 0) return letters.map((mention) => ({ mention, place, sure: false, headed: false }))
    const mention = own ?? headedBy(passage, label)
    return mention === undefined ? [] : [{ mention, place, sure: label.awarded, headed: own === undefined }]
  })
}

/** Lines that follow a line of heads such as 'Specialty Received by May 1 Received by July 1', each a label and its amounts. */
function headsOfLists(page: Page): ReadonlySet<Passage> {
  const under = new Set<Passage>()
  let listed = false
  for (const passage of page.passages.slice(0, mostPassages)) {
    const { text } = passage
    const amounts = pricesIn(text)
    if (amounts.length === 0) listed = text.length <= 160 && headsBegin.test(text) && !/[.:!?]$/.test(text)
    else if (listed && amounts.length > 1) under.add(passage)
  }
  return under
}

/** Codes that several lines of prices begin with: 'OC DO Dispensing Optician $236'. */
function codesOf(page: Page): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { text } of page.passages.slice(0, mostPassages)) {
    const code = /^([A-Z]{2,3})\s+[A-Z]{2,3}\s+\p{Lu}\p{Ll}/u.exec(text)?.[1]
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([code]) => code))
}

/**
 * Labels that stand in several lists of prices, each under a heading of its own that says what is paid: 'Embalmer' under
 * 'Application fees' and again under 'Fees for renewal'. They are what is paid for.
 */
function repeatedLabels(page: Page): ReadonlyMap<Passage, NameMention> {
  const found = new Map<string, { heading: string; passage: Passage; mention: NameMention }[]>()
  for (const passage of page.passages.slice(0, mostPassages)) {
    const heading = passage.lead || passage.path.at(-1)
    if (passage.furniture || passage.heading || heading === undefined || ofOthers.test(heading)) continue
    const label = pricesIn(passage.text).length === 0 ? undefined : labelOf(passage)
    if (label === undefined || outside.has(passage.role)) continue
    const mark = /^\(?[A-Za-z\d]{1,2}[.)]\s+/.exec(label.text)?.[0] ?? ''
    const text = label.text.slice(mark.length).replace(/\s*\([^()]*\)\s*|[\s:.;–—-]+$/g, '')
    const mention = isPaymentWord(text.split(' ')[0] ?? '')
      ? undefined
      : wholeName({ ...label, text, start: label.start + mark.length })
    if (mention === undefined) continue
    const key = mention.name.toLowerCase().replace(/ (?:licen[sc]e|permit|certificate|registration)$/, '')
    found.set(key, [...(found.get(key) ?? []), { heading, passage, mention }])
  }
  const lists = [...found.values()].filter((rows) => new Set(rows.map(({ heading }) => heading)).size > 1)
  return new Map(lists.flatMap((rows) => rows.map(({ passage, mention }) => [passage, mention])))
}

const ofOthers = expression('i')`\b(?:${notPeople})\b`

/** What labels of prices that end in a grade begin with, where two of them do alike: 'EQM stopnja A $380', 'EQM stopnja B $285'. */
function gradesOf(page: Page): ReadonlySet<string> {
  const labels = new Map<string, Set<string>>()
  for (const passage of page.passages.slice(0, mostPassages)) {
    if (passage.furniture || pricesIn(passage.text).length === 0) continue
    const text = labelOf(passage)?.text.trim() ?? ''
    const grade = gradeIn(text)
    if (grade !== '') labels.set(grade, (labels.get(grade) ?? new Set()).add(text))
  }
  return new Set([...labels].filter(([, texts]) => texts.size > 1).map(([grade]) => grade))
}

/** 'EQM stopnja' of 'EQM stopnja A'; '' of parts of an exam, and of anything else. */
function gradeIn(label: string): string {
  const before = /^(\p{Lu}[^$£€:;,]{3,50}) (?:[A-D]|\d|I{1,3}|IV|V)[\s:–—-]*$/u.exec(label)?.[1] ?? ''
  const words = before.split(/\s+/)
  return words.some((word) => !isPaymentWord(word) && !partOfExam.test(word)) && !words.some((word) => partOfExam.test(word))
    ? before
    : ''
}

const partOfExam = expression('i')`
  ^(?:
    parts?|sections?|papers?|modules?|phases?|steps?|stages?|units?|subjects?|days?|schedules?|categor(?:y|ies)|
    tables?|options?|zones?|regions?|sessions?|attempts?|areas?
  )$
`

const headsBegin = expression('iu')`
  ^(?:
    (?:sub-?)?specialty|certification|credential|designation|discipline|qualification
  )\s+(?!in\b|of\b|fees?$|categor|types?\b)\p{L}+
`

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

/** The words before the first amount of a line, or the first cell of a row. */
function labelOf({ block, text }: Passage): Label | undefined {
  const [first, second] = block.cells ?? []
  const lettered =
    first !== undefined && second !== undefined && /^\(?[A-Za-z\d]{1,3}[.)]$/.test(text.slice(0, first.end - block.start))
  if (first !== undefined && second !== undefined && !lettered) {
    const textOf = (cell: Cell) => text.slice(cell.start - block.start, cell.end - block.start)
    // '$45' under 'Amount of fee' may stand in front of what it is paid for.
    const cell = pricesIn(textOf(first)).length > 0 ? second : first
    return pricesIn(textOf(cell)).length > 0
      ? undefined
      : { text: textOf(cell), start: cell.start, named: headOfNames.test(cell.head), awarded: false }
  }
  const amount = pricesIn(text)[0]
  const bare = amount === undefined ? decimal.exec(text) : null
  if (bare !== null) return { text: text.slice(0, bare.index), start: block.start, named: false, awarded: false }
  // '$275, in the case of a leadlight licence:'
  const after = inCaseOf.exec(text)
  if (amount !== undefined && after !== null && after.index >= amount.end) {
    const from = after.index + after[0].length
    return { text: text.slice(from).replace(/[:;,.].*$/s, ''), start: block.start + from, named: false, awarded: true }
  }
  const from = lettered ? second.start - block.start : 0
  return amount === undefined || amount.start > 90
    ? undefined
    : { text: text.slice(from, amount.start).replace(inWords, ''), start: block.start + from, named: false, awarded: false }
}

/** 'Registered surgical aide renewal 26.00' in a list whose first price alone has a sign. */
const decimal = /\s\d{1,4}\.\d{2}$/

function isPriced(text: string): boolean {
  return pricesIn(text).length > 0 || (text.length <= 110 && decimal.test(text))
}

/** 'thirty (' before '30) dollars'. */
const inWords = expression('i')`
  [\s:–—-]*\b(?:
    (?:
      one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|
      thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and
    )[\s-]*
  )+\($
`

const inCaseOf = expression('iu')`
  \bin the case of (?:an? |the )(?!application)|
  \bfor (?:an? |the )(?=[\p{L} ]{3,50}\b(?:licen[sc]e|certificate|permit)[;:,.]?(?: (?:and|or))?$)
`

const leadingLetters = /^(?:(?:[A-Z]{2,6}(?:-[A-Z][A-Za-z]{0,12})?)(?:,? (?:and|or|&) |, ?|\/|: ?| ))+/

/** 'RN' and 'LPN' of 'RN and LPN application': the short forms that a label begins with, where the rest says what is paid. */
function lettersIn({ text, start }: Label): NameMention[] {
  const lead = leadingLetters.exec(text)?.[0] ?? ''
  const rest = text
    .slice(lead.length)
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 2)
  if (lead === '' || rest.length === 0 || !rest.every((word) => isPaymentWord(word))) return []
  return [...lead.matchAll(/[A-Z]{2,6}(?:-[A-Z][A-Za-z]{0,12})?/g)]
    .filter(([word]) => !/^(?:FEES?|NSF|USD|CAD|AUD|EXAM|LATE|NEW|ID|CE|CEU|CPD|GST|VAT|PER|AND|FOR)$/.test(word))
    .map((match) => ({
      name: match[0],
      acronym: match[0],
      start: start + match.index,
      end: start + match.index + match[0].length,
      by: 'acronym' as const,
    }))
}

/** 'Public Health Nurse' of 'Public Health Nurse registration'. */
function personOf(mention: NameMention | undefined): NameMention | undefined {
  const name = mention?.name.replace(/ registration$/i, '') ?? ''
  const isPersons = name !== mention?.name && name.includes(' ') && isPerson(name.split(' ').at(-1) ?? '')
  return mention === undefined || !isPersons ? mention : { ...mention, name, end: mention.start + name.length }
}

/** The name that heads a price whose own label only says what is paid: 'Initial application fee--$210' under '(b) Orthotist License'. */
function headedBy({ headings }: Passage, { text }: Label): NameMention | undefined {
  const plain = text.replace(/\([^()]*\)|-{2,}/g, ' ')
  if (!plain.split(/[^\p{L}'’-]+/u).every((word) => word.length < 3 || isPaymentWord(word))) return undefined
  for (const heading of headings.toReversed()) {
    const name = nameOfHead(heading.text, heading.start)
    if (name !== undefined) return name
  }
  return undefined
}
