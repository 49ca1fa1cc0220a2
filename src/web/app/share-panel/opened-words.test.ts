import { expect, test } from 'vitest'
import { openedWords } from './opened-words.ts'

test.each([
  [null, null, 0, 'No views yet'],
  ['2026-11-18T12:00:00Z', null, 0, 'Opened 18 Nov 2026'],
  ['2026-11-18T12:00:00Z', '2026-11-18T12:00:00Z', 1, 'Opened 18 Nov 2026'],
  ['2026-11-18T12:00:00Z', '2026-11-18T13:00:00Z', 2, 'Opened 2 times, 18 Nov 2026'],
  ['2026-11-18T12:00:00Z', '2026-11-20T12:00:00Z', 1_200, 'Opened 1,200 times, first 18 Nov 2026, last 20 Nov 2026'],
])('%s, %s, %i views: %s', (openedAt, lastOpenedAt, viewCount, words) => {
  expect(openedWords({ openedAt, lastOpenedAt, viewCount })).toBe(words)
})
