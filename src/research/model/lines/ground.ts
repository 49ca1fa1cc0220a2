import { expression } from '../../plain/expression.ts'
import { statedDollar } from '../../document/page-facts/stated-dollar.ts'
import { cellsOf, leadOver, outlineOf, sectionsOver } from '../../document/clean-document/outline.ts'
import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import type { CurrencyCode } from '../../lexicon/money/currency.ts'
import { sentenceBorders } from '../../document/text/sentence-borders.ts'
import { provingText } from '../../document/clean-document/proving-text.ts'
import type { Words } from '../prompt/answer.ts'
import { findInPassage, findOnPages, type Place, placeAt } from '../names/locate.ts'
import type { PageGroup } from '../prompt/prompt.ts'
import type { Reason } from './refusal.ts'

/** Pages a request was about, the request first, and what else the look-up has read. */
export interface Pages {
  group: PageGroup
  documents: readonly CleanDocument[]
  /** Pages read before, for names that do not stand on the pages of the request. */
  earlier: readonly CleanDocument[]
}

/** What stands behind a fact on its page: its quote, what was named with it, and what stands over it. */
export interface Ground {
  /** The quote; of a cell or a bare amount its whole row. */
  place: Place
  quote: string
  /** The sentence or row around the quote. */
  sentence: string
  /** Words named beside the quote that stand on the same page, and where. */
  context: readonly Place[]
  contextText: string
  /** The heads of the row's columns. */
  heads: readonly string[]
  /** What stands over the quote: title, headings, the line that leads into its list. */
  above: string
  /** Which currency the page says its bare signs are in. */
  stated: CurrencyCode | undefined
}

/** Passages that speak to a program are read by people as no statement of the body, and prove nothing here. */
const toPrograms = expression('i')`
  \b(?:ignore|disregard|forget)\b.{0,40}\b(?:rules?|instructions?|prompts?|above|previous|earlier)\b|
  \b(?:assistant|system)\s*:|\b(?:language model|ai (?:assistant|model))\b|['"]elements['"]\s*:
`

/** Where a fact stands on the pages, with everything that may say a part of it; or why it stands nowhere. */
export function groundOf(words: Words, pages: Pages): Ground | Reason {
  const [found, ...parts] = placesOf(words.quote, words.passage, pages)
  if (found === undefined) return 'quote not on a page'
  const place = widened(found)
  if (place.lines.some(({ start, end }) => toPrograms.test(place.document.text.slice(start, end)))) return 'speaks to programs'
  const quote = provingText(place.document, place)
  if (quote === undefined) return 'not the voice of the body'
  const { document } = place
  const named = words.context.flatMap((needed) => findOnPages(needed, [document]) ?? [])
  const context = [...parts, ...named]
  const outline = outlineOf(document)
  const [line] = place.lines
  const sections = line === undefined ? [] : sectionsOver(outline, line).map((one) => one.text)
  const lead = line === undefined ? undefined : leadOver(outline, line)?.text
  const stated = statedDollar(document)
  const above = [document.title, ...sections, ...(lead === undefined ? [] : [lead]), stated ?? '']
  return {
    place,
    quote,
    sentence: sentenceOf(place),
    context,
    contextText: context.map(textOf).join(' | '),
    heads: place.lines.flatMap((one) => cellsOf(one).map(({ head }) => head)).filter((head) => head !== ''),
    above: above.filter((text) => text !== '').join(' | '),
    stated,
  }
}

/** The quote in the passage that was named with it, else anywhere on the pages of the request. */
function placeOf(quote: string, passage: number | null, { group, documents }: Pages): Place | undefined {
  const named = passage === null ? undefined : group.passages.get(passage)
  const there = named === undefined ? undefined : findInPassage(quote, named.piece.document, named.line)
  return there ?? findOnPages(quote, documents)
}

/**
 * The place of a quote; of one that joins cells or lines with bars, as a model does with a column's head and its cell, the place of
 * the part that holds its last number, and then those of the others. None where any part stands on no page.
 */
function placesOf(quote: string, passage: number | null, pages: Pages): Place[] {
  const whole = placeOf(quote, passage, pages)
  if (whole !== undefined) return [whole]
  const parts = quote.split(' | ').filter((part) => part.trim() !== '')
  if (parts.length < 2 || parts.length > mostParts) return []
  const telling = Math.max(
    0,
    parts.findLastIndex((part) => /\d/.test(part)),
  )
  const place = placeOf(parts[telling] ?? '', passage, pages)
  if (place === undefined) return []
  const others = parts.filter((_, index) => index !== telling).map((part) => findOnPages(part, [place.document]))
  // What names a row stands in it or over it; what stands below is another row's.
  const last = place.lines.at(-1)?.index ?? 0
  const belong = others.every((other) => other !== undefined && (other.lines[0]?.index ?? 0) <= last)
  return belong ? [place, ...others.filter((other) => other !== undefined)] : []
}

/** Most parts of a quote that are looked for one by one. */
const mostParts = 6

/** Words of a quote below which it is a cell or an amount that says nothing by itself. */
const shortest = 4

/** A quote that is a cell, a bare amount or a label is widened to its row or its pair; a longer one stays as it is. */
function widened(place: Place): Place {
  const { document, start, end, lines } = place
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return place
  const isShort = (document.text.slice(start, end).match(/\p{L}{2,}/gu) ?? []).length < shortest
  const grows = cellsOf(first).length > 0 || first.kind === 'pair' || (isShort && first.end - first.start <= 200)
  return grows ? placeAt(document, Math.min(start, first.start), Math.max(end, first.end)) : place
}

/** What of a place the body says; '' where somebody else speaks. */
function textOf(place: Place): string {
  return provingText(place.document, place) ?? ''
}

/** Longest stretch that counts as the sentence around a quote, beside the quote itself, in characters. */
const longestSentence = 600

/** The sentences a place stands in. */
function sentenceOf({ document, start, end, lines }: Place): string {
  const [from, to] = [lines[0]?.start ?? start, lines.at(-1)?.end ?? end]
  const borders = sentenceBorders(document.text, Math.min(from, start), Math.max(to, end))
  const left = borders.findLast((border) => border <= start) ?? start
  const right = borders.find((border) => border >= end) ?? end
  const spare = Math.max(0, longestSentence - (end - start))
  const around = { start: Math.max(left, start - spare), end: Math.min(right, end + spare) }
  return (provingText(document, around) ?? provingText(document, { start, end }) ?? '').trim()
}

/** Longest stretch before a quote that is taken for the sentence it goes on from, in characters. */
const longestBefore = 240

/**
 * The same with the sentence before, where both stand in one line: 'Later than that, you sit the examination again' goes on from
 * '… within three years'. Undefined where nothing stands before.
 */
export function withSentenceBefore(ground: Ground): Ground | undefined {
  const { document, start, end, lines } = ground.place
  const [line] = lines
  if (line === undefined || line.start >= start) return undefined
  const borders = sentenceBorders(document.text, line.start, line.end)
  const before = borders.filter((border) => border < start)
  const from = (borders.includes(start) ? before.at(-1) : before.at(-2)) ?? line.start
  if (start - from > longestBefore) return undefined
  const place = placeAt(document, from, end)
  const quote = provingText(document, place)
  return quote === undefined ? undefined : { ...ground, place, quote, sentence: sentenceOf(place) }
}
