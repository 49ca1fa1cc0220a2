import { currenciesIn, type Currency, namesSharedMoney, sameCurrency } from '../../lexicon/money/currency.ts'
import { pricesIn } from '../../lexicon/money/money.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { onceFor } from '../../plain/remembered.ts'
import type { CleanDocument } from '../clean-document/clean-document.ts'
import { statedCurrency } from './stated-currency.ts'
import { nationalCurrency } from './stated-dollar.ts'

/** The currency of a page's bare numbers, and where the page shows it; nowhere where it is that of its country. */
interface PageCurrency {
  currency: Currency
  at?: Span
}

interface ShownCurrency extends Span {
  currency: Currency
}

/**
 * The currency in which a page gives amounts without one: the one that it says its amounts are in, or else the only one that it writes
 * beside amounts or names at all; that of its country on a page that names none. Undefined where it has several: a wrong currency is
 * worse than no amount.
 */
export const pageCurrency = onceFor((document: CleanDocument): PageCurrency | undefined => {
  const stated = statedCurrency(document)
  if (stated !== undefined) return { currency: stated.currency, at: stated }
  // A sign elsewhere is of something else then.
  if (namesSharedMoney(document.text)) return undefined
  const [first, ...others] = [...inLines(document.text, pricesIn), ...inLines(document.text, currenciesIn)]
  if (first === undefined) return ofCountry(document)
  return others.every(({ currency }) => sameCurrency(currency, first.currency))
    ? { currency: first.currency, at: first }
    : undefined
})

function ofCountry(document: CleanDocument): PageCurrency | undefined {
  const currency = nationalCurrency(document)
  return currency === undefined ? undefined : { currency }
}

function inLines(text: string, read: (line: string) => readonly ShownCurrency[]): ShownCurrency[] {
  let at = 0
  return text.split('\n').flatMap((line) => {
    const from = at
    at += line.length + 1
    return read(line).map(({ currency, start, end }) => ({ currency, start: from + start, end: from + end }))
  })
}
