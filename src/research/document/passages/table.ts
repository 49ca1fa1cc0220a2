import { type BlockDraft, type PagePart, type LinkDraft, plainBlock, rowText } from '../clean-document/draft.ts'
import { headsPrices } from '../../lexicon/topics/column-head.ts'
import { looksLikePrice } from '../../lexicon/money/price.ts'
import { openZone, spokenBy, type Zone } from '../clean-document/zone.ts'
import type { Voice } from '../clean-document/voice.ts'
import { isOfUser } from '../voice/line-marks.ts'

/** A cell as it stands in the source: its passages are kept apart until it is known what kind of table it is. */
export interface TableCell {
  header: boolean
  columns: number
  rows: number
  /** True when all its text stands out as bold. */
  bold: boolean
  drafts: PagePart[]
}

export interface TableRow {
  section: 'head' | 'body' | 'foot'
  cells: TableCell[]
}

/** A table while it is read. */
export interface TableSource {
  /** Named a table by the page ('data'), only used to place things ('layout'), or not said. */
  purpose: 'data' | 'layout' | 'unknown'
  caption: PagePart[]
  rows: TableRow[]
  zone: Zone
  hiddenIn?: 'tab' | 'accordion' | undefined
}

/** Text that a document may hold twice in all: heads in every row, cells over several rows. In characters. */
export const mostRepeated = 1_000_000
const widestSpan = 50
const longestRepeatedCell = 200
const longestDataCell = 1_200
/** What a cell carried down counts against the repeats besides its text. */
const gridCellCost = 8

function spanOf(value: string | undefined, most: number): number {
  const span = Number.parseInt(value ?? '1', 10)
  return Number.isFinite(span) && span > 1 ? Math.min(span, most) : 1
}

/** Spans are read as browsers do: what is no number over 1 is 1; at most `widestSpan` columns and 1,000 rows. */
export function newCell(header: boolean, colspan: string | undefined, rowspan: string | undefined): TableCell {
  return { header, columns: spanOf(colspan, widestSpan), rows: spanOf(rowspan, 1_000), bold: false, drafts: [] }
}

/** A cell of a text without markup. */
export function textCell(text: string): TableCell {
  return { ...newCell(false, undefined, undefined), drafts: text === '' ? [] : [plainBlock('paragraph', text)] }
}

/** Passages of rows that a text without markup sets in columns. @param more where they stand */
export function textRows(rows: TableRow[], more: Partial<BlockDraft>): PagePart[] {
  const table: TableSource = { purpose: 'data', caption: [], rows, zone: more.zone ?? openZone, hiddenIn: more.hiddenIn }
  const drafts = tableDrafts(table, { left: mostRepeated })
  return drafts.map((draft) => (draft.type === 'block' ? { ...draft, page: more.page } : draft))
}

/** A cell in the grid: where it begins, and whether it was carried down from a row above. */
interface GridCell {
  text: string
  header: boolean
  bold: boolean
  from: number
  to: number
  carried: boolean
  drafts: readonly PagePart[]
}

interface GridRow {
  section: TableRow['section']
  cells: GridCell[]
}

/**
 * A table's passages: of a data table one row each, with the heads of its columns; of a layout table what stands in its cells.
 * `repeats` is what may still be said twice in the whole document, in characters: heads in every row, cells over several rows.
 */
export function tableDrafts(table: TableSource, repeats: { left: number }): PagePart[] {
  if (isLayout(table)) return [...table.caption, ...table.rows.flatMap((row) => row.cells.flatMap((cell) => cell.drafts))]
  const grid = gridOf(table.rows, repeats)
  const titles = table.caption.length > 0 ? [textOf(table.caption)] : []
  for (let first = grid[0]; first !== undefined && grid.length > 1; first = grid[0]) {
    const only = first.cells.length === 1 ? onlyCell(first) : undefined
    if (only === undefined || !isGroupHead(only, first)) break
    titles.push(only.text)
    grid.shift()
  }
  const drafts: PagePart[] = [{ type: 'open', label: '', aside: false }]
  for (const title of titles) if (title !== '') drafts.push(inTable(table, plainBlock('heading', title)))
  const headRows = withSecondRow(grid, countHeadRows(grid))
  let heads = headsOf(grid.slice(0, headRows))
  const body = headRows < grid.length ? grid.slice(headRows) : grid
  if (headRows === grid.length) heads = []
  const headless = body.every(isHeadRow)
  body.forEach((row, index) => {
    const last = index === body.length - 1
    const only = onlyCell(row)
    if (!headless && !last && isHeadRow(row)) heads = headsOf([row])
    else if (only === undefined) drafts.push(...rowDrafts(table, row, heads, repeats))
    else if (!last && isGroupHead(only, row))
      drafts.push(inTable(table, plainBlock('heading', only.text, { level: 6 })), ...linksOf(only))
    else {
      const draft = inTable(table, plainBlock('paragraph', only.text))
      drafts.push({ ...draft, zone: spokenBy(voiceIn(row, table), draft.zone) }, ...linksOf(only))
    }
  })
  drafts.push({ type: 'close' })
  return drafts
}

