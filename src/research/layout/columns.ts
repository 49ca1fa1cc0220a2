import { matchesIn } from '../plain/expression.ts'
import type { Cell, CleanDocument } from '../document/clean-document/clean-document.ts'
import { columnHeadsIn, lettersBesideHeads, withoutLabelsHead } from '../lexicon/topics/column-head.ts'
import { pricesIn } from '../lexicon/money/money.ts'
import { feeKindIn } from '../lexicon/fees/fee-kind.ts'
import { slotSource } from '../lexicon/money/price.ts'
import type { Span } from '../lexicon/text/span.ts'
import { onceFor } from '../plain/remembered.ts'

/** Heads of the columns of a table that lost its form: a line for each head, then lines such as 'Renewal$100$50'. */
export interface Columns {
  heads: readonly string[]
  /** Offset of the first head in the document's text. */
  start: number
}

interface Line {
  text: string
  start: number
  /** Cells of a row that kept its form; its heads are those of the lines under it with as many amounts. */
  cells?: readonly Cell[] | undefined
}

const longestHead = 40
const longestRow = 300
const mostColumns = 8
const slot = new RegExp(slotSource, 'g')

/** How many amounts, or words in the place of one, follow the label of a line; 0 when it is no row of a flattened table. */
function slotsOf(text: string): number {
  return slotsIn(text).length
}

function slotsIn(text: string): Span[] {
  if (text.length > longestRow) return []
  const amounts = pricesIn(text)
  const [first] = amounts
  if (first === undefined || first.start > 120 || !/\p{L}{2}/u.test(text.slice(0, first.start))) return []
  let end = first.start
  const places = [
    ...amounts.map((amount) => ({ start: amount.start, end: amount.end })),
    ...matchesIn(text.slice(first.end), slot).map((match) => ({
      start: first.end + match.index,
      end: first.end + match.index + match[0].length,
    })),
  ].toSorted((a, b) => a.start - b.start)
  for (const place of places) {
    if (!/^[\s*|/]*$/.test(text.slice(end, place.start))) return []
    end = place.end
  }
  return /^[\s*.|/]*$/.test(text.slice(end)) ? places : []
}

/**
 * The rows of a document's flattened tables as cells, by the number of their block: a cell for the label, without a head, and
 * one for each amount or word in the place of one, under its head. Offsets are those of the document's text.
 */
export const flattenedCells = onceFor((document: CleanDocument): ReadonlyMap<number, readonly Cell[]> => {
  const lines = document.blocks.map(({ start, end }) => ({ text: document.text.slice(start, end), start }))
  const rows = new Map<number, readonly Cell[]>()
  for (const [place, columns] of columnsOf(lines)) {
    const line = lines[place]
    if (line !== undefined) rows.set(place, cellsUnder(columns, line))
  }
  return rows
})

/** A row's label, without a head, and each amount or word in the place of one, under its head. */
export function cellsUnder({ heads }: Columns, { text, start }: { text: string; start: number }): Cell[] {
  const amounts = slotsIn(text)
  return [
    { head: '', start, end: start + (amounts[0]?.start ?? 0) },
    ...amounts.map((amount, column) => ({ head: heads[column] ?? '', start: start + amount.start, end: start + amount.end })),
  ]
}

/** The columns for each line that is a row of a flattened table; several lines may make one head: 'CAPA', '(Members)'. */
export function columnsOf(lines: readonly Line[]): Map<number, Columns> {
  const found = new Map<number, Columns>()
  let columns: (Columns & { count: number }) | undefined
  for (const [place, line] of lines.entries()) {
    const headed = headsOfRow(line)
    if (headed !== undefined) {
      columns = headed
      continue
    }
    const count = slotsOf(line.text)
    if (count < 2 || count > mostColumns) {
      if (line.text.length > longestHead && !line.text.endsWith(':')) columns = undefined
      continue
    }
    if (columns === undefined || columns.count !== count || isHeadLine(lines[place - 1]))
      columns = headsBefore(lines, place, count) ?? columns
    if (columns?.count === count) found.set(place, columns)
  }
  return found
}

/** The heads of a row's amounts; undefined where it has none. */
function headsOfRow({ cells, start }: Line): (Columns & { count: number }) | undefined {
  const heads = cells?.slice(1).map((cell) => cell.head) ?? []
  return heads.length > 1 && heads.every((head) => head !== '' && pricesIn(head).length === 0)
    ? { heads, start, count: heads.length }
    : undefined
}

function headsBefore(lines: readonly Line[], place: number, count: number): (Columns & { count: number }) | undefined {
  const glued = gluedHeads(lines[place - 1], count) ?? wordedHeads(lines[place - 1], count)
  if (glued !== undefined) return glued
  const before: Line[] = []
  for (let index = place - 1; index >= 0 && before.length < count * 3 + 1; index -= 1) {
    const line = lines[index]
    if (line === undefined || line.text.length > longestHead || /[.!?:]$/.test(line.text) || pricesIn(line.text).length > 0) break
    before.unshift(line)
  }
  for (let size = 3; size >= 1; size -= 1) {
    const own = before.slice(-count * size)
    if (own.length !== count * size) continue
    if (size > 1 && before.length !== own.length) continue
    const heads = Array.from({ length: count }, (_, column) =>
      own
        .slice(column * size, (column + 1) * size)
        .map((line) => line.text)
        .join(' '),
    )
    if (new Set(heads).size === count) return { heads, start: own[0]?.start ?? 0, count }
  }
  return undefined
}

/** 'Fee TypeNot to ExceedActual Fee': the heads of all columns in one line, run together as the amounts under them are. */
function gluedHeads(line: Line | undefined, count: number): (Columns & { count: number }) | undefined {
  if (line === undefined || line.text.length > longestHead * (count + 1) || /[.!?]$/.test(line.text)) return undefined
  const heads = line.text.split(/(?<=[\p{Ll})])(?=\p{Lu})/u).slice(-count)
  const whole = new Set(heads).size === count && heads.join('').length < line.text.length
  return whole ? { heads, start: line.start, count } : undefined
}

function isHeadLine(line: Line | undefined): boolean {
  return line !== undefined && slotsOf(line.text) === 0
}

/** 'Member Non-member', '< 1 Year 1-2 Years', 'Service Operator Temporary Legacy': the heads of all columns in one line of words. */
function wordedHeads(line: Line | undefined, count: number): (Columns & { count: number }) | undefined {
  if (line === undefined || line.text.length > longestHead * (count + 1) || /[.!?:;]$/.test(line.text)) return undefined
  const phrases = columnHeadsIn(line.text)
  const words = withoutLabelsHead(line.text).split(' ')
  const heads =
    phrases.length === count
      ? phrases
      : words.length === count &&
          count > 2 &&
          words.every((word) => /^\p{Lu}\p{L}+$/u.test(word) && feeKindIn(word) === undefined)
        ? words
        : []
  const rest = phrases.length === count ? lettersBesideHeads(line.text) : 0
  return heads.length === count && new Set(heads).size === count && rest <= 30 ? { heads, start: line.start, count } : undefined
}
