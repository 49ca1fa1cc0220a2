import { statedDollar } from '../../../src/research/document/stated-dollar.ts'
import type { Cell } from '../../../src/research/document/clean-document.ts'
import { audiencesIn, isForAll, forRest } from '../../../src/research/lexicon/audience.ts'
import { feeKindIn, feeKindsIn } from '../../../src/research/lexicon/fee-kind.ts'
import { type Money, shownMoney } from '../../../src/research/lexicon/money.ts'
import type { Span } from '../../../src/research/lexicon/span.ts'
import { type Features, stepOf } from './features.ts'
import type { ReadLine, ReadPage } from './lines.ts'
import { firstWords, lastWords, wordsOf } from './words.ts'

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

/** The amounts of a page that may be fees. */
export function amountsOf(page: ReadPage): Amount[] {
  return page.lines.flatMap((line, place) =>
    line.money.flatMap((money, order): Amount[] => {
      if (money.value < least || money.value > most || money.noPrice !== undefined) return []
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
          above: labelsAbove(page, place, line),
        },
      ]
    }),
  )
}

/** Lines right above a line that is nothing but amounts. */
function labelsAbove({ lines }: ReadPage, place: number, line: ReadLine): Amount['above'] {
  const [first] = line.money
  if (first === undefined || line.cells.length > 0) return []
  const bare = line.text.replace(/[^\p{L}]/gu, '').length <= 8
  if (!bare) return []
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

/** Features of an amount: is it a fee of a certification? */
export function feeFeatures(page: ReadPage, amount: Amount, features: Features): void {
  const { line, money, left, right, row, head } = amount
  features.add('bias')
  features.add('size', money.value < 10 ? 'tiny' : money.value >= 3_000 ? 'large' : stepOf(money.value / 25))
  features.add('currency', money.currency)
  features.add('range', money.upTo !== undefined)
  features.add('kind', line.kind)
  features.add('in line', stepOf(line.money.length))
  features.add('on page', stepOf(page.lines.reduce((sum, one) => sum + one.money.length, 0)))
  features.add('furniture', line.weight < 0.22)
  const near = left.slice(-90)
  features.addAll('left', wordsOf(near).slice(-12))
  features.addAll('right', wordsOf(right.slice(0, 70)).slice(0, 9))
  const [last = '^', second = ''] = lastWords(left, 2)
  const [next = '.', after = ''] = firstWords(right, 2)
  features.add('before', `${second} ${last}`)
  features.add('behind', `${next} ${after}`)
  if (line.cells.length === 0 && line.text.length < 500) features.addAll('line', wordsOf(line.text))
  features.addAll('row', wordsOf(row).slice(0, 12))
  features.addAll('head', wordsOf(head).slice(0, 8))
  features.addAll('above', wordsOf(amount.above[0]?.text ?? '').slice(0, 8))
  features.addAll('section', wordsOf(line.sections[0]?.text ?? '').slice(0, 14))
  features.addAll(
    'outer',
    line.sections.slice(1).flatMap(({ text }) => wordsOf(text).slice(0, 10)),
  )
  features.addAll('title', wordsOf(page.title).slice(0, 12))
  if (line.lead !== undefined) features.addAll('lead', wordsOf(line.lead.text).slice(0, 16))
  for (const { text, by } of labelsOf(amount, page.title))
    for (const { kinds } of feeKindsIn(text).slice(0, 3)) features.add(`${by} kind`, kinds[0])
}

/** The words that may say what an amount is for, the nearest first. */
function labelsOf(amount: Amount, title: string): { text: string; start: number; by: string }[] {
  const { line, left, right, row, head, above, start, end } = amount
  const inRow = row !== '' || head !== ''
  const own = [
    { text: left.slice(-120), start: start - Math.min(120, left.length), by: 'left' },
    { text: right.slice(0, 80), start: end, by: 'right' },
  ]
  const label = /[:–—-]\s*$|\.{2,}\s*$|^\s*$/.test(left) && left.trim() !== ''
  const first = label || !/^\s*(?:\(?[a-z-]+\)?\s){0,4}(?:fees?|for|to)\b|^\s*[–—-]\s/i.test(right) ? own : own.toReversed()
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

const weak =
  /^(?:certification|certificate|credential|designation|license|program(?:me)?|package|registration|initial|late|processing)$/

/** What an amount is for in the words shown, whom it is for, and where these words stand. */
export interface FeeWords {
  shown: string
  context: Span[]
}

/** The line that is shown of an amount: 'US$405 exam (members)'. */
export function feeWords(page: ReadPage, amount: Amount): FeeWords {
  const labels = labelsOf(amount, page.title)
  const context: Span[] = []
  const note = (label: { text: string; start: number; by: string }) => {
    if (label.start >= 0 && (label.start < amount.line.start || label.start > amount.line.end))
      context.push({ start: label.start, end: label.start + label.text.length })
  }
  let kind: string | undefined
  for (const label of labels) {
    const found = label.by === 'left' ? nearest(label.text) : feeKindIn(label.text)?.shown
    if (found === undefined) continue
    const isOwn = label.by === 'left' || label.by === 'right' || label.by === 'row' || label.by === 'head' || label.by === 'above'
    if (kind === undefined || (weak.test(kind) && !weak.test(found) && (isOwn || !/^certif|^licen/.test(kind)))) {
      kind = found
      note(label)
    }
    if (!weak.test(kind)) break
  }
  const own = labels.filter(({ by }) => by !== 'title' && by !== 'outer')
  const audiences = new Map<string, { kind: string; shown: string }>()
  for (const label of own) {
    const said = audiencesIn(
      label.by === 'left' ? label.text.slice(-70) : label.by === 'right' ? label.text.slice(0, 50) : label.text,
    )
    const telling = said.filter((one) => one.kind === 'member' || forRest.has(one.kind))
    if ((label.by === 'lead' || label.by === 'section') && said.length > 2) continue
    if (isForAll(telling.map((one) => one.kind))) continue
    for (const one of said) {
      const opposite =
        (one.kind === 'member' || one.kind === 'non-member') && (audiences.has('member') || audiences.has('non-member'))
      if (audiences.has(one.kind) || opposite) continue
      audiences.set(one.kind, one)
      note(label)
    }
  }
  const words = kind ?? 'fee'
  const qualifiers = [...audiences.values()]
    .map((one) => one.shown)
    .filter((one) => !words.includes(one))
    .slice(0, 3)
  const beside = qualifiers.length === 0 ? '' : ` (${qualifiers.join(', ')})`
  return { shown: `${shownMoney(amount.money, statedDollar(page.document))} ${words}${beside}`, context: context.slice(0, 4) }
}

/** The kind that stands nearest in front of an amount. */
function nearest(text: string): string | undefined {
  const clause = text.split(/[;.]\s/).at(-1) ?? text
  const found = feeKindsIn(clause)
  const telling = found.filter(({ shown }) => !weak.test(shown))
  return (telling.length > 0 ? telling : found).toSorted((one, other) => other.start - one.start)[0]?.shown
}
