import { expect, it } from 'vitest'
import { agoInWords, withRecent } from './recent-lookups.ts'

const pmi = { name: 'PMI', searchTerm: 'pmi', at: '2026-11-20T10:00:00Z' }

it('keeps five, the newest on top, each body once', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'C']
  const all = names.reduce<ReturnType<typeof withRecent>>((list, name) => withRecent(list, { ...pmi, name }), [])
  expect(all.map(({ name }) => name)).toEqual(['C', 'F', 'E', 'D', 'B'])
})

it('remembers that a body was saved when it is looked up again', () => {
  const saved = withRecent([pmi], { ...pmi, savedId: 7 })
  expect(withRecent(saved, { ...pmi, at: '2026-11-21T10:00:00Z' })).toEqual([{ ...pmi, at: '2026-11-21T10:00:00Z', savedId: 7 }])
})

it.each([
  [0, 'today'],
  [1, 'yesterday'],
  [2, '2 days ago'],
  [6, '6 days ago'],
  [8, 'last week'],
  [21, '3 weeks ago'],
  [95, '3 months ago'],
])('says %i days as %s', (days, words) => {
  const now = new Date(2026, 10, 21, 9)
  expect(agoInWords(new Date(2026, 10, 21 - days, 23).toISOString(), now)).toBe(words)
})
