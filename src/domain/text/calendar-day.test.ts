import { expect, test } from 'vitest'
import { daySchema } from './calendar-day.ts'

const isDay = (text: string) => daySchema.safeParse(text).success
const two = (figure: number) => String(figure).padStart(2, '0')

test('exactly the days of the calendar are days', () => {
  for (const year of [1900, 1999, 2000, 2023, 2024, 2100])
    for (let month = 0; month <= 13; month += 1)
      for (let day = 0; day <= 32; day += 1) {
        const text = `${year}-${two(month)}-${two(day)}`
        const time = Date.parse(text)
        const known = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
        expect(isDay(text), text).toBe(known)
      }
})

test.each(['', '2026-1-1', '2026-11-21T00', '20261121', '2026/11/21', ' 2026-11-21', '２０２６-11-21'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)
