import type { PageEvidence } from '#domain/evidence/evidence.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { pageCurrency } from '../document/page-facts/page-currency.ts'
import { statedDollar } from '../document/page-facts/stated-dollar.ts'
import { currenciesIn, signOf } from '../lexicon/money/currency.ts'
import { type Span, spanAt } from '../lexicon/text/span.ts'
import { provingText } from '../document/clean-document/proving-text.ts'
import { onceFor, remembered } from '../plain/remembered.ts'
import { plainQuote } from './quote-text.ts'
import { sentenceBorders } from '../document/text/sentence-borders.ts'
import { sameToken } from './same-token.ts'
import type { Token } from './token.ts'
import { tokensOf } from './tokens.ts'
import { verifyQuote } from './verify-quote.ts'
import { saysValue } from './verify-value.ts'
import { filled } from '../plain/filled.ts'

/** Longest sentence shown and longest piece of page before and after it, in characters. */
const longestSentence = 400
const longestContext = 120
/** Borders of sentences are looked for no farther away from a span: a longer sentence is cut anyway. */
const farthestBorder = 2_000

/** Words a witness points to: quoted, or as offsets into the document's text. */
type Pointer = { quote: string } | Span

export type EvidenceRequest = Pointer & {
  document: CleanDocument
  /** The line to be proven, as it will be shown: 'US$405 exam (members)'. */
  value: string
  witness: PageEvidence['witness']
  /** Stretches elsewhere on the page that say a part of the value: the head of a column, a sentence on the currency. */
  context?: readonly Span[] | undefined
}

/**
 * The proof of a value on a page: the sentence as it stands there, a little around it, and the words in it that say the value.
 * Undefined when the quote is not on the page or does not say the value. Headings over the sentence may name what it is about;
 * numbers must stand in the quote itself.
 */
export function evidenceFor(request: EvidenceRequest): PageEvidence | undefined {
  const { proofs } = madeOf(request.document)
  const pointer = 'quote' in request ? request.quote : [request.start, request.end]
  const key = JSON.stringify([pointer, request.context ?? [], request.value])
  const evidence = proofs.has(key) ? proofs.get(key) : newEvidence(request)
  if (proofs.size >= mostKnown) proofs.clear()
  proofs.set(key, evidence)
  return evidence === undefined ? undefined : { ...evidence, witness: request.witness }
}

function newEvidence(request: EvidenceRequest): PageEvidence | undefined {
  const { document, value, witness } = request
  const span = spanOf(request)
  if (span === undefined) return undefined
  const { text } = document
  const shown = sentenceAround(document, span.start, span.end)
  const above = headingsOver(document, span.start)
  const quoted = provingText(document, span)
  const sentence = text.slice(shown.start, shown.end)
  // The sentence shown may hold more than the quote, also what the page does not stand by.
  const proving = provingText(document, shown)
  if (quoted === undefined || proving === undefined) return undefined
  const { tokens } = madeOf(document)
  const [said, page] = [tokens(value), tokens(proving)]
  const beside = [...(request.context ?? []).map((one) => provingText(document, one) ?? ''), ...signOfCountry(document)].join(
    ' | ',
  )
  const stated = statedToken(document)
  const bare = bareNumber.exec(text.slice(span.start, span.end))?.[0]
  const says = (words: string, over: string): boolean => {
    const around = stated.length === 0 ? tokens(over) : [...tokens(over), ...stated]
    if (saysValue(said, tokens(words), around, words)) return true
    if (beside === '') return false
    return [...new Set([words, inCurrencyOf(words, beside, bare)])].some((read) => {
      const both = `${read} | ${beside}`
      return saysValue(said, tokens(both), around, both)
    })
  }
  if (!says(proving, above)) return undefined
  if (quoted !== proving && !says(quoted, `${proving} ${above}`)) return undefined
  return {
    kind: 'page',
    url: document.finalUrl || document.url,
    readOn: document.readAt.slice(0, 10),
    quote: sentence,
    start: shown.start,
    before: contextBefore(text, shown.start),
    after: contextAfter(text, shown.end),
    marks: marksOf(said, page, sentence, span.start - shown.start, span.end - shown.start),
    pageId: document.id,
    witness,
    ...filled({ title: document.title || undefined, page: spanAt(document.blocks, shown.start)?.page }),
  }
}

const bareNumber = /^\d{1,3}(?: \d{3})+(?:[.,]\d{2})?$|^\d(?:[\d,.]*\d)?$/
const aloneInWords = /^[\s|]*(\d{1,3}(?: \d{3})+(?:[.,]\d{2})?|\d[\d,.]*\d|\d)[\s|*]*$/

/** A number that is quoted by itself, or stands alone in its cell or line, is in the currency of what is beside it, where that is only one. */
function inCurrencyOf(words: string, beside: string, quoted = aloneInWords.exec(words)?.[1]): string {
  if (quoted === undefined) return words
  const [only, ...others] = new Set(currenciesIn(beside).map(({ currency }) => currency))
  if (only === undefined || others.length > 0) return words
  const place = new RegExp(`(?<![\\d.,])${quoted.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`)
  return words.replace(place, (number) => `${signOf(only)}${number}`)
}

