import type { Ledger, SkipReason } from './lookup.ts'

type LedgerPage = Ledger['pages'][number]

/** A page whose text nobody read, and why. */
export interface PageNotRead {
  url: string
  reason: SkipReason
}

/** Their text was read; it gave nothing. */
const readAllTheSame: ReadonlySet<SkipReason> = new Set<SkipReason>(['nothing-stated', 'same-text'])

/** Every page of a ledger in one of two groups: those whose text was read, and those that were not, tried or never opened. */
export function pagesOfLedger({ pages, notOpened = [] }: Ledger): { read: LedgerPage[]; notRead: PageNotRead[] } {
  const isRead = ({ skipped }: LedgerPage) => skipped === undefined || readAllTheSame.has(skipped)
  const known = new Set(pages.map(({ url }) => url))
  const tried = pages.flatMap((page) =>
    isRead(page) || page.skipped === undefined ? [] : [{ url: page.url, reason: page.skipped }],
  )
  return { read: pages.filter(isRead), notRead: [...tried, ...notOpened.filter(({ url }) => !known.has(url))] }
}
