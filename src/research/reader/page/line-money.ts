import type { Cell } from '../../document/clean-document/clean-document.ts'
import { amountsOf, countsRow, currencyOver, headsNumbers, holdsAmounts, isContents } from '../../layout/bare-amounts.ts'
import { feeKindsIn } from '../../lexicon/fees/fee-kind.ts'
import { type Currency, currencyOf, isCurrencyCode } from '../../lexicon/money/currency.ts'
import { type Money, moneyIn } from '../../lexicon/money/money.ts'
import { saysPaid } from '../../lexicon/money/price.ts'
import { headsCounts } from '../../lexicon/topics/column-head.ts'
import { bareNumbersIn } from '../../lexicon/money/bare-numbers.ts'

/** What a row with a cell for the currency is about. */
const paidWord = 'price'

/** A line with what its amounts are read by. */
interface Priced {
  text: string
  /** Its offset in the document, as the cells' offsets are. */
  start: number
  cells: readonly Cell[]
  /** Headings over it, the nearest first. */
  over: readonly string[]
  /** Amounts of a row under a head of currencies. */
  known: readonly Money[]
}

/**
 * The amounts of a line; a bare number in a cell under 'Fee (USD)' is one, and one in the place of an amount on a page whose currency is known.
 * @param currency in which the page gives its amounts, as far as that is known
 */
export function lineMoney(line: Priced, currency: Currency | undefined): readonly Money[] {
  const signed = moneyIn(line.text)
  const inCells = signed.length > 0 || line.cells.length < 2 ? [] : cellAmounts(line, currency)
  const more = currency === undefined ? [] : bareAmounts(line, currency)
  return [line.known, signed, inCells, more].reduce(joined)
}

/** The amounts of a row without a sign of money. */
function cellAmounts({ text, start, cells, over }: Priced, currency: Currency | undefined): Money[] {
  const written = cells.map((cell) => text.slice(cell.start - start, cell.end - start))
  // 'United States | USD | 175 | 275'
  const ofRow = written.find((cell) => isCurrencyCode(cell.trim()))
  const [row = ''] = written
  return cells.flatMap(({ head, start: from }, place) => {
    const isAmount = place > 0 && holdsAmounts(head, row, ofRow === undefined ? over : [paidWord])
    const ofCell = isAmount ? (ofRow === undefined ? (currencyOver(over) ?? currency) : currencyOf(ofRow.trim())) : undefined
    return amountsOf(written[place] ?? '', head, ofCell).map((one) => ({
      ...one,
      start: one.start + from - start,
      end: one.end + from - start,
    }))
  })
}

/** Bare numbers of a line that tells of fees, but for those in cells of what is counted. */
function bareAmounts({ text, start, cells, over }: Priced, currency: Currency): readonly Money[] {
  if (
    over.some(isContents) ||
    over.slice(0, 1).some(headsNumbers) ||
    ![text, ...over].some((words) => saysPaid(words) || feeKindsIn(words).length > 0)
  )
    return []
  const found = bareNumbersIn(text, currency)
  const [first] = cells
  if (first === undefined || cells.length < 2) return found
  if (countsRow(text.slice(first.start - start, first.end - start))) return []
  return found.filter((one) => {
    const cell = cells.find(({ start: from, end }) => from - start <= one.start && one.end <= end - start)
    return cell !== undefined && cell !== first && !headsCounts(cell.head)
  })
}

/** All amounts in their order, of the second those that stand in none of the first. */
function joined(amounts: readonly Money[], more: readonly Money[]): readonly Money[] {
  const others = more.filter(({ start, end }) => amounts.every((one) => one.end <= start || end <= one.start))
  return others.length === 0 ? amounts : [...amounts, ...others].toSorted((one, other) => one.start - other.start)
}
