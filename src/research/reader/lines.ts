import type { Cell, CleanDocument } from '../document/clean-document.ts'
import { cellsOf, leadOver, type OutlineLine, outlineOf, sectionsOver, textOfLine } from '../document/outline.ts'
import { canProve } from '../document/proving-text.ts'
import { type Money, moneyIn } from '../lexicon/money.ts'
import { type Period, periodsIn } from '../lexicon/period.ts'

/** A heading over a line, with its offset in the document's text, -1 when it stands nowhere. */
interface Over {
  text: string
  start: number
}

/** A passage with what stands around it, read once for all decisions. Offsets are those of the document's text. */
export interface ReadLine {
  index: number
  kind: OutlineLine['kind']
  start: number
  end: number
  /** Its text as it stands, so that offsets inside it are those of the document less `start`. */
  text: string
  /** Headings over it, the innermost first. */
  sections: readonly Over[]
  /** The line that leads into its list. */
  lead: Over | undefined
  /** Where a row stands in its table: its cells, each with its column's head. */
  cells: readonly Cell[]
  /** 0 navigation to 1 content. */
  weight: number
  /** Share of the page above it, 0 to 1. */
  position: number
  money: readonly Money[]
  periods: readonly Period[]
}

/** A page laid out for the reader. */
export interface ReadPage {
  document: CleanDocument
  title: string
  lines: readonly ReadLine[]
}

/** Most lines of a page that are read; a longer page is a directory or a book. */
const mostLines = 6_000

/** Lays out the lines of a document that its body stands by. */
export function readLines(document: CleanDocument): ReadPage {
  const outline = outlineOf(document)
  const length = Math.max(1, document.text.length)
  const lines = outline.lines.slice(0, mostLines).flatMap((line): ReadLine[] => {
    const [block] = line.blocks
    if (block === undefined || !line.blocks.every(canProve)) return []
    const text = document.text.slice(line.start, line.end)
    return [
      {
        index: line.index,
        kind: line.kind,
        start: line.start,
        end: line.end,
        text,
        sections: sectionsOver(outline, line).slice(0, 5),
        lead: leadOver(outline, line),
        cells: cellsOf(line),
        weight: block.weight,
        position: line.start / length,
        money: moneyIn(text),
        periods: periodsIn(text),
      },
    ]
  })
  const [first] = outline.lines
  return { document, title: document.title || (first === undefined ? '' : textOfLine(document, first).slice(0, 120)), lines }
}
