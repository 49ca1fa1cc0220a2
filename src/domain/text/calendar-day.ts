import * as z from 'zod/mini'

/** A day that there is, as '2026-11-21'. */
export const daySchema = z.string().check(z.maxLength(10), z.refine(isDay, 'Enter a date such as 2026-11-21.'))

/**
 * Whether a text is a day of the calendar, as '2026-11-21'; '2026-02-30' is none. Counted rather than parsed as a date: every line of
 * every answer carries such a day.
 */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}
