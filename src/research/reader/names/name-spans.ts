import { expression, matchesIn } from '../../plain/expression.ts'
import { awardedAsSource, awardedBehindMaker } from '../../lexicon/credentials/awarded.ts'
import { credentialSource, givenSource, plainCredentialsIn } from '../../lexicon/credentials/credential.ts'
import { edgesOfName, leadOf, outsideNameSource } from '../../lexicon/names/name-edge.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import type { Span } from '../../lexicon/text/span.ts'
import type { ReadLine } from '../page/lines.ts'

/** A stretch of a page that may be the name of a certification, and how it was found. */
export interface NameSpan extends Span {
  /** 'whole': a heading, entry or cell; 'part': one side of a mark in it; 'bare': without words around a name; … */
  via: 'whole' | 'part' | 'bare' | 'run' | 'noun' | 'short'
  line: ReadLine
}

/** What no name has in it: an amount, an address, a year. */
const noName = /(?![®™℠+])\p{S}|@|https?:|\d{4}/u

/** 'CNTA, CDBA and CMFA' are three names. */
const severalShorts = /^[A-Z][A-Za-z]*[A-Z][\w+-]*(?:(?:\s*[,/&]\s*|\s(?:and|or)\s)[A-Z][A-Za-z]*[A-Z][\w+-]*)+$/

const longestName = 110
const shortestName = 3

