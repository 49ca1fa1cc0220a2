import { currencyOf } from '../../lexicon/money/currency.ts'
import { bulleted } from '../text/line-ends.ts'
import { unmarked } from '../text/marks.ts'

/** A line of text that is set in columns. */
export interface LineColumns {
  line: string
  texts: readonly string[]
  /** Where each text stands in the line, in characters. */
  spans: readonly { start: number; end: number }[]
  piped: boolean
}

const columnGap = /\t+| {3,}|(?:\.\s?){4,}|…{2,}/g
const pipe = /\|/g
/** Between columns that stand further apart in other lines of their table. */
const narrowGap = /\t+| {2,}/g
const longestLine = 2_000
const longestCell = 120

/** The columns of a line: set apart by tabs, pipes, dot leaders or wide gaps; undefined where it has none. */
export function columnsOf(line: string, gap = columnGap): LineColumns | undefined {
  const trimmed = line.trim()
  if (trimmed.length < 3 || trimmed.length > longestLine) return undefined
  const piped = /\S\s*\|\s*\S/.test(trimmed)
  // '| Exam | $200 |' is framed; ' | Member | Guest' has an empty cell over the labels.
  const framed = piped && trimmed.startsWith('|') && trimmed.endsWith('|')
  const inner = framed ? trimmed.slice(1, -1) : trimmed
  const from = line.indexOf(trimmed) + (framed ? 1 : 0)
  const cells = piped ? cellsOf(inner, pipe, from) : withTheirCurrencies(cellsOf(inner, gap, from))
  const texts = cells.map(({ text }) => text)
  if (texts.length < 2 || texts.every((text) => text === '')) return undefined
  if (!piped && (texts.some((text) => text === '' || text.length > longestCell) || bulleted(trimmed) === texts.at(-1)))
    return undefined
  return { line, texts, spans: cells.map(({ start, end }) => ({ start, end })), piped }
}

interface Cell {
  text: string
  start: number
  end: number
}

function cellsOf(inner: string, gap: RegExp, from: number): Cell[] {
  const cells: Cell[] = []
  let start = 0
  const add = (end: number) => cells.push({ text: unmarked(inner.slice(start, end)), start: from + start, end: from + end })
  for (const { index, 0: found } of inner.matchAll(gap)) {
    add(index)
    start = index + found.length
  }
  add(inner.length)
  return cells
}

/** A currency that is set apart is of one cell with its amount: 'R     690'. */
function withTheirCurrencies(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = []
  for (const cell of cells) {
    const before = joined.at(-1)
    const written = before?.text.split(' ').at(-1) ?? ''
    if (before === undefined || !/^\d/.test(cell.text) || !isCurrency(written)) {
      joined.push(cell)
      continue
    }
    const front = before.text.slice(0, -written.length).trim()
    const start = front === '' ? before.start : before.end - written.length
    joined.pop()
    if (front !== '') joined.push({ text: front, start: before.start, end: start - 1 })
    joined.push({ text: `${written} ${cell.text}`, start, end: cell.end })
  }
  return joined
}

/** Whether a word is the sign or code of a currency. */
function isCurrency(word: string): boolean {
  return /^\P{Ll}/u.test(word) && currencyOf(word) !== undefined
}

/**
 * The texts of a table's lines, each under its head. A line with fewer columns than most is read by where its texts stand: the heads of
 * amounts have none over the labels, and an empty cell leaves no mark.
 */
export function underEachOther(lines: readonly LineColumns[]): (readonly string[])[] {
  const width = commonest(lines.map(({ spans }) => spans.length).filter((count) => count > 1))
  const whole = lines.filter(({ spans }) => spans.length === width)
  if (lines.some(({ piped }) => piped) || width < 3 || whole.length < 2) return lines.map(({ texts }) => texts)
  const columns = Array.from({ length: width }, () => ({ start: Number.POSITIVE_INFINITY, end: 0 }))
  for (const { spans } of whole)
    for (const [place, { start, end }] of spans.entries()) {
      const column = columns[place]
      if (column === undefined) continue
      column.start = Math.min(column.start, start)
      column.end = Math.max(column.end, end)
    }
  return lines.map((line) => {
    if (line.spans.length >= width || line.spans.length < 2) return line.texts
    const narrow = columnsOf(line.line, narrowGap)
    return narrow?.spans.length === width ? narrow.texts : (placed(line, columns) ?? line.texts)
  })
}

/** The texts of a line in the columns they stand in; undefined where two of them stand in one. */
function placed({ texts, spans }: LineColumns, columns: readonly { start: number; end: number }[]): string[] | undefined {
  const own = columns.map(() => '')
  for (const [place, { start, end }] of spans.entries()) {
    const middle = (start + end) / 2
    const apart = columns.map((column) => Math.abs(middle - (column.start + column.end) / 2))
    const column = apart.indexOf(Math.min(...apart))
    if (own[column] !== '') return undefined
    own[column] = texts[place] ?? ''
  }
  return own
}

function commonest(counts: readonly number[]): number {
  const by = Map.groupBy(counts, (count) => count)
  return [...by].toSorted(([a, own], [b, other]) => other.length - own.length || b - a)[0]?.[0] ?? 0
}
