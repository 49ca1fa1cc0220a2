import { collapsed, withoutUnseen } from '../text/characters.ts'
import type { PdfItem, PdfPage } from './read-pdf.ts'

/** Words that stand together on a line, apart from the next ones by a wide gap. */
export interface PdfCell {
  text: string
  left: number
  right: number
  /** Size of its largest letters. */
  size: number
}

/** One line of a page from left to right. */
export interface PdfLine {
  page: number
  cells: PdfCell[]
  y: number
  size: number
  left: number
  right: number
  /** True when a row of dots leads from one cell to the next, so that the cells stand nowhere exactly. */
  led: boolean
}

/** A gap this many times the letters' size sets cells apart; a smaller one is a space, a still smaller one nothing. */
const cellGap = 1.05
const wordGap = 0.16

/** The lines of a page from top to bottom; what stands side by side is on the same line. */
export function pageLines(page: PdfPage): PdfLine[] {
  const items = page.items.filter((item) => item.text.trim() !== '' && item.size > 1)
  const rows: { y: number; size: number; items: PdfItem[] }[] = []
  for (const item of items.sort((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1)
    // A raised or lowered mark stands on the line it belongs to.
    if (row !== undefined && Math.abs(row.y - item.y) <= Math.max(row.size, item.size) * 0.4) {
      row.items.push(item)
      if (item.size > row.size) Object.assign(row, { size: item.size })
    } else rows.push({ y: item.y, size: item.size, items: [item] })
  }
  return rows.flatMap((row) => {
    const gathered = cellsOf(row.items.sort((one, other) => one.x - other.x))
    const cells = withSignsJoined(gathered.flatMap(splitAtLeaders).filter((cell) => cell.text !== ''))
    const line = lineOf(cells, { page: page.number, y: row.y, led: gathered.some((cell) => leader.test(cell.text)) })
    return line === undefined ? [] : [line]
  })
}

function cellsOf(items: readonly PdfItem[]): PdfCell[] {
  const cells: PdfCell[] = []
  for (const item of items) {
    const cell = cells.at(-1)
    const gap = cell === undefined ? 0 : item.x - cell.right
    const right = item.x + item.width
    if (cell === undefined || gap > item.size * cellGap) cells.push({ text: item.text, left: item.x, right, size: item.size })
    else {
      cell.text += (gap > item.size * wordGap ? ' ' : '') + item.text
      cell.right = Math.max(cell.right, right)
      cell.size = Math.max(cell.size, item.size)
    }
  }
  return cells.map((cell) => ({ ...cell, text: collapsed(withoutUnseen(cell.text)) }))
}

/** A line of these cells; undefined when there are none. */
export function lineOf(cells: PdfCell[], more: Pick<PdfLine, 'page' | 'y' | 'led'>): PdfLine | undefined {
  const [first, last] = [cells[0], cells.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const size = Math.max(...cells.map((cell) => cell.size))
  return { page: more.page, y: more.y, led: more.led, cells, size, left: first.left, right: last.right }
}

const leader = /(?:\.\s?){4,}|(?:_\s?){4,}|…{2,}/

/** 'Exam fee ........ $300' is two cells. */
function splitAtLeaders(cell: PdfCell): PdfCell[] {
  const parts = cell.text.split(leader)
  if (parts.length === 1) return [cell]
  const step = (cell.right - cell.left) / parts.length
  return parts.map((text, place) => ({
    ...cell,
    text: text.trim(),
    left: cell.left + step * place,
    right: cell.left + step * (place + 1),
  }))
}

/** A currency sign set apart from its number, as in accounts, belongs to the number. */
function withSignsJoined(cells: readonly PdfCell[]): PdfCell[] {
  const joined: PdfCell[] = []
  for (const cell of cells) {
    const before = joined.at(-1)
    if (before !== undefined && /(?:^|\s)(?:US|CA?|AU?)?[$€£]$/.test(before.text) && /^\d/.test(cell.text)) {
      before.text += cell.text
      before.right = cell.right
    } else joined.push({ ...cell })
  }
  return joined
}
