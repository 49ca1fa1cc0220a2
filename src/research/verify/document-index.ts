import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { canProve } from '../document/clean-document/proving-text.ts'
import { addTo } from '../plain/grouped.ts'
import { onceFor } from '../plain/remembered.ts'
import type { Token } from './token.ts'
import { tokensOf } from './tokens.ts'

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
export interface TokenSpan {
  from: number
  to: number
}

/** Made once for each document. */
export const indexOf = onceFor(newIndex)

function newIndex(document: CleanDocument): DocumentIndex {
  const tokens: Token[] = []
  const block: number[] = []
  const cell: number[] = []
  const inHead: number[] = []
  let cells = 0
  for (const one of document.blocks) {
    // What cannot prove is found by no quote; the same words may stand elsewhere in the body's own voice.
    if (!canProve(one)) continue
    let at = 0
    for (const token of tokensOf(document.text.slice(one.start, one.end))) {
      token.start += one.start
      token.end += one.start
      // The cell whose head or words it belongs to: cells stand in order, and so do words.
      while (at < (one.cells?.length ?? 0) && token.start >= (one.cells?.[at]?.end ?? 0)) at += 1
      const own = one.cells?.[at]
      tokens.push(token)
      block.push(one.index)
      cell.push(own === undefined ? -1 : cells + at)
      inHead.push(own !== undefined && token.start < own.start ? 1 : 0)
    }
    cells += one.cells?.length ?? 0
  }
  const places = new Map<string, number[]>()
  const amounts = new Map<string, number[]>()
  for (const [place, token] of tokens.entries()) {
    addTo(places, token.form, place)
    if (token.amount !== undefined) addTo(amounts, token.amount, place)
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
