import type { Block, Cell, CleanDocument } from './clean-document.ts'
import { type Span, spanAt } from '../../lexicon/text/span.ts'
import { onceFor } from '../../plain/remembered.ts'

/** A passage as it is read: a heading, a paragraph, an entry of a list, a row of a table, or a label with its value. */
export interface OutlineLine extends Span {
  /** Its place among the lines. */
  index: number
  kind: Block['kind'] | 'pair'
  /** The blocks it is made of, one but of a pair. */
  blocks: readonly Block[]
}

/** A document laid out once for everything that asks what stands where. */
export interface Outline {
  document: CleanDocument
  lines: readonly OutlineLine[]
}

/** The outline of a document, made when it is first asked for. */
export const outlineOf = onceFor((document: CleanDocument): Outline => ({ document, lines: linesOf(document.blocks) }))

/** Longest label and value of a pair, in characters; a longer one is an entry of a glossary and read by itself. */
const longestLabel = 120
const longestValue = 400

/** The lines of blocks that follow each other: a term with the one definition right after it is one line. */
export function linesOf(blocks: readonly Block[]): OutlineLine[] {
  const lines: OutlineLine[] = []
  for (let place = 0; place < blocks.length; place += 1) {
    const block = blocks[place]
    if (block === undefined) continue
    const next = blocks[place + 1]
    const value = next !== undefined && isPair(block, next, blocks[place - 1], blocks[place + 2]) ? next : undefined
    lines.push({
      index: lines.length,
      kind: value === undefined ? block.kind : 'pair',
      start: block.start,
      end: (value ?? block).end,
      blocks: value === undefined ? [block] : [block, value],
    })
    if (value !== undefined) place += 1
  }
  return lines
}

function isPair(label: Block, value: Block, before: Block | undefined, after: Block | undefined): boolean {
  if (label.kind !== 'term' || value.kind !== 'definition' || label.index + 1 !== value.index) return false
  if (label.end - label.start > longestLabel || value.end - value.start > longestValue) return false
  // Several terms have one definition, or one has several: then nothing is joined.
  return before?.kind !== 'term' && after?.kind !== 'definition'
}

/** The words of a line in one piece: 'Exam, member: $330' of a pair. */
export function textOfLine(document: CleanDocument, line: OutlineLine): string {
  const texts = line.blocks.map(({ start, end }) => document.text.slice(start, end))
  const [label, value] = texts
  if (line.kind !== 'pair' || label === undefined || value === undefined) return texts.join(' ')
  return `${label}${/[:?.!–-]$/.test(label) ? '' : ':'} ${value}`
}

/** A part of a document: a heading, or a line that stands as one, and what stands under it. */
export interface Section {
  text: string
  /** Offset of the heading in the document's text; -1 of one that stands nowhere as a line, such as a tab's label. */
  start: number
}

/** Most lines that a quote is looked at in: heads of columns, a line each, and the rows down to the one that counts. */
const longestReach = 40

/** The lines that a stretch of a document's text reaches over. */
export function linesOver(outline: Outline, start: number, end: number): OutlineLine[] {
  const first = spanAt(outline.lines, start)
  if (first === undefined) return []
  return outline.lines.slice(first.index, first.index + longestReach).filter((line, order) => order === 0 || line.start < end)
}

/** How far back a line that stands as a heading, or leads into a list, is looked for. */
const farthest = 14

/** The sections a line stands in, the innermost first; in a text without marks a short line stands for a heading. */
export function sectionsOver(outline: Outline, line: OutlineLine): readonly Section[] {
  const path = line.blocks[0]?.path ?? []
  const headings = path.toReversed().map((text): Section => ({ text, start: -1 }))
  const nearest = lineOver(outline, line)
  return nearest === undefined ? headings : [nearest, ...headings]
}

/**
 * The nearest line over a line that stands as a heading in a text without marks, with those right above it: heads of columns, a line
 * each, or a heading over a heading. Undefined when a real heading is nearer.
 */
function lineOver({ document, lines }: Outline, { index }: OutlineLine): Section | undefined {
  for (let place = index - 1; place >= Math.max(0, index - farthest); place -= 1) {
    const above = lines[place]
    if (above === undefined || above.kind === 'heading') return undefined
    if (!stands(document, above)) continue
    const texts = [document.text.slice(above.start, above.end)]
    let start = above.start
    for (let next = lines[place - texts.length]; texts.length < mostStacked; next = lines[place - texts.length]) {
      if (next === undefined || !stands(document, next)) break
      texts.unshift(document.text.slice(next.start, next.end))
      start = next.start
    }
    return { text: texts.join(' | '), start }
  }
  return undefined
}

/** Most lines right above each other that count as one heading. */
const mostStacked = 10

function stands(document: CleanDocument, { kind, start, end }: OutlineLine): boolean {
  if (kind !== 'paragraph' || end - start > 80) return false
  const text = document.text.slice(start, end)
  return /^[\p{Lu}(]/u.test(text) && !/[.;,:|]$|[$€£]\s?\d|\d{3}/u.test(text)
}

/** The line that leads into the list an entry stands in: 'Candidates must:'; undefined of a line that is no entry. */
export function leadOver({ document, lines }: Outline, line: OutlineLine): Section | undefined {
  if (line.kind !== 'item' && line.kind !== 'row') return undefined
  for (let place = line.index - 1; place >= Math.max(0, line.index - 60); place -= 1) {
    const above = lines[place]
    if (above === undefined || above.kind === 'heading') return undefined
    if (above.kind === line.kind) continue
    const text = document.text.slice(above.start, above.end)
    return text.length <= 400 ? { text, start: above.start } : undefined
  }
  return undefined
}

/** The cells of a row, with the heads of their columns; empty of a line that is none. */
export function cellsOf(line: OutlineLine): readonly Cell[] {
  return line.blocks[0]?.cells ?? []
}
