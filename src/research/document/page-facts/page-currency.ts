import { currenciesIn, type Currency } from '../../lexicon/money/currency.ts'
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
 * The currency in which a page gives amounts without one: the one that it says its amounts are in, or else the only one of all amounts
 * that it writes with one, or, where it writes none, the only one that it names. Undefined where there are several.
 */
export const pageCurrency = onceFor((document: CleanDocument): PageCurrency | undefined => {
  const stated = statedCurrency(document)
  if (stated !== undefined) return stated
  const signed = inLines(document.text, pricesIn)
  const [first, ...others] = signed.length > 0 ? signed : inLines(document.text, currenciesIn)
  return first !== undefined && others.every(({ currency }) => currency === first.currency) ? first : undefined
})

function inLines(text: string, read: (line: string) => readonly PageCurrency[]): PageCurrency[] {
  let at = 0
  return text.split('\n').flatMap((line) => {
    const from = at
    at += line.length + 1
    return read(line).map(({ currency, start, end }) => ({ currency, start: from + start, end: from + end }))
  })
}
