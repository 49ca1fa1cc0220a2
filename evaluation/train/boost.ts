import type { Tree } from './reader/trees.ts'

/** Numbers of one thing with what is right of it. */
export interface NumbersRow {
  numbers: readonly number[]
  right: 0 | 1
}

export interface BoostOptions {
  trees: number
  depth: number
  rate: number
  /** Least sum of second derivatives in a leaf. */
  leastLeaf: number
  l2: number
}

const boostOptions: BoostOptions = { trees: 80, depth: 3, rate: 0.12, leastLeaf: 3, l2: 3 }
const mostBorders = 24

/** Boosted trees of small depth for a yes or no, by gradients of the logistic loss; no chance in it. */
export function trainTrees(rows: readonly NumbersRow[], options: Partial<BoostOptions> = {}): Tree[] {
  const { trees, depth, rate, leastLeaf, l2 } = { ...boostOptions, ...options }
  const sums = new Float64Array(rows.length)
  const borders = bordersOf(rows)
  const gradient = new Float64Array(rows.length)
  const curve = new Float64Array(rows.length)
  const grown: Tree[] = []
  for (let number = 0; number < trees; number += 1) {
    for (const [at, { right }] of rows.entries()) {
      const said = 1 / (1 + Math.exp(-(sums[at] ?? 0)))
      gradient[at] = right - said
      curve[at] = said * (1 - said)
    }
    const tree = { asks: [] as number[], border: [] as number[], below: [] as number[], value: [] as number[] }
    const grow = (node: number, members: readonly number[], left: number): void => {
      const [g, h] = totals(members, gradient, curve)
      tree.asks[node] = -1
      tree.border[node] = 0
      tree.below[node] = 0
      tree.value[node] = (rate * g) / (h + l2)
      const split = left === 0 ? undefined : bestSplit(rows, members, borders, gradient, curve, leastLeaf, l2)
      if (split === undefined) {
        for (const at of members) sums[at] = (sums[at] ?? 0) + (tree.value[node] ?? 0)
        return
      }
      const below = tree.asks.length
      for (const child of [below, below + 1]) tree.asks[child] = -1
      tree.asks[node] = split.asks
      tree.border[node] = split.border
      tree.below[node] = below
      tree.value[node] = 0
      const isBelow = (at: number) => (rows[at]?.numbers[split.asks] ?? 0) < split.border
      grow(below, members.filter(isBelow), left - 1)
      grow(
        below + 1,
        members.filter((at) => !isBelow(at)),
        left - 1,
      )
    }
    grow(
      0,
      rows.map((_, at) => at),
      depth,
    )
    grown.push({ ...tree, border: tree.border.map(rounded), value: tree.value.map(rounded) })
  }
  return grown
}

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5
}

function totals(members: readonly number[], gradient: Float64Array, curve: Float64Array): [number, number] {
  let [g, h] = [0, 0]
  for (const at of members) {
    g += gradient[at] ?? 0
    h += curve[at] ?? 0
  }
  return [g, h]
}

function bordersOf(rows: readonly NumbersRow[]): number[][] {
  const width = rows[0]?.numbers.length ?? 0
  return Array.from({ length: width }, (_, which) => {
    const sorted = rows.map(({ numbers }) => numbers[which] ?? 0).toSorted((a, b) => a - b)
    const picked = Array.from(
      { length: mostBorders },
      (__, step) => sorted[Math.floor(((step + 1) * sorted.length) / (mostBorders + 1))] ?? 0,
    )
    return [...new Set(picked.map(rounded))]
  })
}

function bestSplit(
  rows: readonly NumbersRow[],
  members: readonly number[],
  borders: readonly (readonly number[])[],
  gradient: Float64Array,
  curve: Float64Array,
  leastLeaf: number,
  l2: number,
): { asks: number; border: number } | undefined {
  const [g, h] = totals(members, gradient, curve)
  let best: { asks: number; border: number } | undefined
  let most = (g * g) / (h + l2) + 1e-3
  for (const [asks, list] of borders.entries())
    for (const border of list) {
      let [below, curveBelow] = [0, 0]
      for (const at of members)
        if ((rows[at]?.numbers[asks] ?? 0) < border) {
          below += gradient[at] ?? 0
          curveBelow += curve[at] ?? 0
        }
      if (curveBelow < leastLeaf || h - curveBelow < leastLeaf) continue
      const gain = (below * below) / (curveBelow + l2) + ((g - below) * (g - below)) / (h - curveBelow + l2)
      if (gain > most) {
        most = gain
        best = { asks, border }
      }
    }
  return best
}
