import { counted } from '#domain/text/counted.ts'
import { expression, matchesIn } from '../../plain/expression.ts'
import { numbersIn, ordinalWord, type WrittenNumber } from '../text/number.ts'
import type { Span } from '../text/span.ts'

/**
 * A time as a text states it. 'length': '3 years', 'three-year', '36 months', 'second anniversary'; 'rhythm': 'annually', 'biennial',
 * 'every other year', 'per year'; 'endless': 'lifetime', 'does not expire'.
 */
export interface Period extends Span {
  kind: 'length' | 'rhythm' | 'endless'
  /** Of how many units; of a range, '3–5 years', its upper end; infinite when it is endless. */
  count: number
  unit: Unit
  /** The lower end of a range. */
  from?: number
}

type Unit = 'day' | 'week' | 'month' | 'year'

/** What stands right behind a number that counts time; the apostrophe of 'two years’ experience' stays outside. */
const unitAfter = expression('iu')`
  ^[\s-]{0,2}(?:calendar |full |consecutive |further |more |additional |complete )?(?<unit>year|yr|month|mth|week|wk|day)s?(?![\p{L}\p{N}])
`
const units: Record<string, Unit> = {
  year: 'year',
  yr: 'year',
  month: 'month',
  mth: 'month',
  week: 'week',
  wk: 'week',
  day: 'day',
}
/** More is no time that anything lasts: 'in 2026 years ago' and phone numbers. */
const most: Record<Unit, number> = { year: 99, month: 600, week: 600, day: 9_999 }
const rangeGap = /^\s?(?:[–—-]|to|through)\s?$/
const anniversary = /^ (?:(?:calendar |full )?anniversary)(?!\p{L})/iu
const everyBefore = /\b(?:every|each)\s$/i
const yearAfter = /^ (?:calendar )?year(?!\p{L})/iu

const rhythmWords: readonly (readonly [RegExp, number, Unit])[] = [
  [/^(?:semi-?annual|half-?yearly|bi-?annual)/, 6, 'month'],
  [
    /^(?:annual|yearly|per annum|p\.a\.|once a year|(?:each|every|per|a|an) (?:calendar )?(?:year|anniversary)|\/\s?y)/,
    1,
    'year',
  ],
  [/^(?:bienni|every other|(?:odd|even))/, 2, 'year'],
  [/^trienni/, 3, 'year'],
  [/^quadrenni/, 4, 'year'],
  [/^quinquenni/, 5, 'year'],
  [/^(?:month|(?:each|every|per|a) (?:calendar )?month|\/\s?m)/, 1, 'month'],
  [/^(?:quarter|(?:each|every|per|a) quarter)/, 3, 'month'],
]
const rhythm = expression('giu')`
  (?<![\p{L}\p{N}])(?:
    (?:semi-?|bi-?)?annual(?:ly)?|(?:half-?)?yearly|(?:bi|tri|quadr|quinqu)enni(?:al(?:ly)?|um|a)|monthly|quarterly|
    (?:once a|each|every|per|an?) (?:calendar )?(?:year|month|quarter)|per (?:years|months|quarters)|(?:each|every) anniversary|per annum|p\.a\.|every other year|
    (?:odd|even)(?:[ -]numbered)?(?: calendar)? years?
  )(?![\p{L}\p{N}])|\/\s?(?:year|yr|month)(?![\p{L}\p{N}])
`
/** Without one of these words a text has no rhythm, or nothing without an end: most have none of either. */
const anyRhythm = /annu|enni|year|month|quarter|anniver|p\.a\.|\/\s?yr/i
const anyEndless = /expir|life|permanent|indefinite|forever|validity|perpetuity|without/i
/** 'For a year' is a length, 'a year' a rhythm. */
const forBefore = /\b(?:for|within|after|lasts?|of|in|period of)\s$/i

const endless = expression('giu')`
  (?<![\p{L}\p{N}])(?:
    (?:do|does|did|will|shall|can|is|are)(?: not|n['’]t) (?:ever )?expir(?:e|es|ing)|(?:won|can|don)['’]t expire|never expires?|
    (?:no|without(?: an?)?) expir(?:y|ation)(?: date)?|non-?expiring|for life|
    life-?time(?! (?:achievement|access|earning|income|limit|maximum|members?|membership))|
    permanent(?:ly)? (?:valid|certif\p{L}+|credential|designation|licen[sc]e)|(?:valid|good) (?:permanently|indefinitely|forever)|
    (?:unlimited|indefinite|perpetual) validity|in perpetuity|(?:valid|good) without (?:any )?(?:time limit|limit (?:of|in|on) time)
  )(?![\p{L}\p{N}])
`

