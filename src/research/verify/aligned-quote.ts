import { align, type Matches } from './alignment.ts'
import type { DocumentIndex, TokenSpan } from './document-index.ts'
import { hasLikes, sameToken } from './same-token.ts'
import type { Token } from './token.ts'
import { firstFrom } from '../lexicon/text/span.ts'

/** Stretches of the text where many rare words of the quote stand in line, best first. */
function candidates(tokens: readonly Token[], index: DocumentIndex): number[] {
  const rare: { place: number; places: readonly number[] }[] = []
  for (let place = 0; place < tokens.length; place += 1) {
    const places = index.places.get(tokens[place]?.form ?? '')
    if (places !== undefined && places.length <= 400) rare.push({ place, places })
  }
  rare.sort((one, other) => one.places.length - other.places.length)
  const votes = new Map<number, number>()
  for (const { place, places } of rare.slice(0, 14)) {
    for (let next = 0; next < places.length && next < 200; next += 1) {
      const line = Math.floor(((places[next] ?? 0) - place) / 12)
      votes.set(line, (votes.get(line) ?? 0) + 1 / places.length)
    }
  }
  return [...votes]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 4)
    .map(([line]) => line * 12)
}

/**
 * A quote laid along the text word by word: only light words may be missing on either side, one long word may have a slip,
 * and in a row heads and whole cells may be left out. It stays within one block or two neighbours.
 */
export function findAligned(tokens: readonly Token[], index: DocumentIndex): TokenSpan | undefined {
  const decided = tokens.filter((token) => token.class !== 'light' && !token.optional)
  const unknown = decided.filter((token) => !index.places.has(token.form)).length
  // One word may be misspelt; a second one that stands nowhere on the page is not the page's.
  if (decided.length < 2 || unknown > 1) return undefined
  for (const line of candidates(tokens, index)) {
    const from = Math.max(0, line - 20)
    const to = Math.min(index.tokens.length, line + tokens.length * 2 + 60)
    const span = mayStandIn(decided, from, to, index) ? alignedSpan(tokens, from, to, index) : undefined
    if (span !== undefined) return span
  }
  return undefined
}

/** Whether a stretch holds the deciding words at all, but for one slip; saves laying out quotes that cannot fit. */
function mayStandIn(decided: readonly Token[], from: number, to: number, index: DocumentIndex): boolean {
  let missing = 0
  for (const token of decided) {
    const said = token.kind === 'money' ? (token.amount ?? '') : token.form
    if (standsIn(index.places.get(said), from, to) || standsIn(index.amounts.get(said), from, to)) continue
    missing += 1
    if (missing > 1 || token.kind !== 'word') return false
  }
  return true
}

const itself = (place: number) => place

function standsIn(places: readonly number[] | undefined, from: number, to: number): boolean {
  if (places === undefined) return false
  const place = places[firstFrom(places, from, itself)]
  return place !== undefined && place < to
}

/** Which tokens of a quote say the same as which of the stretch from `from` on. */
function matchesIn(tokens: readonly Token[], text: readonly Token[], from: number, index: DocumentIndex): Matches {
  const width = text.length
  const cells = new Uint8Array(tokens.length * width)
  for (const [row, token] of tokens.entries()) {
    const places = index.places.get(token.form) ?? []
    for (let next = firstFrom(places, from, itself); next < places.length; next += 1) {
      const column = (places[next] ?? 0) - from
      if (column >= width) break
      cells[row * width + column] = 1
    }
    if (!hasLikes(token)) continue
    for (let column = 0; column < width; column += 1) {
      const other = text[column]
      if (other !== undefined && sameToken(token, other)) cells[row * width + column] = 1
    }
  }
  return { cells, width }
}

/** Share of tokens that may be missing on either side, and how many at least. Only light words may. */
const mostMissing = 0.15

function alignedSpan(tokens: readonly Token[], from: number, to: number, index: DocumentIndex): TokenSpan | undefined {
  const text = index.tokens.slice(from, to)
  const isFree = (place: number) => text[place]?.optional === true || index.inHead[from + place] === 1
  const places = align(tokens, text, matchesIn(tokens, text, from, index), isFree)
  const matched = [...places].filter((place) => place !== -1)
  const [first, last] = [matched[0], matched.at(-1)]
  if (first === undefined || last === undefined) return undefined
  if ((index.block[from + last] ?? 0) - (index.block[from + first] ?? 0) > 1) return undefined
  const allowed = Math.max(1, Math.floor(tokens.length * mostMissing))
  const missing = tokens.filter((token, place) => places[place] === -1 && !token.optional)
  if (missing.length > allowed || missing.some((token) => token.class !== 'light')) return undefined
  if (spelledOtherwise(tokens, text, places) > 1) return undefined
  const taken = new Set(matched)
  const cells = new Set(matched.map((place) => index.cell[from + place] ?? -1))
  let left = 0
  for (let place = first; place <= last; place += 1) {
    const token = text[place]
    const cell = index.cell[from + place] ?? -1
    // Heads, marks and whole cells of a row may be left out of a quote.
    if (token === undefined || taken.has(place) || isFree(place) || (cell !== -1 && !cells.has(cell))) continue
    if (token.class !== 'light') return undefined
    left += 1
  }
  return left > allowed || !headsFit(matched, from, index) ? undefined : { from: from + first, to: from + last }
}

function spelledOtherwise(tokens: readonly Token[], text: readonly Token[], places: Int32Array): number {
  return tokens.filter((token, place) => places[place] !== -1 && text[places[place] ?? -1]?.form !== token.form).length
}

/** A head that is quoted must be followed by words of its own cell. */
function headsFit(matched: readonly number[], from: number, index: DocumentIndex): boolean {
  return matched.every((place, order) => {
    if (index.inHead[from + place] !== 1) return true
    const cell = index.cell[from + place]
    return matched.slice(order + 1).some((later) => index.cell[from + later] === cell && index.inHead[from + later] === 0)
  })
}
