import type { NameMention } from '../../names/name-mention.ts'
import { namesIn } from '../../names/names.ts'
import { remembered } from '../../plain/remembered.ts'
import { credentialSource } from '../../lexicon/credentials/credential.ts'
import { startsName } from '../../lexicon/credentials/awarded.ts'
import { endsName } from '../../lexicon/names/name-noun.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import type { Candidate } from './candidates.ts'
import { type Features, stepOf } from '../weights/features.ts'
import type { ReadLine, ReadPage } from '../page/lines.ts'
import type { NameSpan } from './name-spans.ts'
import { classOf, shapeOf } from './name-shape.ts'
import { isHost, type PageWords, shareIn } from './page-words.ts'
import { shortFeatures } from './short-features.ts'
import { firstWords, lastWords, wordsOf } from '../page/words.ts'

const nouns = new RegExp(`(?<![\\p{L}])(?:${credentialSource()})(?![\\p{L}])`, 'iu')

/** Longest line in which names are looked for by their words. */
const longestTold = 1_200

/** Features of a candidate: how it is written, where it stands, what stands around it. */
export function nameFeatures({ document }: ReadPage, around: PageWords, one: Candidate, features: Features): void {
  const { text } = document
  const said = text.slice(one.shown.start, one.shown.end)
  const words = wordsOf(one.name)
  const isShort = one.key.startsWith('short ')
  features.add('bias')
  features.add('short', isShort)
  if (!isShort) {
    features.addAll('has', words)
    features.addPairs('pair', words)
    features.add('first', words[0])
    features.add('last', words.at(-1))
    features.add('ends', words.slice(-2).join(' '))
    features.add('noun', nouns.test(said))
    const shape = shapeOf(one.name)
    features.add('shape', shape)
    features.add('shape begins', shape.slice(0, 2))
    features.add('shape ends', shape.slice(-2))
    features.add('class', classOf(one.name))
    for (const word of words) if (word.length > 4) features.add('ends like', word.slice(-4))
    const last = words.at(-1) ?? ''
    features.add('last like', last.slice(-3))
    features.add('last like 4', last.slice(-4))
    features.add('first and last', words[0] ?? '', last.slice(-3))
  }
  if (isShort) shortFeatures(text, around, one, features)
  features.add('long', Math.min(8, words.length))
  features.add('case', caseOf(said))
  features.add('acronym', one.acronym !== '' ? (one.shorts.length > 0 ? 'used' : 'told') : 'none')
  features.add('explained', one.key.endsWith(' too'))
  features.add('brackets', /[()]/.test(said))
  features.add('numbered', /\b(?:\d|[IVX]{1,4}|[A-D])$/.test(said))
  features.add('mentions', stepOf(one.mentions.length))
  features.add('shorts', stepOf(one.shorts.length))
  features.add('mentions of', isShort, stepOf(one.mentions.length))
  const shared = words.filter((word) => around.bodyWords.has(word)).length
  features.add('body', shared === words.length ? 'all' : shared > words.length / 2 ? 'most' : shared > 0 ? 'some' : 'none')
  features.add(
    'body noun',
    /\b(?:board|institute|association|society|council|commission|academy|college|university|department|committee|agency|office|authority)\b/i.test(
      said,
    ),
  )
  const folded = one.name.toLowerCase()
  features.add('in title', around.title.includes(folded))
  features.add('is title', around.title === folded)
  features.add('in address', stepOf(4 * shareIn(words, around.addressWords)))
  features.add('is host', isHost(around, one))
  features.add('told', toldBy(one.mentions))
  for (const { via } of one.mentions) features.add('via', via)
  for (const { line, via } of one.mentions) features.add('stands', line.kind, via)
  const mentions = one.mentions.slice(0, 8)
  for (const mention of mentions) mentionFeatures(text, mention, features, isShort ? 'alone ' : '')
  for (const mention of one.shorts.slice(0, 4)) mentionFeatures(text, mention, features, 's ')
  for (const [place, { line }] of mentions.entries()) if (line !== mentions[place - 1]?.line) lineFeatures(line, features)
  for (const mention of mentions) cellFeatures(mention, features)
  features.addAll('title', around.titleWords)
}