/** All times of a text, in order; none overlaps another. Linear in the text. */
export function periodsIn(text: string): Period[] {
  const found = [...endlessIn(text), ...lengthsIn(text), ...rhythmsIn(text)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )
  let end = 0
  return found.filter((period) => {
    if (period.start < end) return false
    end = period.end
    return true
  })
}

function lengthsIn(text: string): Period[] {
  if (!/y(?:ea)?r|month|mth|w(?:ee)?k|day|annivers/i.test(text)) return []
  const numbers = numbersIn(text)
  return numbers.flatMap((number, place) => {
    const behind = text.slice(number.end, number.end + 40)
    if (number.form === 'ordinal') return ordinalLength(text, number, behind)
    const match = unitAfter.exec(behind)
    const unit = units[match?.groups?.['unit']?.toLowerCase() ?? '']
    if (match === null || unit === undefined || number.value <= 0 || number.value > most[unit]) return []
    const length = { kind: 'length' as const, start: number.start, end: number.end + match[0].length, count: number.value, unit }
    const before = numbers[place - 1]
    const isRange = before !== undefined && before.value < number.value && rangeGap.test(text.slice(before.end, number.start))
    return [isRange ? { ...length, start: before.start, from: before.value } : length]
  })
}

/** 'The second anniversary', 'every third year'. */
function ordinalLength(text: string, { start, end, value }: WrittenNumber, behind: string): Period[] {
  const every = everyBefore.exec(text.slice(Math.max(0, start - 8), start))?.[0]
  const match = anniversary.exec(behind) ?? (every === undefined ? null : yearAfter.exec(behind))
  if (match === null || value < 1 || value > most.year) return []
  const kind = every === undefined ? 'length' : 'rhythm'
  return [{ kind, start: start - (every?.length ?? 0), end: end + match[0].length, count: value, unit: 'year' }]
}

function rhythmsIn(text: string): Period[] {
  if (!anyRhythm.test(text)) return []
  return matchesIn(text, rhythm).flatMap((match): Period[] => {
    const words = match[0].toLowerCase()
    const [, count, unit] = rhythmWords.find(([pattern]) => pattern.test(words)) ?? []
    if (count === undefined || unit === undefined) return []
    const isLength = /^an? /.test(words) && forBefore.test(text.slice(Math.max(0, match.index - 12), match.index))
    return [{ kind: isLength ? 'length' : 'rhythm', start: match.index, end: match.index + match[0].length, count, unit }]
  })
}

function endlessIn(text: string): Period[] {
  if (!anyEndless.test(text)) return []
  return matchesIn(text, endless).map((match) => ({
    kind: 'endless',
    start: match.index,
    end: match.index + match[0].length,
    count: Number.POSITIVE_INFINITY,
    unit: 'year',
  }))
}

/** How long a period is in months, infinite when it is endless; days and weeks count as parts of an average month. */
export function monthsOf({ count, unit }: Pick<Period, 'count' | 'unit'>): number {
  return unit === 'year' ? count * 12 : unit === 'month' ? count : (count * (unit === 'week' ? 7 : 1)) / daysOfMonth
}

/** Of an average year of 365.25 days. */
const daysOfMonth = 365.25 / 12

/** Whether two periods are the same length, however told: '3 years', '36 months' and 'triennial'; '12 weeks' is no '3 months'. */
export function samePeriod(one: Period, other: Period): boolean {
  const isInMonths = (unit: Unit) => unit === 'year' || unit === 'month'
  if (isInMonths(one.unit) !== isInMonths(other.unit)) return false
  return monthsOf(one) === monthsOf(other) && (one.from ?? one.count) * other.count === (other.from ?? other.count) * one.count
}

/** A period in digits: '3 years', '18 months', 'Lifetime'. */
export function shownPeriod({ kind, count, unit, from }: Pick<Period, 'kind' | 'count' | 'unit' | 'from'>): string {
  if (kind === 'endless') return 'Lifetime'
  return `${from === undefined ? '' : `${from}–`}${counted(count, unit)}`
}

/** The time that one word tells, in lower case: 'annually' 1 year, 'triennium' 3 years; undefined of other words. */
export function rhythmOf(word: string): Period | undefined {
  if (!/nn(?:ual|i)|yearly|monthly|quarterly/.test(word)) return undefined
  const [period, ...more] = periodsIn(word)
  return more.length === 0 && period?.start === 0 && period.end === word.length ? period : undefined
}

/** The lengths of a text in years and months, as what lasts is told: '3 years', 'three-year', '36 months'. */
export function spellsIn(text: string): Period[] {
  return lengthsIn(text).filter(({ unit, kind }) => kind === 'length' && (unit === 'year' || unit === 'month'))
}

/** The number a word of a rhythm counts years by: 2 of 'other' and 'second' in 'every other year'; undefined of other words. */
export function yearOrdinal(word: string): number | undefined {
  return word === 'other' ? 2 : ordinalWord(word)
}
