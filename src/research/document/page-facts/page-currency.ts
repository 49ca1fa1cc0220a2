import { currenciesIn, type Currency, namesSharedMoney, sameCurrency } from '../../lexicon/money/currency.ts'
import { pricesIn } from '../../lexicon/money/money.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { onceFor } from '../../plain/remembered.ts'
import type { CleanDocument } from '../clean-document/clean-document.ts'
import { statedCurrency } from './stated-currency.ts'

/** The currency of a page's bare numbers, and where the page shows it. */
interface PageCurrency extends Span {
  currency: Currency
}

/**
 * The currency in which a page gives amounts without one: the one that it says its amounts are in, or else the only one that it writes
 * beside amounts or names at all. Undefined where it has several: a wrong currency is worse than no amount.
 */
export const pageCurrency = onceFor((document: CleanDocument): PageCurrency | undefined => {
  const stated = statedCurrency(document)
  if (stated !== undefined) return stated
  // A sign elsewhere is of something else then.
  if (namesSharedMoney(document.text)) return undefined
  const [first, ...others] = [...inLines(document.text, pricesIn), ...inLines(document.text, currenciesIn)]
  return first !== undefined && others.every(({ currency }) => sameCurrency(currency, first.currency)) ? first : undefined
})

function inLines(text: string, read: (line: string) => readonly PageCurrency[]): PageCurrency[] {
  let at = 0
  return text.split('\n').flatMap((line) => {
    const from = at
    at += line.length + 1
    return read(line).map(({ currency, start, end }) => ({ currency, start: from + start, end: from + end }))
  })
}
