import type { Cell } from '../../document/clean-document/clean-document.ts'
import type { Currency } from '../../lexicon/money/currency.ts'
import type { Money } from '../../lexicon/money/money.ts'
import type { Span } from '../../lexicon/text/span.ts'
import type { ReadLine, ReadPage } from '../page/lines.ts'

/** An amount of a page with the words that may say what it is for. Offsets are those of the document's text. */
export interface Amount extends Span {
  line: ReadLine
  money: Money
  /** Its number among the amounts of its line. */
  order: number
  /** The words of its line between the amount before it and it, and between it and the next. */
  left: string
  right: string
  /** The first cell of its row, and its column's head; '' where there are none. */
  row: string
  head: string
  cell: Cell | undefined
  /** Labels in lines of their own right above it. */
  above: { text: string; start: number }[]
}

/** Amounts of nothing, and those that nobody asks of a person. */
const least = 1
const most = 20_000
/** The same of currencies of which a dollar is worth some tens or more. */
const mostOfSmall = 2_000_000
const small: ReadonlySet<Currency> = new Set([
  'INR',
  'PKR',
  'LKR',
  'NPR',
  'Rs',
  'NGN',
  'KES',
  'UGX',
  'TZS',
  'Shs',
  'JPY',
  '¥',
  'KRW',
  'PHP',
  'RWF',
  'XOF',
  'XAF',
  'FCFA',
  'IDR',
  'VND',
  'HUF',
  'CLP',
  'COP',
  'JMD',
  'RUB',
  'THB',
  'TWD',
  'CZK',
  'BDT',
  'ETB',
  'MWK',
  'ZMW',
])

/** The amounts of a page that may be fees. */
export function amountsOf(page: ReadPage): Amount[] {
  return page.lines.flatMap((line, place) => {
    const above = labelsAbove(page, place, line)
    return line.money.flatMap((money, order): Amount[] => {
      if (money.value < least || money.value > (small.has(money.currency) ? mostOfSmall : most) || money.noPrice !== undefined)
        return []
      const [start, end] = [line.start + money.start, line.start + money.end]
      const cell = line.cells.find((one) => one.start <= start && end <= one.end)
      const [from, to] = cell === undefined ? [0, line.text.length] : [cell.start - line.start, cell.end - line.start]
      const previous = Math.max(from, line.money[order - 1]?.end ?? 0)
      const next = Math.min(to, line.money[order + 1]?.start ?? line.text.length)
      const [first] = line.cells
      return [
        {
          line,
          money,
          order,
          start,
          end,
          left: line.text.slice(previous, money.start),
          right: line.text.slice(money.end, next),
          row: first === undefined || first === cell ? '' : line.text.slice(first.start - line.start, first.end - line.start),
          head: cell?.head ?? '',
          cell,
          above,
        },
      ]
    })
  })
}

/** Longest line under a heading that says what its amount is for, in characters. */
const longestUnder = 60

/** Lines right above a line that is nothing but amounts; of a heading, the line under it: '$495' over 'non-member exam fee'. */
function labelsAbove({ lines }: ReadPage, place: number, line: ReadLine): Amount['above'] {
  const [first] = line.money
  if (first === undefined || line.cells.length > 0) return []
  const bare = line.text.replace(/[^\p{L}]/gu, '').length <= 8
  if (!bare) return []
  const under = lines[place + 1]
  if (line.kind === 'heading' && under?.sections[0]?.start === line.start && under.text.length <= longestUnder)
    return under.money.length === 0 ? [{ text: under.text, start: under.start }] : []
  const found: Amount['above'] = []
  for (let at = place - 1; at >= 0 && found.length < 3; at -= 1) {
    const above = lines[at]
    if (above === undefined || above.text.length > 120) break
    if (above.money.length > 0) {
      if (found.length > 0) break
      continue
    }
    found.push({ text: above.text, start: above.start })
    if (above.kind === 'heading') break
  }
  return found
}

const next = /^\s*,?\s*(?:and|or|plus|while|but)\b/i

/** Whether the words behind an amount are of the next one: ' and the examination fee is $275'. */
export function isOfNext(right: string): boolean {
  return next.test(right)
}

/** Words that may say what an amount is for, and where they stand: 'left', 'row', 'section'; -1 of a head or title. */
export interface Label {
  text: string
  start: number
  by: string
}

/** The words that may say what an amount is for, the nearest first. */
export function labelsOf(amount: Amount, title: string): Label[] {
  const { line, left, right, row, head, above, start, end } = amount
  const inRow = row !== '' || head !== ''
  const own = [
    { text: left.slice(-120), start: start - Math.min(120, left.length), by: 'left' },
    { text: right.slice(0, 80), start: end, by: 'right' },
  ]
  const label = /[:–—-]\s*$|\.{2,}\s*$|^\s*$/.test(left) && left.trim() !== ''
  const isBehind = !isOfNext(right) && /^\s*(?:\(?[a-z-]+\)?\s){0,4}(?:fees?|for|to)\b|^\s*[–—-]\s/i.test(right)
  const first = label || !isBehind ? own : own.toReversed()
  const around = [
    ...(line.lead === undefined ? [] : [{ text: line.lead.text, start: line.lead.start, by: 'lead' }]),
    ...line.sections.map(({ text, start: at }, depth) => ({ text, start: at, by: depth === 0 ? 'section' : 'outer' })),
    { text: title, start: -1, by: 'title' },
  ]
  const cells = inRow
    ? [
        { text: row, start: line.start, by: 'row' },
        { text: head, start: -1, by: 'head' },
      ]
    : []
  return [...first, ...cells, ...above.map((one) => ({ ...one, by: 'above' })), ...around].filter(
    ({ text }) => text.trim() !== '',
  )
}
