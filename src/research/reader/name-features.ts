import type { Organization } from '#domain/organization.ts'
import { credentialSource } from '../lexicon/credential.ts'
import { acronymKey } from '../same/name-key.ts'
import type { Candidate } from './candidates.ts'
import { type Features, stepOf } from './features.ts'
import type { ReadPage } from './lines.ts'
import type { NameSpan } from './name-spans.ts'
import { firstWords, lastWords, pairsOf, wordsOf } from './words.ts'

const nouns = new RegExp(`(?<![\\p{L}])(?:${credentialSource()})(?![\\p{L}])`, 'iu')

/** Features of a candidate: how it is written, where it stands, what stands around it. */
export function nameFeatures(page: ReadPage, organization: Organization, one: Candidate, features: Features): void {
  const { text } = page.document
  const said = text.slice(one.name.start, one.name.end)
  const words = wordsOf(one.text)
  const isShort = one.key.startsWith('short ')
  features.add('bias')
  features.add('short', isShort)
  if (!isShort) {
    features.addAll('has', words)
    features.addAll('pair', pairsOf(words))
    features.add('first', words[0])
    features.add('last', words.at(-1))
    features.add('ends', words.slice(-2).join(' '))
    features.add('noun', nouns.test(said))
  }
  features.add('long', Math.min(8, words.length))
  features.add('case', caseOf(said))
  features.add('acronym', one.acronym !== '' ? (one.shorts.length > 0 ? 'used' : 'told') : 'none')
  features.add('explained', one.key.endsWith(' too'))
  features.add('brackets', /[()]/.test(said))
  features.add('numbered', /\b(?:\d|[IVX]{1,4}|[A-D])$/.test(said))
  features.add('mentions', stepOf(one.mentions.length))
  features.add('shorts', stepOf(one.shorts.length))
  features.add('mentions of', `${isShort} ${stepOf(one.mentions.length)}`)
  const bodyWords = new Set(wordsOf(organization.name))
  const shared = words.filter((word) => bodyWords.has(word)).length
  features.add('body', shared === words.length ? 'all' : shared > words.length / 2 ? 'most' : shared > 0 ? 'some' : 'none')
  features.add(
    'body noun',
    /\b(?:board|institute|association|society|council|commission|academy|college|university|department|committee|agency|office|authority)\b/i.test(
      said,
    ),
  )
  const title = page.title.toLowerCase()
  features.add('in title', title.includes(one.text.toLowerCase()))
  features.add('is title', title === one.text.toLowerCase())
  features.add('in address', stepOf(4 * shareIn(words, addressWords(page))))
  features.add('is host', isHost(page, one))
  for (const via of new Set(one.mentions.map((mention) => mention.via))) features.add('via', via)
  for (const kind of new Set(one.mentions.map((mention) => `${mention.line.kind} ${mention.via}`))) features.add('stands', kind)
  for (const mention of one.mentions.slice(0, 8)) mentionFeatures(page, mention, features, '')
  for (const mention of one.shorts.slice(0, 4)) mentionFeatures(page, mention, features, 's ')
}

function mentionFeatures({ document, title }: ReadPage, { line, start, end }: NameSpan, features: Features, by: string): void {
  const ahead = document.text.slice(Math.max(line.start, start - 60), start)
  const behind = document.text.slice(end, Math.min(line.end, end + 60))
  const isWhole = ahead.trim() === '' && behind.trim() === ''
  features.add(`${by}alone`, `${isWhole} ${line.kind}`)
  const [last = '^', second = ''] = lastWords(ahead, 2)
  const [next = '.', after = ''] = firstWords(behind, 2)
  features.add(`${by}before`, last)
  features.add(`${by}before two`, `${second} ${last}`)
  features.add(`${by}behind`, next)
  features.add(`${by}behind two`, `${next} ${after}`)
  features.add(`${by}mark before`, ahead.trimEnd().slice(-1))
  features.add(`${by}mark behind`, behind.trimStart().slice(0, 1))
  features.add(`${by}furniture`, line.weight < 0.22)
  features.add(
    `${by}place`,
    line.position < 0.03 ? 'top' : line.position < 0.15 ? 'early' : line.position > 0.9 ? 'end' : 'middle',
  )
  features.add(`${by}beside money`, `${stepOf(line.money.length)} ${line.kind}`)
  if (line.periods.length > 0) features.add(`${by}beside period`, line.kind)
  if (by !== '') return
  features.addAll('under', wordsOf(line.sections[0]?.text ?? '').slice(0, 10))
  features.addAll('over all', wordsOf(line.sections[1]?.text ?? '').slice(0, 10))
  features.addAll('title', wordsOf(title).slice(0, 12))
  if (line.lead !== undefined) features.addAll('lead', wordsOf(line.lead.text).slice(0, 14))
  const cell = line.cells.find((one) => one.start <= start && end <= one.end)
  if (cell !== undefined) {
    features.add('cell', line.cells.indexOf(cell) === 0 ? 'first' : 'later')
    features.addAll('head', wordsOf(cell.head).slice(0, 6))
  }
}

function caseOf(text: string): string {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const telling = words.filter((word) => word.length > 3 || /^\p{Lu}/u.test(word))
  const capitals = telling.filter((word) => /^\p{Lu}/u.test(word)).length
  if (text === text.toUpperCase()) return 'capitals'
  if (capitals === telling.length) return 'title'
  if (capitals === 0) return 'lower'
  return /^\p{Lu}/u.test(text) && capitals === 1 ? 'sentence' : 'mixed'
}

/** The words of a page's address behind its host. */
export function addressWords({ document }: ReadPage): ReadonlySet<string> {
  const path = URL.parse(document.finalUrl || document.url)?.pathname ?? ''
  return new Set(wordsOf(path.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_/.+%\d]+/g, ' ')))
}

/** What share of words stands among others, 0 to 1. */
export function shareIn(words: readonly string[], others: ReadonlySet<string>): number {
  return words.length === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length
}

/** Whether a short form is what its body's host is called: 'ABC' on www.abc.org. */
export function isHost({ document }: ReadPage, { text, acronym }: Candidate): boolean {
  const labels = (URL.parse(document.finalUrl || document.url)?.hostname ?? '').split('.')
  const key = acronymKey(acronym === '' ? text : acronym).toLowerCase()
  return key.length > 1 && labels.some((label) => label === key || (key.length > 3 && label.startsWith(key)))
}
