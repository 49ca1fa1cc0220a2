import * as z from 'zod/mini'

/** A day that there is, as '2026-11-21'. */
export const daySchema = z.string().check(z.maxLength(10), z.refine(isDay, 'Give a day like 2026-11-21.'))

/** Whether a text is a day of the calendar, as '2026-11-21'; '2026-02-30' is none. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}
