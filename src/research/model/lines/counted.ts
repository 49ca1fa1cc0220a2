import { type Credits, creditsIn, creditUnitsIn, isUnit } from '../../lexicon/statements/credits.ts'
import { numbersIn, type WrittenNumber } from '../../lexicon/text/number.ts'
import { type Period, periodsIn, samePeriod } from '../../lexicon/times/period.ts'
import type { Span } from '../../lexicon/text/span.ts'

/** What a number of a line counts: a time, or credits and hours. */
export type Quantity = { period: Period } | { credits: Credits }

/** The times and credits that a text counts; how often something comes is none. */
export function quantitiesIn(text: string): (Quantity & Span)[] {
  return [
    ...periodsIn(text).flatMap((period) => (period.kind === 'length' ? [{ period, start: period.start, end: period.end }] : [])),
    ...creditsIn(text).map((credits) => ({ credits, start: credits.start, end: credits.end })),
  ]
}

/** 'Level 1', 'Section 4': a number that names and counts nothing. */
const naming = /\b(?:levels?|grades?|class|step|tier|phase|stage|part|section|form|route|option|article|rule|appendix)\s$/i
/** Nothing but the end of its cell or line stands behind a number by itself. */
const alone = /^(?:[.;,)]*\s*(?:$|[\n|\t])|\s*\d)/
/** How far from its number a unit stands, in characters. */
const farthest = 60

/**
 * Whether words count the same: the same time or the same credits, or a number with their unit near it, or alone in its cell. A
 * number that names something ('Level 1') or counts something else ('three trials') does not.
 */
export function isCounted(quantity: Quantity, words: string): boolean {
  if ('period' in quantity && periodsIn(words).some((one) => samePeriod(one, quantity.period))) return true
  const value = 'period' in quantity ? quantity.period.count : quantity.credits.value
  const numbers = allNumbersIn(words)
  const others = quantitiesIn(words).filter((one) => 'period' in one !== 'period' in quantity)
  return numbers.some((number, place) => {
    if (number.value !== value || naming.test(words.slice(Math.max(0, number.start - 12), number.start))) return false
    if (others.some((one) => one.start <= number.start && number.end <= one.end)) return false
    const [before, behind] = around(words, numbers, place)
    return (
      hasUnit(quantity, behind) ||
      (leads.test(before) && hasUnit(quantity, before)) ||
      (/\d/.test(words[number.start] ?? '') && alone.test(behind))
    )
  })
}

/** Numbers, also those glued to the words before them, as cells of a table are that lost its form: 'Certificate5.00'. */
function allNumbersIn(words: string): WrittenNumber[] {
  const numbers = numbersIn(words)
  const glued = [...words.matchAll(/(?<=\p{L})\d+(?:\.\d+)?(?![\p{L}\d])/gu)].map((match): WrittenNumber => {
    const [digits] = match
    return { value: Number(digits), form: 'digits', start: match.index, end: match.index + digits.length }
  })
  return [...numbers, ...glued].toSorted((one, other) => one.start - other.start)
}

/** The words before a number name what it is: 'CEUs: 30', 'Years | 2'. */
const leads = /[:|\t(–-]\s*$/

/** The words of a number's line up to its neighbors. */
function around(words: string, numbers: readonly WrittenNumber[], place: number): [before: string, behind: string] {
  const [number, last, next] = [numbers[place], numbers[place - 1], numbers[place + 1]]
  if (number === undefined) return ['', '']
  const before = words.slice(Math.max(last?.end ?? 0, number.start - farthest), number.start)
  const behind = words.slice(number.end, Math.min((next?.start ?? words.length) + 1, number.end + farthest))
  return [before.slice(before.search(/[^.;\n]*$/)), behind]
}

function hasUnit(quantity: Quantity, words: string): boolean {
  if ('period' in quantity) return new RegExp(`\\b${quantity.period.unit}`, 'i').test(words)
  return creditUnitsIn(words).some((unit) => isUnit(unit, quantity.credits.unit))
}
