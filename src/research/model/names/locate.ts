import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { type OutlineLine, linesOver, outlineOf } from '../../document/clean-document/outline.ts'
import { verifyQuote } from '../../verify/verify-quote.ts'

/** Where words stand: a stretch of a page's text, and the lines it reaches over. */
export interface Place extends Span {
  document: CleanDocument
  lines: readonly OutlineLine[]
}

/** @param start and `end` are UTF-16 offsets in the document's text, end exclusive */
export function placeAt(document: CleanDocument, start: number, end: number): Place {
  return { document, start, end, lines: linesOver(outlineOf(document), start, end) }
}

const passagesAlone = new WeakMap<OutlineLine, CleanDocument>()

/** The quote inside one passage; undefined when it does not stand there. */
export function findInPassage(quote: string, document: CleanDocument, line: OutlineLine): Place | undefined {
  const alone = passagesAlone.get(line) ?? passageAlone(document, line)
  passagesAlone.set(line, alone)
  const found = verifyQuote(quote, alone)
  return found === undefined ? undefined : placeAt(document, line.start + found.start, line.start + found.end)
}

/** The quote on the first of the pages that has it. */
export function findOnPages(quote: string, documents: readonly CleanDocument[]): Place | undefined {
  for (const document of documents) {
    const found = verifyQuote(quote, document)
    if (found !== undefined) return placeAt(document, found.start, found.end)
  }
  return undefined
}

function passageAlone(document: CleanDocument, line: OutlineLine): CleanDocument {
  const { start, end } = line
  const moved = <One extends Span>(one: One): One => ({ ...one, start: one.start - start, end: one.end - start })
  const blocks = line.blocks.map((block, index) => ({
    ...moved(block),
    index,
    ...(block.disowned === undefined ? {} : { disowned: block.disowned.map(moved) }),
    ...(block.cells === undefined ? {} : { cells: block.cells.map(moved) }),
  }))
  return { ...document, text: document.text.slice(start, end), blocks }
}
