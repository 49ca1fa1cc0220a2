import { looksLikePrice } from '../../lexicon/money/price.ts'
import { type PagePart, plainBlock } from '../clean-document/draft.ts'
import { type TableCell, type TableRow, textCell, textRows } from '../passages/table.ts'
import { isCapitalsLine, isLabelLine } from '../passages/heading-looks.ts'
import { collapsed } from '../text/characters.ts'
import { bulleted, continuesSentence } from '../text/line-ends.ts'
import { LineHyphens } from '../text/line-hyphens.ts'
import { inReadingOrder } from './columns.ts'
import { pageLines, type PdfLine } from './lines.ts'
import { withoutRunningHeads } from './running-heads.ts'
import type { PdfPage } from './read-pdf.ts'

/** Letters this much larger than those of the running text make a heading. */
const headingGrowth = 1.12
const longestHeading = 160
/** Lines of one paragraph stand at most this many letter sizes apart, from baseline to baseline. */
const paragraphLeading = 1.75

/** Passages of a PDF's pages: headings by size, paragraphs, list entries, rows; each with its page. */
export function pdfDrafts(pages: readonly PdfPage[]): PagePart[] {
  const lines = withoutRunningHeads(pages.map((page) => inReadingOrder(pageLines(page)))).flat()
  const sizes = new HeadingSizes(lines)
  const hyphens = new LineHyphens(lines.map(textOf))
  const drafts: PagePart[] = []
  let place = 0
  let page = 0
  while (place < lines.length) {
    const line = lines[place]
    if (line === undefined) break
    for (; page < line.page; page += 1) drafts.push(...linksOf(pages[page - 1]))
    const table = tableAt(lines, place)
    if (table.rows.length > 0) {
      drafts.push(...textRows(table.rows, { page: line.page }))
      place += table.lines
    } else place = passageAt(lines, place, sizes, hyphens, drafts)
  }
  for (; page <= pages.length; page += 1) drafts.push(...linksOf(pages[page - 1]))
  return drafts
}

/** Reads the heading, list entry or paragraph that begins at `place`; gives the place after it. */
function passageAt(
  lines: readonly PdfLine[],
  place: number,
  sizes: HeadingSizes,
  hyphens: LineHyphens,
  drafts: PagePart[],
): number {
  const first = lines[place]
  if (first === undefined) return place + 1
  const text = textOf(first)
  const level = sizes.levelOf(first)
  const bullet = bulleted(text)
  const parts = [bullet ?? text]
  let next = place + 1
  for (let last = first; next < lines.length; next += 1) {
    const line = lines[next]
    if (line === undefined || !belongs(last, line, level, sizes) || tableAt(lines, next).rows.length > 0) break
    parts.push(textOf(line))
    last = line
  }
  const whole = hyphens.joined(parts)
  const more = { page: first.page, around: [1] }
  if (level > 0 && whole.length <= longestHeading && /\p{L}/u.test(whole))
    drafts.push(plainBlock('heading', whole, { ...more, level }))
  else if (bullet !== undefined) drafts.push(plainBlock('item', whole, more))
  else if (next === place + 1 && isLabelLine(whole))
    drafts.push(plainBlock('heading', whole, { ...more, level: sizes.count + 1 > 5 ? 6 : sizes.count + 2 }))
  else drafts.push(plainBlock('paragraph', whole, more))
  return next
}

function belongs(last: PdfLine, line: PdfLine, level: number, sizes: HeadingSizes): boolean {
  const [before, text] = [textOf(last), textOf(line)]
  if (sizes.levelOf(line) !== level || bulleted(text) !== undefined) return false
  if (line.page !== last.page) return level === 0 && continuesSentence(before, text) && /^\p{Ll}/u.test(text)
  const step = last.y - line.y
  if (step > Math.max(last.size, line.size) * paragraphLeading) return false
  // The top of the next column: it goes on only in the middle of a sentence.
  if (step <= 0) return continuesSentence(before, text)
  if (level > 0) return true
  if (continuesSentence(before, text)) return true
  if (isLabelLine(text) || looksLikePrice(text) || isCapitalsLine(text)) return false
  const width = last.right - last.left
  const room = line.cells[0] === undefined ? 0 : (line.cells[0].text.split(' ')[0]?.length ?? 0) * line.size * 0.55
  // A line that ends though the next word had room ends its paragraph.
  const full = width + room >= Math.max(width, line.right - line.left)
  return full && !(/[.:;!?]$/.test(before) && width < (line.right - line.left) * 0.85) && !before.endsWith(':')
}

