import type { Span } from './sentences.ts'

/** A time as a page states it, in digits: '3 years', '18 months'. */
export interface Period extends Span {
  shown: string
  /** In months; 0 of a time without end. */
  months: number
}

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  eighteen: 18,
  'twenty-four': 24,
  'thirty-six': 36,
}
const numberWords = Object.keys(numbers)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
/** A number of years or months; group 1 the number, group 2 the unit. */
export const periodSource = `\\b(\\d{1,2}|${numberWords})(?:\\s?\\(\\s?(?:\\d{1,2}|${numberWords})\\s?\\))?[\\s-]{0,2}(?:calendar |full |consecutive )?(year|yr|month)s?\\b`
const periodPattern = new RegExp(periodSource, 'gi')

/** All times of a text, in order. */
export function periodsIn(text: string): Period[] {
  const periods: Period[] = []
  for (const match of text.matchAll(periodPattern)) {
    const count = countOf(match[1] ?? '')
    if (count < 1) continue
    const unit = /^m/i.test(match[2] ?? '') ? 'month' : 'year'
    periods.push({
      start: match.index,
      end: match.index + match[0].length,
      shown: `${count} ${unit}${count === 1 ? '' : 's'}`,
      months: unit === 'month' ? count : count * 12,
    })
  }
  return periods
}

/** 3 of '3' and of 'three'; 0 of anything else. */
export function countOf(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : (numbers[word.toLowerCase()] ?? 0)
}
