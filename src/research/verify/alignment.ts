import type { Token } from './tokens.ts'

/** Pairs of places, in order: which token of the quote is which of the text. */
export interface Alignment {
  /** For each token of the quote its place in the text, -1 when it has none. */
  places: Int32Array
}

const reward = 10
const heavyGap = -6
const lightGap = -1

/**
 * The best way to lay a quote along a stretch of text: order is kept, words of the text before and after are free,
 * words missing on either side cost, light and optional ones little or nothing. Takes quote length times stretch length.
 * @param free of the text's token at a place: whether it may be left out at no cost
 */
export function align(
  quote: readonly Token[],
  text: readonly Token[],
  same: (one: Token, other: Token) => boolean,
  free: (place: number) => boolean,
): Alignment {
  const width = text.length + 1
  const scores = new Int32Array((quote.length + 1) * width)
  const textGaps = Int32Array.from(text, (token, place) => (free(place) ? 0 : gapOf(token)))
  for (let row = 1; row <= quote.length; row += 1) {
    const token = quote[row - 1]
    if (token === undefined) break
    const gap = token.optional ? 0 : gapOf(token)
    scores[row * width] = (scores[(row - 1) * width] ?? 0) + gap
    for (let column = 1; column < width; column += 1) {
      const other = text[column - 1]
      const leaveQuote = (scores[(row - 1) * width + column] ?? 0) + gap
      const leaveText = (scores[row * width + column - 1] ?? 0) + (textGaps[column - 1] ?? 0)
      let best = Math.max(leaveQuote, leaveText)
      if (other !== undefined && same(token, other)) best = Math.max(best, (scores[(row - 1) * width + column - 1] ?? 0) + reward)
      scores[row * width + column] = best
    }
  }
  return { places: traced(quote, text, same, scores, textGaps) }
}

function gapOf(token: Token): number {
  return token.class === 'light' ? lightGap : heavyGap
}

function traced(
  quote: readonly Token[],
  text: readonly Token[],
  same: (one: Token, other: Token) => boolean,
  scores: Int32Array,
  textGaps: Int32Array,
): Int32Array {
  const width = text.length + 1
  const places = new Int32Array(quote.length).fill(-1)
  let row = quote.length
  let column = 0
  for (let end = 1; end < width; end += 1)
    if ((scores[row * width + end] ?? 0) > (scores[row * width + column] ?? 0)) column = end
  while (row > 0 && column > 0) {
    const score = scores[row * width + column] ?? 0
    const [token, other] = [quote[row - 1], text[column - 1]]
    if (token === undefined || other === undefined) break
    if (same(token, other) && score === (scores[(row - 1) * width + column - 1] ?? 0) + reward) {
      places[row - 1] = column - 1
      row -= 1
      column -= 1
    } else if (score === (scores[row * width + column - 1] ?? 0) + (textGaps[column - 1] ?? 0)) column -= 1
    else row -= 1
  }
  return places
}