function textOf(line: PdfLine): string {
  const texts = line.cells.map((cell) => cell.text)
  return isBullet(texts[0]) ? `${texts[0]} ${texts.slice(1).join(' | ')}` : texts.join(' | ')
}

/** Sizes of letters that make headings, largest first. */
class HeadingSizes {
  private readonly body: number
  private readonly sizes: number[]

  constructor(lines: readonly PdfLine[]) {
    const letters = new Map<number, number>()
    for (const line of lines) letters.set(rounded(line.size), (letters.get(rounded(line.size)) ?? 0) + textOf(line).length)
    this.body = [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
    this.sizes = [...letters.keys()].filter((size) => size >= this.body * headingGrowth).sort((one, other) => other - one)
  }

  get count(): number {
    return Math.min(4, this.sizes.length)
  }

  /** 1 to 4 for a heading, 5 for a line in capitals, 0 for running text. */
  levelOf(line: PdfLine): number {
    if (line.cells.length > 2) return 0
    const place = this.sizes.indexOf(rounded(line.size))
    if (place !== -1) return Math.min(4, place + 1)
    return line.cells.length === 1 && isCapitalsLine(textOf(line)) ? 5 : 0
  }
}

function rounded(size: number): number {
  return Math.round(size * 2) / 2
}

/** Rows of a table stand about as far apart as the rows before; lengths in letter sizes and in earlier steps. */
const furthestRow = 4
const rowGrowth = 1.8

/** Lines of several cells from `place` on, as rows; cells are put into columns by where they stand. */
function tableAt(lines: readonly PdfLine[], place: number): { rows: TableRow[]; lines: number } {
  const found: PdfLine[] = []
  let step = Number.POSITIVE_INFINITY
  for (let next = place; next < lines.length; next += 1) {
    const line = lines[next]
    const last = found.at(-1)
    if (line === undefined || line.cells.length < 2 || bulleted(textOf(line)) !== undefined || isBullet(line.cells[0]?.text))
      break
    if (last !== undefined) {
      const down = last.y - line.y
      if (
        line.page !== last.page ||
        line.led !== last.led ||
        down <= 0 ||
        down > last.size * furthestRow ||
        down > step * rowGrowth
      )
        break
      step = Math.min(step, down)
    }
    found.push(line)
  }
  const [first] = found
  if (first === undefined) return { rows: [], lines: 0 }
  if (found.length === 1 && !first.cells.slice(1).some((cell) => looksLikePrice(cell.text))) return { rows: [], lines: 0 }
  const columns = first.led ? [] : columnsOf(found)
  return { rows: found.map((line) => ({ section: 'body', cells: placedCells(line, columns) })), lines: found.length }
}

function isBullet(text: string | undefined): boolean {
  return text !== undefined && /^[•·▪◦‣●○■□✓✔➢►»–*-]$/.test(text)
}

/** The strips of the page that cells stand in, from left to right, as the fullest lines show them. */
function columnsOf(lines: readonly PdfLine[]): { left: number; right: number }[] {
  const columns: { left: number; right: number }[] = []
  const most = Math.max(...lines.map((line) => line.cells.length))
  const cells = lines.filter((line) => line.cells.length === most).flatMap((line) => line.cells)
  for (const cell of cells.sort((one, other) => one.left - other.left)) {
    const column = columns.at(-1)
    if (column !== undefined && cell.left < column.right) column.right = Math.max(column.right, cell.right)
    else columns.push({ left: cell.left, right: cell.right })
  }
  return columns
}

/** A line's cells in their columns; a column the line leaves out gets an empty one. */
function placedCells(line: PdfLine, columns: readonly { left: number; right: number }[]): TableCell[] {
  const cells: TableCell[] = []
  for (const cell of line.cells) {
    const at = columns.findIndex((column) => cell.left < column.right && cell.right > column.left)
    while (line.cells.length < columns.length && at > cells.length) cells.push(textCell(''))
    cells.push(textCell(cell.text))
  }
  return cells
}

function linksOf(page: PdfPage | undefined): PagePart[] {
  if (page === undefined) return []
  return page.links.flatMap(({ url, rect }) => {
    const [left = 0, lower = 0, right = 0, upper = 0] = rect
    const inside = page.items.filter(
      (item) => item.y >= lower - 2 && item.y <= upper && item.x + item.width / 2 >= left && item.x + item.width / 2 <= right,
    )
    const address = URL.parse(url)
    if (address === null || !/^https?:$/.test(address.protocol)) return []
    const text = collapsed(inside.map((item) => item.text).join(' ')).slice(0, 300)
    return [{ type: 'link', url: address.href, text } as const]
  })
}
