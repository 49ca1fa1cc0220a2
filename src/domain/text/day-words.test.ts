import { expect, test } from 'vitest'
import { agoWords, daysAgoWords, formatDate, formatMoment } from './day-words.ts'

test.each([
  ['2026-12-05T23:59:59.999Z', '5 Dec 2026', '5 Dec 2026, 23:59 UTC'],
  ['2026-09-30T00:00:00.000Z', '30 Sep 2026', '30 Sep 2026, 00:00 UTC'],
])('writes the day and the moment of %s as %s and %s', (moment, day, minute) => {
  expect([formatDate(moment, 'UTC'), formatDate(new Date(moment), 'UTC')]).toEqual([day, day])
  expect(formatMoment(moment, 'UTC')).toBe(minute)
})

test.each([
  [30, 'a moment ago'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [23 * 3_600, '23 hours ago'],
])('says that %i seconds ago was %s', (seconds, words) => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(agoWords(new Date(now.getTime() - seconds * 1_000).toISOString(), now)).toBe(words)
})

test.each([
  ['2026-11-21T00:30:00Z', 'today'],
  ['2026-11-20T23:00:00Z', 'yesterday'],
  ['2026-11-19T23:00:00Z', '2 days ago'],
  ['2026-11-15T23:00:00Z', '6 days ago'],
  ['2026-11-13T23:00:00Z', 'last week'],
  ['2026-10-31T23:00:00Z', '3 weeks ago'],
  ['2026-08-18T23:00:00Z', '3 months ago'],
])('says that %s was %s', (moment, words) => {
  expect(daysAgoWords(moment, new Date('2026-11-21T09:00:00Z'), 'UTC')).toBe(words)
})
