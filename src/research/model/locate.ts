import type { Block, CleanDocument } from '../document/clean-document.ts'
import { verifyQuote } from '../verify/verify-quote.ts'

/** Where a quote stands. */
export interface Place {
  document: CleanDocument
  start: number
  end: number
}

const passagesAlone = new WeakMap<Block, CleanDocument>()

/** The quote inside one passage; undefined when it does not stand there. */
export function findInPassage(quote: string, document: CleanDocument, block: Block): Place | undefined {
  const alone = passagesAlone.get(block) ?? passageAlone(document, block)
  passagesAlone.set(block, alone)
  const found = verifyQuote(quote, alone)
  return found === undefined ? undefined : { document, start: block.start + found.start, end: block.start + found.end }
}

/** The quote on the first of the pages that has it. */
export function findOnPages(quote: string, documents: readonly CleanDocument[]): Place | undefined {
  for (const document of documents) {
    const found = verifyQuote(quote, document)
    if (found !== undefined) return { document, start: found.start, end: found.end }
  }
  return undefined
}

function passageAlone(document: CleanDocument, block: Block): CleanDocument {
  const { start, end } = block
  const disowned = (block.disowned ?? []).map((one) => ({ start: one.start - start, end: one.end - start }))
  const moved = { ...block, index: 0, start: 0, end: end - start, disowned }
  const cells = block.cells?.map((cell) => ({ ...cell, start: cell.start - start, end: cell.end - start }))
  return {
    ...document,
    text: document.text.slice(start, end),
    blocks: [cells === undefined ? moved : { ...moved, cells }],
  }
}

/** The block an offset stands in. */
export function blockAt(document: CleanDocument, offset: number): Block | undefined {
  const { blocks } = document
  let [low, high] = [0, blocks.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((blocks[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return blocks[low]
}

/** The blocks a place reaches over. */
export function blocksOf({ document, start, end }: Place): Block[] {
  const first = blockAt(document, start)
  if (first === undefined) return []
  return document.blocks.slice(first.index, first.index + longestReach).filter((block, order) => order === 0 || block.start < end)
}

/** Heads of columns, a line each, and the rows down to the one that counts. */
const longestReach = 40
/** How far back a line that stands as a heading is looked for. */
const farthest = 14

/** The nearest line over a block that stands as a heading in a text without marks; '' when a real heading is nearer. */
export function lineOver(document: CleanDocument, block: Block): string {
  for (let place = block.index - 1; place >= Math.max(0, block.index - farthest); place -= 1) {
    const above = document.blocks[place]
    if (above === undefined || above.kind === 'heading') return ''
    const text = document.text.slice(above.start, above.end)
    const stands =
      above.kind === 'paragraph' && text.length <= 80 && /^\p{Lu}/u.test(text) && !/[.;,:|]$|[$€£]\s?\d|\d{3}/u.test(text)
    if (stands) return text
  }
  return ''
}
