import type { Token } from './token.ts'

const reward = 10
const heavyGap = -6
const lightGap = -1

/** Which tokens of a quote say the same as which of a stretch of text: 1 at `row * width + column` where they do. */
export interface Matches {
  cells: Uint8Array
  width: number
}

/**
 * The best way to lay a quote along a stretch of text: order is kept, words of the text before and after are free,
 * words missing on either side cost, light and optional ones little or nothing. Takes quote length times stretch length.
 * @param free of the text's token at a place: whether it may be left out at no cost
 * @returns for each token of the quote its place in the text, -1 when it has none
 */
export function align(
  quote: readonly Token[],
  text: readonly Token[],
  matches: Matches,
  free: (place: number) => boolean,
): Int32Array {
  const width = text.length + 1
  const scores = scoresFor(quote.length + 1, width)
  const textGaps: number[] = []
  for (const token of text) textGaps.push(free(textGaps.length) ? 0 : gapOf(token))
  for (const [place, token] of quote.entries()) {
    const above = place * width
    const gap = token.optional ? 0 : gapOf(token)
    let best = (scores[above] ?? 0) + gap
    scores[above + width] = best
    for (let column = 1; column < width; column += 1) {
      best += textGaps[column - 1] ?? 0
      const leaveQuote = (scores[above + column] ?? 0) + gap
      if (leaveQuote > best) best = leaveQuote
      if (matches.cells[place * matches.width + column - 1] === 1) {
        const take = (scores[above + column - 1] ?? 0) + reward
        if (take > best) best = take
      }
      scores[above + width + column] = best
    }
  }
  return traced(quote.length, matches, scores, textGaps)
}

/** One field for all alignments, which are made one at a time: a new one for each costs more than filling it. */
let field = new Int32Array(8_192)

/** Room for the scores of so many rows; the first one holds nothing but 0. */
function scoresFor(rows: number, width: number): Int32Array {
  if (field.length < rows * width) field = new Int32Array(rows * width)
  else field.fill(0, 0, width)
  return field
}

function gapOf(token: Token): number {
  return token.class === 'light' ? lightGap : heavyGap
}

function traced(length: number, matches: Matches, scores: Int32Array, textGaps: readonly number[]): Int32Array {
  const width = matches.width + 1
  const places = new Int32Array(length).fill(-1)
  let row = length
  let column = 0
  for (let end = 1; end < width; end += 1)
    if ((scores[row * width + end] ?? 0) > (scores[row * width + column] ?? 0)) column = end
  while (row > 0 && column > 0) {
    const score = scores[row * width + column] ?? 0
    const same = matches.cells[(row - 1) * matches.width + column - 1] === 1
    if (same && score === (scores[(row - 1) * width + column - 1] ?? 0) + reward) {
      places[row - 1] = column - 1
      row -= 1
      column -= 1
    } else if (score === (scores[row * width + column - 1] ?? 0) + (textGaps[column - 1] ?? 0)) column -= 1
    else row -= 1
  }
  return places
}
