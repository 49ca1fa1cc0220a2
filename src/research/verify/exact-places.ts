import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import type { DocumentIndex } from './document-index.ts'
import type { Token } from './token.ts'

/** Places where the tokens stand one after the other. */
export function* exactPlaces(tokens: readonly Token[], index: DocumentIndex): Generator<number> {
  let rarest = 0
  let places: readonly number[] | undefined
  for (const [place, token] of tokens.entries()) {
    const known = index.places.get(token.form)
    if (known === undefined) return
    if (places === undefined || known.length < places.length) {
      places = known
      rarest = place
    }
  }
  for (const place of places ?? []) {
    const from = place - rarest
    if (from >= 0 && standAt(from, tokens, index) && keepsCells(from, from + tokens.length - 1, index)) yield from
  }
}

function standAt(from: number, tokens: readonly Token[], index: DocumentIndex): boolean {
  for (let offset = 0; offset < tokens.length; offset += 1)
    if (index.tokens[from + offset]?.form !== tokens[offset]?.form) return false
  return true
}

/** The best of the places where a quote stands: content before boilerplate, what is shown before what is hidden. */
export function findExact(tokens: readonly Token[], document: CleanDocument, index: DocumentIndex): number | undefined {
  let best: number | undefined
  let bestWeight = -1
  let tried = 0
  for (const place of exactPlaces(tokens, index)) {
    const block = document.blocks[index.block[place] ?? 0]
    const weight = block === undefined ? 0 : block.weight - (block.hiddenIn === undefined ? 0 : 0.5)
    if (weight > bestWeight) {
      best = place
      bestWeight = weight
    }
    tried += 1
    if (tried >= 50) break
  }
  return best
}

/**
 * Whether a stretch of a row takes cells with their own heads: 'US$300 | Nonmember' out of 'Member: US$300 | Nonmember: US$400'
 * would give an amount the head of its neighbour.
 */
function keepsCells(from: number, to: number, index: DocumentIndex): boolean {
  const [first, last] = [index.cell[from] ?? -1, index.cell[to] ?? -1]
  if (first === last) return true
  if (first !== -1 && index.inHead[from] === 0 && hasHead(first, from, index) && headInside(first, from, to, index)) return false
  return last === -1 || index.inHead[to] === 0
}

/** Whether the cell that the token at `place` stands in has a head, which then stands before it. */
function hasHead(cell: number, place: number, index: DocumentIndex): boolean {
  for (let before = place - 1; before >= 0 && index.cell[before] === cell; before -= 1)
    if (index.inHead[before] === 1) return true
  return false
}

function headInside(cell: number, from: number, to: number, index: DocumentIndex): boolean {
  for (let place = from; place <= to; place += 1) if (index.cell[place] !== cell && index.inHead[place] === 1) return true
  return false
}
