import type { Block, CleanDocument } from '../document/clean-document.ts'
import { canProve } from '../document/voice.ts'
import { type Token, tokensOf } from './tokens.ts'

/** The tokens of a document's passages that can prove, made once: what verification asks of them. */
export interface DocumentIndex {
  tokens: readonly Token[]
  /** Number of the block each token stands in. */
  block: Int32Array
  /** Places of each form, in order. */
  places: ReadonlyMap<string, readonly number[]>
  /** Places of the amounts of money with each number, in order. */
  amounts: ReadonlyMap<string, readonly number[]>
  /** Of a token in a row: the number of its cell in the document, -1 elsewhere. */
  cell: Int32Array
  /** 1 where the token stands in the head carried into a row, else 0. */
  inHead: Uint8Array
}

/** First and last token of a stretch. */
export interface Span {
  from: number
  to: number
}

const indexes = new WeakMap<CleanDocument, DocumentIndex>()

export function indexOf(document: CleanDocument): DocumentIndex {
  const known = indexes.get(document)
  if (known !== undefined) return known
  const index = newIndex(document)
  indexes.set(document, index)
  return index
}

function newIndex(document: CleanDocument): DocumentIndex {
  const tokens: Token[] = []
  const block: number[] = []
  const cell: number[] = []
  const inHead: number[] = []
  let cells = 0
  for (const one of document.blocks) {
    // What cannot prove is found by no quote; the same words may stand elsewhere in the body's own voice.
    if (!canProve(one)) continue
    for (const token of tokensOf(document.text.slice(one.start, one.end))) {
      token.start += one.start
      token.end += one.start
      const at = cellAt(one, token)
      tokens.push(token)
      block.push(one.index)
      cell.push(at === -1 ? -1 : cells + at)
      inHead.push(at !== -1 && token.start < (one.cells?.[at]?.start ?? 0) ? 1 : 0)
    }
    cells += one.cells?.length ?? 0
  }
  const places = new Map<string, number[]>()
  const amounts = new Map<string, number[]>()
  for (const [place, token] of tokens.entries()) {
    note(places, token.form, place)
    if (token.amount !== undefined) note(amounts, token.amount, place)
  }
  return {
    tokens,
    block: Int32Array.from(block),
    places,
    amounts,
    cell: Int32Array.from(cell),
    inHead: Uint8Array.from(inHead),
  }
}

function note(places: Map<string, number[]>, key: string, place: number): void {
  const known = places.get(key)
  if (known === undefined) places.set(key, [place])
  else known.push(place)
}

/** The cell whose head or words a token belongs to, -1 when the block is no row. */
function cellAt(block: Block, token: Token): number {
  return block.cells === undefined ? -1 : block.cells.findIndex((cell) => token.start < cell.end)
}
