import type { BlockKind } from './clean-document.ts'
import { openZone, type Zone } from './zone.ts'

/** A cell of a row not yet placed in a document; offsets are those in the row's text. */
export interface DraftCell {
  head: string
  start: number
  end: number
}

/** A passage on its way into a document: everything but its offsets, path and weight. */
export interface BlockDraft {
  type: 'block'
  kind: BlockKind
  text: string
  /** Of a heading: 1 to 6, or undefined when only its looks make it one; it then stands under the last real heading. */
  level?: number | undefined
  page?: number | undefined
  hiddenIn?: 'tab' | 'accordion' | undefined
  cells?: readonly DraftCell[] | undefined
  zone: Zone
  /** Share of its characters that are links, 0 to 1. */
  linked: number
  /** True when all of it stands out as bold. */
  bold: boolean
  /** Says who said the quotation that it stands in. */
  credit: boolean
  /** Number of the quotation that it stands in, 0 when in none. */
  quotation: number
  /** Number of its own element, 0 when unknown: its words may stand there beside other passages. */
  own: number
  /** Numbers of the elements around it, nearest first; siblings share them. Empty when unknown. */
  around: readonly number[]
}

/** A link in its place among the passages. */
export interface LinkDraft {
  type: 'link'
  url: string
  text: string
  /** The page says that it is paid for it. */
  sponsored?: boolean
}

/**
 * Begins a part whose headings hold only inside it: a panel, a list entry, a table.
 * `label` is added to the path of everything in it; 'aside' parts begin with no headings above.
 */
interface ScopeDraft {
  type: 'open'
  label: string
  aside: boolean
}

export type PagePart = BlockDraft | LinkDraft | ScopeDraft | { type: 'close' }

/** A passage without surroundings, as text files and PDFs give them. */
export function plainBlock(kind: BlockKind, text: string, more: Partial<BlockDraft> = {}): BlockDraft {
  return {
    type: 'block',
    kind,
    text,
    zone: openZone,
    linked: 0,
    bold: false,
    credit: false,
    quotation: 0,
    own: 0,
    around: [],
    ...more,
  }
}

const longestHead = 120

/** One row's text, 'Exam fee: US$405 | Member: yes', and where its cells stand in it. Empty cells are left out. */
export function rowText(cells: readonly { head: string; text: string }[]): { text: string; cells: DraftCell[] } {
  let text = ''
  const placed: DraftCell[] = []
  for (const cell of cells) {
    if (cell.text === '') continue
    const head = cell.head.length > longestHead || cell.head === cell.text ? '' : cell.head.replace(/\s*:$/, '')
    if (text !== '') text += ' | '
    if (head !== '') text += `${head}: `
    placed.push({ head, start: text.length, end: text.length + cell.text.length })
    text += cell.text
  }
  return { text, cells: placed }
}
