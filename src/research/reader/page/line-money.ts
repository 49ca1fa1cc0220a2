import type { Cell } from '../../document/clean-document/clean-document.ts'
import { amountsOf, currencyOver, holdsAmounts } from '../../layout/bare-amounts.ts'
import { type Currency, currencyOf, isCurrencyCode } from '../../lexicon/money/currency.ts'
import { type Money, moneyIn } from '../../lexicon/money/money.ts'

/** What a row with a cell for the currency is about. */
const paidWord = 'price'

/**
 * The amounts of a line; a bare number in a cell under 'Fee (USD)' is one, and one of a price list on a page in a currency that it says.
 * @param start of the line in the document, as the cells' offsets are
 * @param over headings over the line, the nearest first
 * @param stated the currency in which the page says its amounts are
 */
export function lineMoney(
  text: string,
  start: number,
  cells: readonly Cell[],
  over: readonly string[],
  stated: Currency | undefined,
): readonly Money[] {
  const amounts = moneyIn(text)
  if (amounts.length > 0 || cells.length < 2) return amounts
  const written = cells.map((cell) => text.slice(cell.start - start, cell.end - start))
  // 'United States | USD | 175 | 275'
  const ofRow = written.find((cell) => isCurrencyCode(cell.trim()))
  const [row = ''] = written
  return cells.flatMap(({ head, start: from }, place) => {
    const isAmount = place > 0 && holdsAmounts(head, row, ofRow === undefined ? over : [paidWord])
    const currency = isAmount ? (ofRow === undefined ? (currencyOver(over) ?? stated) : currencyOf(ofRow.trim())) : undefined
    return amountsOf(written[place] ?? '', head, currency).map((one) => ({
      ...one,
      start: one.start + from - start,
      end: one.end + from - start,
    }))
  })
}
