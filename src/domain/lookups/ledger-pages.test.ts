import { expect, it } from 'vitest'
import { pagesOfLedger } from './ledger-pages.ts'

it('has every page in one group: what was read, also for nothing, and what was not, with its reason', () => {
  const ledger = {
    namesSeen: [],
    detailed: [],
    notRead: [],
    pages: [
      { url: '/', readOn: '2026-11-20' },
      { url: '/about', readOn: '2026-11-20', skipped: 'nothing-stated' as const },
      { url: '/start', skipped: 'same-text' as const },
      { url: '/private', skipped: 'robots' as const },
    ],
    notOpened: [
      { url: '/news', reason: 'not-needed' as const },
      { url: '/private', reason: 'budget' as const },
    ],
  }
  const { read, notRead } = pagesOfLedger(ledger)
  expect(read.map(({ url }) => url)).toEqual(['/', '/about', '/start'])
  expect(notRead).toEqual([
    { url: '/private', reason: 'robots' },
    { url: '/news', reason: 'not-needed' },
  ])
  expect(pagesOfLedger({ ...ledger, notOpened: undefined }).notRead).toHaveLength(1)
})
