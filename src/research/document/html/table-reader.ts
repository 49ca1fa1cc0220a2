import type { PagePart } from '../clean-document/draft.ts'
import { tableParts } from '../markup/elements.ts'
import type { OpenElement } from './open-element.ts'
import type { Attributes } from '../markup/read-markup.ts'
import { newCell, tableDrafts, type TableSource } from '../passages/table.ts'
import type { InlineLine } from './inline-text.ts'

interface OpenTable {
  source: TableSource
  section: 'head' | 'body' | 'foot'
  /** Of the open cell: its characters, and how many of them are bold. */
  letters: number
  boldLetters: number
}

/** Tables deeper in each other than this are read as plain text. */
const deepestTable = 8
/** Text that a document may hold twice in all: heads in every row, cells over several rows. In characters. */
const mostRepeated = 1_000_000

/** Gathers the tables of a page while it is read, those marked up as tables and those only named so by their roles. */
export class TableReader {
  private readonly open: OpenTable[] = []
  private readonly sinks: PagePart[][]
  private readonly repeats = { left: mostRepeated }

  /** @param sinks where passages go, the innermost last: a cell takes its own */
  constructor(sinks: PagePart[][]) {
    this.sinks = sinks
  }

  /** Begins the table or part of one that the element is; false when it is neither. */
  begin(element: OpenElement, attributes: Attributes): boolean {
    const role = attributes.get('role') ?? ''
    const part = partOf(element.name, role, this.open.length > 0)
    const table = this.open.at(-1)
    if (part === 'table') this.beginTable(element, role)
    else if (part !== '' && table !== undefined) this.beginPart(element, part, attributes, table)
    return part !== ''
  }

  /** Notes a line of the open cell. */
  line(line: InlineLine): void {
    const table = this.open.at(-1)
    if (table === undefined) return
    table.letters += line.letters
    table.boldLetters += line.boldLetters
  }

  endCell(): void {
    this.sinks.pop()
    const table = this.open.at(-1)
    const cell = table?.source.rows.at(-1)?.cells.at(-1)
    if (table !== undefined && cell !== undefined) cell.bold = table.letters > 0 && table.boldLetters === table.letters
  }

  /** Rows after a head or foot are rows of the body. */
  endSection(): void {
    const table = this.open.at(-1)
    if (table !== undefined) table.section = 'body'
  }

  /** Ends the innermost table and gives its passages. */
  endTable(): PagePart[] {
    const table = this.open.pop()
    return table === undefined ? [] : tableDrafts(table.source, this.repeats)
  }

  private beginTable(element: OpenElement, role: string): void {
    if (this.open.length >= deepestTable) return
    const purpose = role === 'presentation' || role === 'none' ? 'layout' : role === '' ? 'unknown' : 'data'
    const source: TableSource = { purpose, caption: [], rows: [], zone: element.zone, hiddenIn: element.hiddenIn }
    this.open.push({ source, section: 'body', letters: 0, boldLetters: 0 })
    element.ends = 'table'
  }

  private beginPart(element: OpenElement, part: string, attributes: Attributes, table: OpenTable): void {
    const { source } = table
    if (part === 'thead' || part === 'tfoot') {
      table.section = part === 'thead' ? 'head' : 'foot'
      element.ends = 'section'
    } else if (part === 'tbody') table.section = 'body'
    else if (part === 'tr') source.rows.push({ section: table.section, cells: [] })
    else if (part === 'caption') {
      this.sinks.push(source.caption)
      element.ends = 'caption'
    } else {
      const cell = newCell(part === 'th', attributes.get('colspan'), attributes.get('rowspan'))
      if (source.rows.length === 0) source.rows.push({ section: table.section, cells: [] })
      source.rows.at(-1)?.cells.push(cell)
      table.letters = 0
      table.boldLetters = 0
      this.sinks.push(cell.drafts)
      Object.assign(element, { ends: 'cell', kind: 'paragraph', entry: undefined, inCell: true } satisfies Partial<OpenElement>)
    }
    if ((part === 'th' || part === 'caption' || part === 'thead') && source.purpose === 'unknown') source.purpose = 'data'
  }
}

/** The part of a table an element is, by its name or its role; '' when none. */
function partOf(name: string, role: string, inTable: boolean): string {
  if (name === 'table' || tableParts.has(name)) return name === 'colgroup' ? '' : name
  if (role === '') return ''
  if (role === 'table' || role === 'grid' || role === 'treegrid') return 'table'
  if (!inTable) return ''
  if (role === 'row') return 'tr'
  if (role === 'cell' || role === 'gridcell') return 'td'
  return role === 'columnheader' || role === 'rowheader' ? 'th' : ''
}