function isLayout(table: TableSource): boolean {
  if (table.purpose === 'layout') return !hasPrices(table.rows)
  const cells = table.rows.flatMap((row) => row.cells)
  const blocks = cells.map((cell) => cell.drafts.filter((draft) => draft.type === 'block'))
  if (blocks.some(isPage)) return true
  if (table.purpose === 'data' || cells.some((cell) => cell.header)) return false
  const filled = blocks.filter((drafts) => drafts.length > 0)
  const widest = Math.max(0, ...table.rows.map((row) => row.cells.length))
  if (widest < 2) return true
  const average = filled.reduce((sum, drafts) => sum + sizeOf(drafts), 0) / Math.max(1, filled.length)
  return table.rows.length < 2 ? filled.length < 2 || average > 80 : average > 200
}

/** Whether a cell holds a piece of page and not a value: a heading with text under it, a table, a long text. */
function isPage(drafts: readonly BlockDraft[]): boolean {
  if (sizeOf(drafts) > longestDataCell || drafts.some((draft) => draft.kind === 'row')) return true
  return drafts.length > 1 && drafts.some((draft) => draft.kind === 'heading' && draft.level !== undefined)
}

/** Help centers call tables of prices layout: most rows, as wide as the first, end in a price. */
function hasPrices([first, ...rest]: readonly TableRow[]): boolean {
  const isOfPrices = ({ cells }: TableRow) =>
    cells.length === first?.cells.length && cells.length > 1 && isFigure(textOf(cells.at(-1)?.drafts ?? []))
  return rest.length > 1 && rest.filter(isOfPrices).length >= (rest.length * 2) / 3
}

function sizeOf(drafts: readonly BlockDraft[]): number {
  return drafts.reduce((sum, draft) => sum + draft.text.length, 0)
}

/** Rows with every cell at its column; a cell over several rows stands in each of them. */
function gridOf(rows: readonly TableRow[], repeats: { left: number }): GridRow[] {
  let carried: { cell: GridCell; left: number }[] = []
  return rows.map((row) => {
    const cells: GridCell[] = []
    const waiting = carried
    carried = []
    let next = 0
    let column = 0
    const placeCarried = () => {
      for (let one = waiting[next]; one !== undefined && one.cell.from <= column; one = waiting[next]) {
        next += 1
        column = Math.max(column, one.cell.to)
        repeats.left -= one.cell.text.length + gridCellCost
        if (repeats.left > 0) cells.push(one.cell)
        if (one.left > 1) carried.push({ cell: one.cell, left: one.left - 1 })
      }
    }
    for (const source of row.cells) {
      placeCarried()
      const text = textOf(source.drafts)
      const from = column
      column += source.columns
      const cell = { text, header: source.header, bold: source.bold, from, to: column, carried: false, drafts: source.drafts }
      cells.push(cell)
      if (source.rows > 1 && text.length <= longestRepeatedCell && repeats.left > 0) {
        carried.push({ cell: { ...cell, carried: true, drafts: [] }, left: source.rows - 1 })
      }
    }
    for (const rest of waiting.slice(next)) column = Math.max(column, rest.cell.from)
    placeCarried()
    carried.sort((one, other) => one.cell.from - other.cell.from)
    return { section: row.section, cells }
  })
}

function isHeadRow(row: GridRow): boolean {
  const filled = row.cells.filter((cell) => cell.text !== '')
  return filled.every((cell) => cell.header && !cell.carried) && filled.length > 0 && row.cells.length > 1
}

/** How many rows at the top are heads: those of <thead>, rows of nothing but head cells, or a first row that only names. */
function countHeadRows(grid: readonly GridRow[]): number {
  const end = grid.findIndex((row) => row.section !== 'head' && !isHeadRow(row))
  if (end === -1) return grid.length
  if (end > 0) return end
  const [first, ...rest] = grid
  if (first === undefined || rest.length === 0 || first.cells.length < 2) return 0
  const names = first.cells.filter((cell) => cell.text !== '')
  if (names.length < 2 || names.some((cell) => isFigure(cell.text) || cell.text.length > 60)) return 0
  if (names.every((cell) => cell.bold)) return 1
  const rows = rest.filter((row) => row.cells.length > 1)
  const figures = rows.filter((row) => row.cells.slice(1).some((cell) => isFigure(cell.text)))
  const isOfFigures = figures.length > 0 && figures.length >= (rows.length * 2) / 3
  const values = first.cells.slice(1)
  // Heads of certifications have codes: 'Associate (AN0-101)'.
  const isValue = ({ text }: GridCell) => /\d/.test(text) && !/\b(?:19|20)\d\d\b|\p{L}.*\([^()]*\d[^()]*\)/u.test(text)
  if (values.some(isValue)) return 0
  // Names over columns, and none over the labels of several rows as wide: what is compared need not be figures.
  const wide = rows.filter((row) => row.cells.length === first.cells.length)
  const isWide = values.length > 1 && wide.length > 1 && wide.length >= rows.length / 2
  if (first.cells[0]?.text === '' && values.every((cell) => cell.text !== '') && isWide) return 1
  if (first.cells.length === 2 && !values.some((cell) => headsPrices(cell.text))) return 0
  return isOfFigures ? 1 : 0
}

