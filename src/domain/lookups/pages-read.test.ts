import { expect, it } from 'vitest'
import type { LookupEvent } from './lookup.ts'
import { noPages, pagesAfter } from './pages-read.ts'

const after = (...events: LookupEvent[]) => events.reduce(pagesAfter, noPages)
const chosen = (count: number): LookupEvent => ({ type: 'pages-chosen', at: 1, found: 20, chosen: count })
const reading = (path: string): LookupEvent => ({ type: 'page-reading', at: 2, url: `https://ewb.example.org/${path}` })
const read = (path: string): LookupEvent => ({ type: 'page-read', at: 3, url: `https://ewb.example.org/${path}` })
const skipped = (path: string): LookupEvent => ({
  type: 'page-skipped',
  at: 3,
  url: `https://ewb.example.org/${path}`,
  reason: 'robots',
})

it('counts pages that are still being read among those that are chosen, and not as read', () => {
  expect(after(reading(''), read(''))).toMatchObject({ chosen: 0, read: 1 })
  expect(after(reading(''), read(''), chosen(2), reading('a'), reading('b'), reading('c'), read('a'))).toMatchObject({
    chosen: 4,
    read: 2,
  })
})

it('counts a page that could not be read as chosen alone', () => {
  expect(after(chosen(2), reading('a'), read('a'), reading('b'), skipped('b'))).toMatchObject({ chosen: 2, read: 1, skipped: 1 })
})

it('follows a growing number of chosen pages but never a shrinking one', () => {
  expect(after(chosen(2), chosen(9), chosen(4))).toMatchObject({ chosen: 9 })
})
