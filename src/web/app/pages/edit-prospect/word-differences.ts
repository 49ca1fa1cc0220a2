/** A run of words, and whether the other text has it too. */
export interface Piece {
  text: string
  changed: boolean
}

/** Beyond this many pairs of words two texts count as wholly different between their common ends. */
const mostPairs = 1_000_000

/** Two texts as runs of words, marked where they differ (longest common subsequence of their words and gaps). */
export function wordDifferences(older: string, newer: string): { older: Piece[]; newer: Piece[] } {
  const a = older.split(/(\s+)/).filter((word) => word !== '')
  const b = newer.split(/(\s+)/).filter((word) => word !== '')
  const shared = sharedPairs(a, b)
  const inA = new Set(shared.map(([index]) => index))
  const inB = new Set(shared.map(([, index]) => index))
  return { older: pieces(a, inA), newer: pieces(b, inB) }
}

/** Indexes [of one, of other] of the longest common subsequence, in order. */
export function sharedPairs(one: readonly string[], other: readonly string[]): [number, number][] {
  if (one.length * other.length > mostPairs)
    return one.flatMap((word, i) => (word === other[i] ? [[i, i] as [number, number]] : []))
  const width = other.length + 1
  const length = new Uint32Array((one.length + 1) * width)
  const at = (i: number, j: number) => length[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      length[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  let i = 0
  let j = 0
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      pairs.push([i, j])
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

function pieces(words: readonly string[], shared: ReadonlySet<number>): Piece[] {
  const result: Piece[] = []
  for (const [index, text] of words.entries()) {
    const changed = !shared.has(index)
    const last = result.at(-1)
    if (last?.changed === changed) last.text += text
    else result.push({ text, changed })
  }
  return result
}