const told = new WeakMap<ReadLine, readonly NameMention[]>()

/** How the words of names tell this one: 'Certified …', '… Certification'; in how many of its lines. */
function toldBy(mentions: readonly NameSpan[]): string {
  let [best, count] = ['none', 0]
  for (const { line, start, end } of mentions.slice(0, 6)) {
    const names = told.get(line) ?? (line.text.length <= longestTold ? namesIn(line.text) : [])
    told.set(line, names)
    const found = names.find(
      (name) => Math.abs(line.start + name.start - start) <= 4 && Math.abs(line.start + name.end - end) <= 14,
    )
    if (found === undefined) continue
    best = found.by
    count += 1
  }
  return `${best} ${Math.min(count, 3)}`
}

function mentionFeatures(text: string, { line, start, end }: NameSpan, features: Features, by: Features['by']): void {
  features.by = by
  const ahead = text.slice(Math.max(line.start, start - 60), start)
  const behind = text.slice(end, Math.min(line.end, end + 60))
  const isWhole = ahead.trim() === '' && behind.trim() === ''
  features.add('alone', isWhole, line.kind)
  const [last = '^', second = ''] = lastWords(ahead, 2)
  const [next = '.', after = ''] = firstWords(behind, 2)
  features.add('before', last)
  features.add('before two', second, last)
  features.add('behind', next)
  features.add('behind two', next, after)
  features.add('mark before', ahead.trimEnd().slice(-1))
  const [left, right] = [cutOf(/(?<!\S)\S+\s?$/u.exec(ahead)?.[0] ?? ''), cutOf(/^\s?\S+/u.exec(behind)?.[0] ?? '')]
  features.add('cut before', left)
  features.add('cut behind', right)
  features.add('cuts', left, right, line.kind)
  features.add('mark behind', behind.trimStart().slice(0, 1))
  features.add('furniture', line.weight < 0.22)
  features.add('place', line.position < 0.03 ? 'top' : line.position < 0.15 ? 'early' : line.position > 0.9 ? 'end' : 'middle')
  features.add('beside money', stepOf(line.money.length), line.kind)
  if (line.periods.length > 0) features.add('beside period', line.kind)
  features.by = ''
}

/** What kind of word a name is cut off from: 'Customs' in front of 'broker license' belongs to it. */
export const cutOf = remembered(
  (beside) => {
    const word = beside.trim()
    if (word === '') return 'end'
    if (/^[^\p{L}\p{N}]|[^\p{L}\p{N}’')®™]$/u.test(word)) return 'mark'
    if (startsName(word)) return 'start'
    if (endsName(word)) return 'noun'
    if (isOccupation(word)) return 'person'
    return /^\p{Lu}/u.test(word) ? 'capital' : /^\d/.test(word) ? 'number' : 'lower'
  },
  2_000,
  30,
)

/** What stands over a line. */
function lineFeatures({ sections, lead }: ReadLine, features: Features): void {
  features.addAll('under', wordsOf(sections[0]?.text ?? '').slice(0, 10))
  features.addAll('over all', wordsOf(sections[1]?.text ?? '').slice(0, 10))
  if (lead !== undefined) features.addAll('lead', wordsOf(lead.text).slice(0, 14))
}

/** Where in its table a mention stands. */
function cellFeatures({ line, start, end }: NameSpan, features: Features): void {
  const cell = line.cells.find((one) => one.start <= start && end <= one.end)
  if (cell !== undefined) {
    features.add('cell', line.cells.indexOf(cell) === 0 ? 'first' : 'later')
    features.addAll('head', wordsOf(cell.head).slice(0, 6))
  }
}

const capital = /^\p{Lu}/u

/** How a text is set: 'lower', 'sentence', 'mixed', 'title' or 'capitals'. */
export function caseOf(text: string): string {
  if (text === text.toUpperCase()) return 'capitals'
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const capitals = words.filter((word) => capital.test(word)).length
  const small = words.filter((word) => word.length > 3 && !capital.test(word)).length
  if (small === 0) return 'title'
  if (capitals === 0) return 'lower'
  return capitals === 1 && capital.test(text) ? 'sentence' : 'mixed'
}