const leading =
  /^[\s*•·–—>|"“(#]*(?:(?:\d{1,2}(?:\.\d{1,2})*[.)]|\(?[a-z\d]{1,2}\)|[ivx]{1,4}[.)]|(?:step|part|option|item|no\.?) \d+[.:)]?)\s*)?/iu
const marks = /\s[–—-]\s|[:|=]\s?|\s?[()]|\s?\/\s?|,\s|;\s|\s{2,}|\t|\.{3,}|\s•\s|\?|\.\s/g

/** Everything in a line that may be a name, each stretch once. */
export function nameSpansIn(line: ReadLine): NameSpan[] {
  const found = new Map<number, NameSpan>()
  const add = (from: number, to: number, via: NameSpan['via']) => {
    let [start, end] = [from, to]
    while (start < end && mayEdge(line.text, start) && /[\s"“*•·#>|,;:(–—-]/.test(line.text.charAt(start))) start += 1
    while (end > start && mayEdge(line.text, end - 1) && /[\s"”*†‡|,;:.?!–—-]/.test(line.text.charAt(end - 1))) end -= 1
    const key = start * (longestName + 1) + end - start
    if (end - start < shortestName - 1 || end - start > longestName || found.has(key)) return
    const text = line.text.slice(start, end)
    if (!/\p{L}{2}/u.test(text) || noName.test(text) || severalShorts.test(text)) return
    found.set(key, { start: line.start + start, end: line.start + end, via, line })
  }
  for (const [from, to] of labelsIn(line)) addLabel(line.text, from, to, add)
  const head = rowHeadOf(line)
  if (head > 0) addLabel(line.text, 0, head, add)
  addRuns(line.text, add)
  addNouns(line.text, add)
  addOccupations(line.text, add)
  addShort(line.text, add)
  return [...found.values()]
}

/** Whether a character may be cut off a name: no letter or digit is, and those are most. */
function mayEdge(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < 0x30 || (code > 0x39 && code < 0x41) || code > 0x7a
}

type Add = (from: number, to: number, via: NameSpan['via']) => void

/** Stretches that stand by themselves: a heading, an entry, a cell; of longer lines the beginning up to a mark. */
function labelsIn({ kind, text, cells, start }: ReadLine): [number, number][] {
  if (cells.length > 0) return cells.map((cell) => [cell.start - start, cell.end - start])
  if (text.length <= longestName + 40) return [[0, text.length]]
  const first = /^.{3,100}?(?:\s[–—-]\s|:\s|\s\(|(?<=\p{L}{2})\.\s)/u.exec(text)
  return kind !== 'heading' && first !== null ? [[0, first[0].length]] : []
}

/** Where the head of a row ends whose cells were lost: 'Road Surface Inspectors R1 105.00'; 0 when a line is none. */
function rowHeadOf({ text, cells, money }: ReadLine): number {
  if (cells.length > 0) return 0
  const amount = Math.min(money[0]?.start ?? text.length, /\s\d[\d ,]*\.\d{2}(?!\d)/u.exec(text)?.index ?? text.length)
  if (amount === text.length || amount > longestName) return 0
  // 'Lift mechanic1' leads to a note.
  return amount - (/(?<=\p{Ll})\d(?=\s*$)/u.exec(text.slice(0, amount))?.[0].length ?? 0)
}

function addLabel(text: string, from: number, to: number, add: Add): void {
  const start = from + (leading.exec(text.slice(from, to))?.[0].length ?? 0)
  add(start, to, 'whole')
  addBare(text, start, to, add)
  const label = text.slice(start, to)
  const cuts = matchesIn(label, marks).slice(0, 8)
  if (cuts.length === 0) return
  let at = 0
  for (const cut of [
    ...cuts.map((one) => [one.index, one.index + one[0].length] as const),
    [label.length, label.length] as const,
  ]) {
    add(start + at, start + cut[0], 'part')
    addBare(text, start + at, start + cut[0], add)
    // 'Coder (Hospital) Specialist' stays whole up to a later mark.
    if (at > 0) add(start, start + cut[0], 'part')
    at = cut[1]
  }
}

/** The same without the words around a name. */
function addBare(text: string, from: number, to: number, add: Add): void {
  const label = text.slice(from, to)
  const { ahead, after } = edgesOfName(label)
  if (ahead > 0) add(from + ahead, to, 'bare')
  if (after === undefined) return
  add(from, from + after, 'bare')
  if (ahead > 0 && ahead < after) add(from + ahead, from + after, 'bare')
}

const joining = String.raw`(?:of|in|for|and|the|on|to|with|&|–|-|\/|by|de|at)`
const capital = String.raw`\p{Lu}[\p{L}\p{N}’'®™+&./-]*`
const run = expression('gu')`
  ${capital}(?:,?\s(?:${joining}\s){0,2}(?:${capital}|\((?=\p{Lu}[^)]{1,30}\)\s${capital})[^)]{1,30}\)|\d{1,2}(?![\d.,%])))*
`
const nounBehind = new RegExp(`^\\s(?:${credentialSource()})(?![\\p{L}])`, 'iu')

/** Words in capitals, also a part of them, and the noun behind them. */
function addRuns(text: string, add: Add): void {
  for (const match of matchesIn(text, run)) {
    const words = match[0].replace(/[.,/&-]+$/, '')
    if (words.length > longestName || match[0].length < shortestName) continue
    let at = match.index
    const end = match.index + words.length
    add(at, end, 'run')
    for (let lead = leadOf(text.slice(at, end)); lead > 0; lead = leadOf(text.slice(at, end))) {
      at += lead
      add(at, end, 'run')
    }
    const noun = nounBehind.exec(text.slice(end, end + 24))
    if (noun !== null) add(at, end + noun[0].length, 'run')
    addBare(text, at, end, add)
    for (const part of matchesIn(text.slice(at, end), /,\s|\s(?:and|or|&|for|by|of the|as)\s/g)) {
      add(at, at + part.index, 'run')
      add(at + part.index + part[0].length, end, 'run')
    }
    // 'ABC Certified Keeper' begins with who certifies.
    const certified = awardedBehindMaker(text.slice(at, end))
    if (certified !== -1) add(at + certified + 1, end, 'run')
  }
}

const nounPhrase = new RegExp(
  `(?<![\\p{L}\\p{N}-])((?:(?!(?:${outsideNameSource})(?![\\p{L}-]))[\\p{L}][\\p{L}\\p{N}’'/-]*\\s){1,5})(?:${credentialSource()})(?![\\p{L}-])`,
  'giu',
)
/** Without one of these words a text has none of the phrases but those of 'certified'. */
const anyNoun = new RegExp(credentialSource(), 'iu')
const certifiedAs = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:board[ -])?(?:${awardedAsSource})(?:\\s(?!(?:${outsideNameSource}|individuals?|persons?|professionals?|members?|only|either)(?![\\p{L}-]))[\\p{L}][\\p{L}’'/-]*){1,4}`,
  'giu',
)
/** Without one of these words nobody is certified as anything. */
const anyAwarded = new RegExp(`(?:${awardedAsSource})\\s`, 'iu')
const licenseTo = new RegExp(
  String.raw`\b(?:${givenSource})(?:\s(?:of|in|to|for|as an?)\s)(?:the\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,4}`,
  'giu',
)

/** 'master plumber license', 'certified crane keeper', in whatever case. */
function addNouns(text: string, add: Add): void {
  const mayName = anyNoun.test(text)
  if (mayName) addNounPhrases(text, add)
  for (const match of anyAwarded.test(text) ? matchesIn(text, certifiedAs) : []) {
    const words = match[0].split(' ')
    for (let most = words.length; most >= 2; most -= 1)
      add(match.index, match.index + words.slice(0, most).join(' ').length, 'noun')
  }
  for (const match of mayName ? matchesIn(text, licenseTo) : []) {
    const words = match[0].split(' ')
    for (let most = words.length; most >= 3; most -= 1)
      add(match.index, match.index + words.slice(0, most).join(' ').length, 'noun')
  }
}

/** A rank behind a noun: 'design licence—class 1', 'Operator certificate, Grade II'. */
const rankBehind =
  /^(?:\s?[–—-]\s?|,?\s)(?:class|level|grade|category|type|tier|stage)\s(?:\d{1,2}|[IVX]{1,4}|[A-Z])(?![\p{L}\p{N}])/iu

function addNounPhrases(text: string, add: Add): void {
  for (const { start, end } of plainCredentialsIn(text)) add(start, end, 'noun')
  for (const match of matchesIn(text, nounPhrase)) {
    const end = match.index + match[0].length
    const inner = match.index + (match[1]?.trimEnd().length ?? 0)
    const rank = rankBehind.exec(text.slice(end, end + 20))?.[0].length
    const ends = [end, inner, ...(rank === undefined ? [] : [end + rank])]
    const begins = matchesIn(match[1] ?? '', /\S+\s/g).map((word) => match.index + word.index)
    for (const from of begins) for (const to of ends) add(from, to, 'noun')
  }
}

const outsideName = new RegExp(`^(?:${outsideNameSource})$`, 'iu')
const mostWordsOfOccupation = 4

/** 'underground mine foreman', 'Residential wireman': what a person is, in whatever case. */
function addOccupations(text: string, add: Add): void {
  let words: { start: number; end: number }[] = []
  for (const match of matchesIn(text, /[\p{L}][\p{L}\p{N}’'-]*/gu)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const previous = words.at(-1)
    const isNext = previous !== undefined && text.slice(previous.end, start) === ' '
    if (!isNext || outsideName.test(match[0])) words = []
    if (outsideName.test(match[0])) continue
    words = [...words, { start, end }].slice(-mostWordsOfOccupation)
    if (isOccupation(match[0])) for (const first of words) add(first.start, end, 'noun')
  }
}

const short =
  /(?<![\p{L}\p{N}.@/-])(?:[A-Z][A-Za-z]{0,2}(?:[A-Z][a-z]?[A-Z0-9]?){1,5}(?:[-/][A-Z0-9]{1,4})?|(?:[A-Z]\.){2,6})\+?(?![\p{L}\p{N}@])/gu

/** Short forms. */
function addShort(text: string, add: Add): void {
  for (const match of matchesIn(text, short)) if (match[0].length <= 14) add(match.index, match.index + match[0].length, 'short')
}
