import { expect, it } from 'vitest'
import { type RecentLookup, recentOf, shownName, wasSavedSince, withRecent } from './recent-lookups.ts'

const body = (name: string, website?: string) => ({ name, description: '', abbreviation: 'AWS', website })
const welders = body('American Welding Society', 'https://www.aws.org')
const cloud = body('Amazon Web Services', 'https://aws.amazon.com')
const on = (day: number) => new Date(Date.UTC(2026, 10, day))
const listOf = (...all: RecentLookup[]) => all.reduce<RecentLookup[]>(withRecent, [])

it('keeps five, the newest on top, each body once', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'C']
  const all = listOf(...names.map((name, day) => recentOf(name, { name, description: '' }, on(day + 1))))
  expect(all.map(({ name }) => name)).toEqual(['C', 'F', 'E', 'D', 'B'])
})

it('remembers that a body was saved when it is looked up again, and when that was', () => {
  const all = listOf(recentOf('aws', welders, on(1), 7), recentOf('aws.org', welders, on(20)))
  expect(all).toMatchObject([{ searchTerm: 'aws.org', at: on(20).toISOString(), savedId: 7, savedAt: on(1).toISOString() }])
  expect(wasSavedSince(all, welders, on(10).getTime())).toBe(false)
  const again = withRecent(all, recentOf('aws', welders, on(21), 7))
  expect(wasSavedSince(again, welders, on(10).getTime())).toBe(true)
})

it('keeps two bodies of one abbreviation apart', () => {
  const all = listOf(recentOf('aws', welders, on(1)), recentOf('aws', cloud, on(2), 7))
  expect(all.map((one) => shownName(one, all))).toEqual(['Amazon Web Services', 'American Welding Society'])
  expect(all.map(({ savedId }) => savedId)).toEqual([7, undefined])
  expect(wasSavedSince(all, welders, on(1).getTime())).toBe(false)
  expect(wasSavedSince(all, cloud, on(1).getTime())).toBe(true)
})
