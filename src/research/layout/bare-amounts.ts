import { expression } from '../plain/expression.ts'
import { saysPaid } from '../lexicon/money/price.ts'
import { headsAmounts, headsCounts } from '../lexicon/topics/column-head.ts'
import { currenciesIn, type Currency } from '../lexicon/money/currency.ts'
import { type Money, pricesIn } from '../lexicon/money/money.ts'
import { looseThousands, valueOfDigits } from '../lexicon/text/number.ts'

const number = String.raw`(?:\d{1,3}(?: \d{3}){1,2}|${looseThousands}|\d{1,2}(?:,\d{2}){1,3},\d{3}|\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?(?:\s?\/[-–=])?`
const alone = expression()`^\s*(${number})\s*[*†‡]{0,3}\s*$`

const leastBare = 5

/**
 * The amounts of a cell; a bare number under 'Fee (USD)' is one of that currency.
 * @param otherwise the currency of bare numbers under a head that names none
 */
export function amountsOf(cell: string, head: string, otherwise?: Currency): readonly Money[] {
  const amounts = pricesIn(cell)
  if (amounts.length > 0) return amounts
  const found = alone.exec(cell)?.[1]
  const currency = found === undefined ? undefined : (currencyNamed(head) ?? otherwise)
  if (found === undefined || currency === undefined) return amounts
  const amount = amountFrom(found, currency, cell.indexOf(found))
  // A single digit is a number of something.
  return amount.value < leastBare && currencyNamed(head) === undefined ? amounts : [amount]
}

/** Whether bare numbers in a column are amounts on a page that says its currency: the head, the row or what stands over them says that something is paid. */
export function holdsAmounts(head: string, row: string, over: readonly string[]): boolean {
  if (headsCounts(head) || countsRow(row) || over.some(isContents) || over.slice(0, 1).some(headsNumbers)) return false
  return headsAmounts(head) || [head, row, ...over].some(saysPaid)
}

/** Whether a row is about what is counted: 'Training (hours)', and not 'Exam (100 questions)'. */
export function countsRow(row: string): boolean {
  const inBrackets = /\(([^()\d]*)\)\s*$/.exec(row)?.[1]
  return (inBrackets !== undefined && headsCounts(inBrackets)) || headsCounts(row.replace(/\([^()]*\)|,.*$/g, ''))
}

/** Whether a heading stands over numbers of people or papers: 'Registrations in force', 'Number of candidates'. */
export function headsNumbers(heading: string): boolean {
  return /\bin force\b|\bnumbers? of\b|\bstatistics\b|\bby year\b|\bpass(?:ing)? rates?\b/i.test(heading)
}

/** Whether a heading stands over a table of contents. */
export function isContents(heading: string): boolean {
  return /^(?:table of )?contents$/i.test(heading.trim())
}

/** The currency that what stands over a table says, the nearest first. */
export function currencyOver(over: readonly string[]): Currency | undefined {
  return over.map(currencyNamed).find((currency) => currency !== undefined)
}

function amountFrom(written: string, currency: Currency, start: number): Money {
  const digits = written.replace(/\s?\/[-–=]$/, '')
  return { start, end: start + digits.length, currency, digits, value: valueOfDigits(digits, true), bare: true }
}

/** The one currency that a head of a column names: 'Fee (USD)', 'In Rs.'; undefined when it names none or several. */
function currencyNamed(head: string): Currency | undefined {
  const named = currenciesNamed(head)
  return new Set(named).size === 1 ? named[0] : undefined
}

/** The currencies that a head names without an amount, in order: '(Rs.) (US $)'. */
function currenciesNamed(head: string): Currency[] {
  return currenciesIn(head).flatMap(({ currency, end }) => (/^\s?\d/.test(head.slice(end)) ? [] : [currency]))
}

/** A line of a list whose head names the currencies of its bare numbers: 'Section B 3100 230' under '(Rs.) (US $)'. */
export interface BareRow {
  /** Offsets are those of the line. */
  amounts: readonly Money[]
}

const longestHead = 100
const longestRow = 160

/** Lines that may stand between the rows of one list. */
const mostBetween = 2

/** The rows of a page's lists under heads of currencies, by the number of their line. */
export function bareRowsOf(lines: readonly string[]): ReadonlyMap<number, BareRow> {
  const rows = new Map<number, BareRow>()
  let currencies: readonly Currency[] = []
  let between = 0
  for (const [place, line] of lines.entries()) {
    const amounts = currencies.length === 0 ? [] : rowOf(line, currencies)
    const headed = amounts.length > 0 ? currencies : headedBy(line)
    if (amounts.length > 0) rows.set(place, { amounts })
    if (headed.length > 0) {
      currencies = headed
      between = 0
    } else if (++between > mostBetween || line.length > longestRow) currencies = []
  }
  return rows
}

/** The currencies of a line that is nothing but a head of them: '(Rs.) (US $)', 'Fee (USD)'. */
function headedBy(text: string): readonly Currency[] {
  if (text.length > longestHead || /\d/.test(text) || !/[$£€₹)]$|\b[A-Z]{3}$/.test(text)) return []
  return currenciesNamed(text)
}

/** An amount of each currency at the end of a line with a label; none where it is no row of them. */
function rowOf(text: string, currencies: readonly Currency[]): Money[] {
  if (text.length > longestRow) return []
  const words = text.split(' ')
  const numbers = words.slice(-currencies.length)
  const label = words.slice(0, -currencies.length).join(' ')
  const whole = numbers.length === currencies.length && numbers.every((one) => alone.test(one))
  if (!whole || !/\p{L}{3}/u.test(label)) return []
  let from = label.length
  return currencies.map((currency, column) => {
    const one = numbers[column] ?? ''
    const start = text.indexOf(one, from)
    from = start + one.length
    return amountFrom(one, currency, start)
  })
}