/** What is made of a page once. */
interface Made {
  /** The tokens of values, sentences and headings: claims have many of them in common. */
  tokens: (text: string) => readonly Token[]
  /** Proofs: whoever shows a line asks for its proof first, and it is proven again with all others. */
  proofs: Map<string, PageEvidence | undefined>
}

const mostKnown = 500

const madeOf = onceFor<CleanDocument, Made>(() => ({
  tokens: remembered(tokensOf, mostKnown),
  proofs: new Map(),
}))

function spanOf(request: EvidenceRequest): Span | undefined {
  if ('quote' in request) return verifyQuote(request.quote, request.document)
  const { start, end, document } = request
  const inside = start >= 0 && end <= document.text.length && start < end
  return inside && plainQuote(document.text.slice(start, end)).trim() !== '' ? { start, end } : undefined
}

/** What stands over a passage and counts for it: the title and headings. */
function headingsOver(document: CleanDocument, start: number): string {
  const path = spanAt(document.blocks, start)?.path ?? []
  return [document.title, ...path].join(' | ')
}

/** What stands for the money of its country on a page that writes no currency at all. */
function signOfCountry(document: CleanDocument): string[] {
  const page = pageCurrency(document)
  return page === undefined || page.at !== undefined ? [] : [signOf(page.currency).trim()]
}

/** The dollar, rupee or franc that the page's bare signs stand for, as a word over all of it. */
function statedToken(document: CleanDocument): Token[] {
  const currency = statedDollar(document)
  if (currency === undefined) return []
  return [{ form: currency.toLowerCase(), kind: 'word', class: 'unit', start: 0, end: 0, optional: false, currency }]
}

/** The sentence or sentences that hold a span, cut at the borders of sentences and blocks, at most 400 characters. */
function sentenceAround(document: CleanDocument, start: number, end: number): Span {
  const { text, blocks } = document
  const first = spanAt(blocks, start)
  const last = spanAt(blocks, Math.max(start, end - 1))
  const [from, to] = [Math.min(start, first?.start ?? start), Math.max(end, last?.end ?? end)]
  const isRow = first?.cells !== undefined && to - from <= longestSentence
  const [near, far] = [Math.max(from, start - farthestBorder), Math.min(to, end + farthestBorder)]
  const borders = isRow ? [from, to] : sentenceBorders(text, near, far)
  const left = borders.findLast((border) => border <= start) ?? from
  const right = borders.find((border) => border >= end) ?? to
  if (right - left <= longestSentence) return trimmed(text, left, right)
  // A longer sentence is cut at words around the span; a longer span is shown from its beginning.
  const spare = Math.max(0, longestSentence - (end - start))
  const cutLeft = Math.max(left, start - Math.floor(spare / 2))
  const cutRight = Math.min(right, cutLeft + longestSentence)
  return trimmed(text, wordStart(text, cutLeft, left, start), wordEnd(text, cutRight, right, end))
}

function trimmed(text: string, start: number, end: number): Span {
  let [from, to] = [start, end]
  while (from < to && /\s/.test(text.charAt(from))) from += 1
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1
  return { start: from, end: to }
}

/** The first beginning of a word at or after `cut`, when something is cut off at all. */
function wordStart(text: string, cut: number, left: number, span: number): number {
  if (cut <= left) return left
  const space = text.slice(cut, span).search(/\s/)
  return space === -1 ? Math.min(cut, span) : cut + space + 1
}

/** The last end of a word at or before `cut`, when something is cut off at all. */
function wordEnd(text: string, cut: number, right: number, span: number): number {
  if (cut >= right) return right
  const from = Math.min(span, cut)
  const space = text.slice(from, cut).search(/\s\S*$/)
  return space === -1 ? cut : from + space
}

function contextBefore(text: string, start: number): string {
  const cut = Math.max(0, start - longestContext)
  return text.slice(wordStart(text, cut, 0, start), start).replaceAll('\n', ' ')
}

function contextAfter(text: string, end: number): string {
  const cut = Math.min(text.length, end + longestContext)
  return text.slice(end, wordEnd(text, cut, text.length, end)).replaceAll('\n', ' ')
}

/** The words of a sentence that say the value, within the quoted part where that has them; neighbours are joined. */
function marksOf(
  value: readonly Token[],
  page: readonly Token[],
  sentence: string,
  from: number,
  to: number,
): [number, number][] {
  const said = value.filter((token) => token.class !== 'light')
  const forms = new Set(said.map((token) => token.form))
  const hits = page.filter((token) => forms.has(token.form) || said.some((one) => sameToken(one, token)))
  const quoted = hits.filter((token) => token.start >= from && token.end <= to)
  const marks: [number, number][] = []
  for (const token of quoted.length > 0 ? quoted : hits) {
    const last = marks.at(-1)
    if (last !== undefined && /^[\s,.:;()|/–-]{0,3}$/.test(sentence.slice(last[1], token.start))) last[1] = token.end
    else marks.push([token.start, token.end])
  }
  if (marks.length > 0 || from < 0) return marks
  return [[Math.max(0, from), Math.min(sentence.length, to)]]
}
