/** A run of a clipping's text: around the sentence, in the sentence, or the words in it that say the line. */
export interface QuotePiece {
  kind: 'context' | 'quote' | 'match'
  text: string
}

export interface Quote {
  quote: string
  before: string
  after: string
  /** [start, end) in UTF-16 units of `quote`. */
  marks: readonly (readonly [number, number])[]
}

/** The clipping's text in order. Marks that overlap are joined; what of a mark lies outside the quote is left out. */
export function quotePieces({ quote, before, after, marks }: Quote): QuotePiece[] {
  const pieces: QuotePiece[] = [{ kind: 'context', text: before === '' ? '' : before + space(before, quote) }]
  let end = 0
  for (const [from, to] of joined(marks, quote.length)) {
    pieces.push({ kind: 'quote', text: quote.slice(end, from) }, { kind: 'match', text: quote.slice(from, to) })
    end = to
  }
  pieces.push({ kind: 'quote', text: quote.slice(end) })
  pieces.push({ kind: 'context', text: after === '' ? '' : space(quote, after) + after })
  return pieces.filter(({ text }) => text !== '')
}

function joined(marks: Quote['marks'], length: number): [number, number][] {
  const inside = marks
    .map(([from, to]): [number, number] => [Math.max(0, from), Math.min(length, to)])
    .filter(([from, to]) => from < to)
    .toSorted((a, b) => a[0] - b[0])
  const result: [number, number][] = []
  for (const [from, to] of inside) {
    const last = result.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}

/** The space between two runs when neither brings one; none before punctuation. */
function space(left: string, right: string): string {
  return /\s$/.test(left) || /^[\s.,;:!?)\]]/.test(right) ? '' : ' '
}
