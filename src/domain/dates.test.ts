import { expect, it } from 'vitest'
import { dateWords, shortDateWords } from './dates.ts'

it('writes a day as it stands, whatever the time zone', () => {
  expect(dateWords('2026-11-18')).toBe('18 Nov 2026')
  expect(dateWords('2026-01-01')).toBe('1 Jan 2026')
  expect(dateWords('2026-09-30')).toBe('30 Sep 2026')
})

it("writes a moment's day where the reader is", () => {
  const moment = new Date(2026, 10, 18, 0, 30)
  expect(dateWords(moment.toISOString())).toBe('18 Nov 2026')
})

it('leaves out the running year', () => {
  expect(shortDateWords('2026-11-18', new Date(2026, 11, 31))).toBe('18 Nov')
  expect(shortDateWords('2026-11-18', new Date(2027, 0, 1))).toBe('18 Nov 2026')
})
