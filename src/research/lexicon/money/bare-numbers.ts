import { expression, matchesIn } from '../../plain/expression.ts'
import type { Currency } from './currency.ts'
import type { Money } from './money.ts'
import { looseThousands, valueOfDigits } from '../text/number.ts'

/** Fewer are numbers of something. */
const least = 5

const number = expression('gu')`
  (?<![\p{L}\p{N}#№§_]|\p{Lu}[–-]|[\p{N}][.,:'’–-]|\p{Sc}\s?)
  (?<digits>\d{1,3}(?:[ ]\d{3})+(?=[.,]\d{2}(?!\d))|${looseThousands}|\d{1,2}(?:,\d{2}){1,3},\d{3}|\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?<decimals>[.,]\d{2})?
  (?<tail>\s?\/[-–=]|,[-–])?
  (?![\p{L}\p{N}%]|[.,:'’]\p{N}|[–-][\p{L}\p{N}]|\s?\p{Sc})
`
/** What is behind a number of something else: '60 hours', '32-hour', '30th'. */
const countedBehind = expression('iu')`
  ^[\s-]?(?:
    hours?|hrs?|days?|weeks?|months?|years?|yrs?|minutes?|mins?|questions?|items?|mcqs?|points?|credits?|ceus?|pdus?|cpes?|cpds?|ces?|
    units?|credits?|words?|pages?|times?|people|persons?|candidates?|applicants?|licen[sc]ees?|percent|per cent|
    contact|continuing|multiple|clinical|volts?|feet|miles?|km|kg|lbs?|tons?|st|nd|rd|th|am|pm|a\.m|p\.m|
    january|february|march|april|may|june|july|august|september|october|november|december
  )(?!\p{L})
`
/** What is in front of a number of something else: 'Section 4', 'March 12'. */
const numberedBefore = expression('iu')`
  (?:
    sections?|chapters?|rules?|forms?|items?|nos?\.?|numbers?|pages?|series|codes?|rooms?|suites?|box|acts?|articles?|tables?|figures?|
    versions?|volumes?|age|score|
    january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec
  )\.?\s?$
`
/** The same of laws, whose numbers may be written as amounts are: 'Section 915.70'. */
const citedBefore = /(?:(?:sub)?sections?|rules?|chapters?|articles?|regulations?|statutes?|codes?|§{1,2})\s?$/i
/** The same of what has few numbers: 'Level 2', 'Part 12', and not 'two parts 540'. */
const rankedBefore = /(?:grades?|levels?|class(?:es)?|parts?|steps?|phases?|tiers?|types?|modules?|papers?|years?)\s?$/i
const mostRanked = 20
/** What leads to the amount of a line: dots, a gap of a column, a stroke between cells, a label's colon. */
const leads = /(?:\.{2,}|…|_{3,}|\t|\s{2,}|\||\s\/|[:=]|\s[–—-])\s*$/
/** What is paid, right in front of its amount: 'Exam 330', 'members 265', 'a fee of 85'. */
const paidBefore = expression('iu')`
  (?:
    fees?|costs?|prices?|charges?|charged|pays?|rates?|exam(?:ination)?s?|tests?|applications?|registration|renewals?|renew|
    recertification|certification|licen[sc]e|annual|initial|late|retakes?|resits?|re-?sits?|members?|non-?\s?members?|others?|students?|
    certificate|surcharge|penalty|reinstatement|subscription|assessment|interview|portfolio|practical|written|theory|total|of|is|are|at|by|pay|for
  )\)?:?\s$
`
/** What is right behind an amount: whom it is for, or that for others. */
const paidBehind = /^\s(?:non-?\s?)?(?:members?|others?)\b|^\s?\/\s?\d{2,5}(?![\d/])/i
/** A table of contents, or an entry of one: '6 Recertification ........ 12'. */
const entryOfContents =
  /^\s*(?:table of )?contents\b|^\s*(?:(?:section|chapter|part|appendix)\s)?(?:\d{1,2}|[A-Z])(?:\.\d+)*[.):]?\s.*(?:\.{3,}|…|\s{3,})\s*\d{1,3}\s*$/i
const mostPages = 200
/** At the end of a line there are amounts alone: 'Re-examination 540 650'. */
const toTheEnd = /^[\s\d.,*†‡|/-]*$/
const longestRow = 160
/** Between the amounts of one line: '398 / 548', '350 | 450'. */
const between = /^(?:\s?\([^()]{1,30}\)|\s[a-z]+)?\s*(?:\/|\||;|,|\.{2,}|…|\s{2,}|\t|\band\b|\bor\b)\s*$/

/**
 * The numbers of a text that may be amounts though no currency stands beside them: 'Examination ........ 620.00', 'Exam 330
 * (members 265)', '398/548', '8,500/='. Whether they are fees is decided with all that stands around them.
 * @param currency that the page says its amounts are in
 */
export function bareNumbersIn(text: string, currency: Currency): Money[] {
  const found: Money[] = []
  const isOfContents = entryOfContents.test(text)
  for (const match of matchesIn(text, number)) {
    const { digits = '', decimals = '', tail = '' } = match.groups ?? {}
    const written = digits + decimals
    const [start, end] = [match.index, match.index + written.length]
    const [before, after] = [text.slice(Math.max(0, start - 40), start), text.slice(match.index + match[0].length, end + 24)]
    const value = valueOfDigits(written, true)
    if (isOfContents && value < mostPages && decimals === '') continue
    if (value < least || /^0\d/.test(digits) || countedBehind.test(after)) continue
    const isExact = decimals !== '' || /[.,]/.test(digits)
    if (!isExact && (/^(?:19|20)\d\d$/.test(digits) || numberedBefore.test(before))) continue
    if (citedBefore.test(before)) continue
    if (value <= mostRanked && rankedBefore.test(before)) continue
    const previous = found.at(-1)
    const isNext = previous !== undefined && between.test(text.slice(previous.end, start))
    // '1 135.00' is one number behind what leads to it, and where nothing stands beside it; elsewhere it may be two.
    const isSpaced = / /.test(digits) && !/,/.test(digits)
    if (isSpaced && (text.slice(end).trim() !== '' || !(before.trim() === '' || leads.test(before)))) continue
    const isAlone = before.trim() === '' && /^\s*(?:$|\||\/|\.{2,}|…)/.test(after)
    const isLast = text.length <= longestRow && /\p{L}{3}/u.test(text.slice(0, start)) && toTheEnd.test(text.slice(end))
    const isLed = isLast || leads.test(before) || paidBefore.test(before) || paidBehind.test(after)
    if (tail === '' && !isExact && !isNext && !isAlone && !isLed) continue
    // What a line begins with is its own number, 'Part 4' or '6.100 Recertification' or '103.19 - Fees'.
    if (before.trim() === '' && !isAlone && /^[.)]?\s+(?:[–—-]\s+)?\p{L}/u.test(after)) continue
    found.push({ start, end, currency, digits: written, value, bare: true })
  }
  return found
}