/** One head row more where it parts heads of the first that stand over several columns: 'Member | Non-member' under 'Examination'. */
function withSecondRow(grid: readonly GridRow[], headRows: number): number {
  const [first, second] = grid
  if (headRows !== 1 || first === undefined || second === undefined) return headRows
  const wide = first.cells.filter(({ from, to }) => to - from > 1)
  const parts = second.cells.filter(({ carried }) => !carried)
  const isPart = (cell: GridCell) => !isFigure(cell.text) && wide.some(({ from, to }) => from <= cell.from && cell.to <= to)
  return parts.length > 1 && parts.length < second.cells.length && parts.every(isPart) ? 2 : 1
}

/** An amount, or a bare number of a column of them: '1,035', '–', '486.00'. */
export function isFigure(text: string): boolean {
  return looksLikePrice(text) || /^\d[\d.,\s]*\*?$/.test(text)
}

/** The head of each column; heads over several rows or columns are joined from the outside in. */
function headsOf(rows: readonly GridRow[]): string[] {
  const heads: string[][] = []
  for (const row of rows) {
    for (const cell of row.cells) {
      if (cell.text === '' || (row.cells.length === 1 && rows.length > 1)) continue
      for (let column = cell.from; column < cell.to; column += 1) {
        const above = (heads[column] ??= [])
        if (!above.includes(cell.text)) above.push(cell.text)
      }
    }
  }
  return Array.from(heads, (parts) => (parts ?? []).join(' – '))
}

function rowDrafts(table: TableSource, row: GridRow, heads: readonly string[], repeats: { left: number }): PagePart[] {
  const cells = row.cells.map((cell) => {
    const over = [...new Set(heads.slice(cell.from, cell.to).filter((head) => head !== undefined && head !== ''))]
    const head = over.length > 4 || repeats.left <= 0 ? '' : over.join(' / ')
    repeats.left -= head.length
    return { head, text: cell.text }
  })
  const { text, cells: placed } = rowText(cells)
  if (text === '') return row.cells.flatMap(linksOf)
  const draft = inTable(table, plainBlock('row', text, { cells: placed }))
  return [{ ...draft, zone: spokenBy(voiceIn(row, table), draft.zone) }, ...row.cells.flatMap(linksOf)]
}

/** Who speaks in a row: where a cell holds foreign words, nothing in the row is surely the body's. */
function voiceIn(row: GridRow, table: TableSource): Voice {
  for (const cell of row.cells)
    for (const draft of cell.drafts) {
      if (draft.type !== 'block') continue
      if (draft.zone.voice !== 'body') return draft.zone.voice
      if (isOfUser(draft.text)) return 'visitor'
    }
  return table.zone.voice
}

/** The one cell of a row that has text, when there is only one and it is not carried down. */
function onlyCell(row: GridRow): GridCell | undefined {
  const filled = row.cells.filter((cell) => cell.text !== '')
  const only = filled.length === 1 ? filled[0] : undefined
  return only === undefined || only.carried ? undefined : only
}

/** Whether a lone cell names the rows below it, and is not a remark. */
function isGroupHead(cell: GridCell, row: GridRow): boolean {
  if (looksLikePrice(cell.text) || cell.text.length > 80 || /[.;]$/.test(cell.text)) return false
  return cell.header || cell.bold || cell.to - cell.from > 1 || row.cells.length === 1
}

function inTable(table: TableSource, draft: BlockDraft): BlockDraft {
  return { ...draft, zone: table.zone, hiddenIn: table.hiddenIn }
}

function linksOf(cell: GridCell): LinkDraft[] {
  return cell.drafts.filter((draft) => draft.type === 'link')
}

/** A cell's passages as one text: a full stop or a semicolon stands between them. */
function textOf(drafts: readonly PagePart[]): string {
  let text = ''
  for (const draft of drafts) {
    if (draft.type !== 'block') continue
    if (text !== '') text += /[.,;:!?]$/.test(text) ? ' ' : '; '
    text += draft.text
  }
  return text
}
