import type { Tree } from '../../src/research/reader/weights/trees.ts'

/** Numbers of one thing with what is right of it. */
export interface NumbersRow {
  numbers: readonly number[]
  right: 0 | 1
  /** How often it counts; once if nothing is said. */
  times?: number
}

export interface TreeSizes {
  trees: number
  depth: number
}

const rate = 0.12
/** Least sum of second derivatives in a leaf. */
const leastLeaf = 3
const l2 = 3
const mostBorders = 24

/** Boosted trees of small depth for a yes or no, by gradients of the logistic loss; no chance in it. */
export function trainTrees(rows: readonly NumbersRow[], { trees, depth }: TreeSizes = { trees: 80, depth: 3 }): Tree[] {
  const sums = new Float64Array(rows.length)
  const borders = bordersOf(rows)
  const bins = borders.map((list, which) => Uint8Array.from(rows, ({ numbers }) => binOf(list, numbers[which] ?? 0)))
  const slopes: Slopes = { gradient: new Float64Array(rows.length), curve: new Float64Array(rows.length) }
  const all = Uint32Array.from(rows, (_, at) => at)
  return Array.from({ length: trees }, () => {
    for (const [at, { right, times = 1 }] of rows.entries()) {
      const said = 1 / (1 + Math.exp(-(sums[at] ?? 0)))
      slopes.gradient[at] = times * (right - said)
      slopes.curve[at] = times * said * (1 - said)
    }
    const tree: Record<keyof Tree, number[]> = { asks: [], border: [], below: [], value: [] }
    /** Adds a node that asks nothing yet. @returns its place */
    const addLeaf = () => {
      tree.border.push(0)
      tree.below.push(0)
      tree.value.push(0)
      return tree.asks.push(-1) - 1
    }
    const grow = (node: number, members: Uint32Array, left: number): void => {
      const split = left === 0 ? undefined : bestSplit(members, borders, bins, slopes)
      if (split === undefined) {
        const [g, h] = totals(members, slopes)
        const value = (rate * g) / (h + l2)
        tree.value[node] = value
        for (const at of members) sums[at] = (sums[at] ?? 0) + value
        return
      }
      const { asks, place } = split
      tree.asks[node] = asks
      tree.border[node] = borders[asks]?.[place] ?? 0
      const below = addLeaf()
      const above = addLeaf()
      tree.below[node] = below
      const isBelow = (at: number) => (bins[asks]?.[at] ?? 0) <= place
      grow(below, members.filter(isBelow), left - 1)
      const isAbove = (at: number) => !isBelow(at)
      grow(above, members.filter(isAbove), left - 1)
    }
    grow(addLeaf(), all, depth)
    return { ...tree, border: tree.border.map(rounded), value: tree.value.map(rounded) }
  })
}

/** The place of a number among borders: how many of them it is not below. */
function binOf(borders: readonly number[], number: number): number {
  let bin = 0
  while (bin < borders.length && number >= (borders[bin] ?? 0)) bin += 1
  return bin
}

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5
}

/** First and second derivatives of the loss, of each row. */
interface Slopes {
  gradient: Float64Array
  curve: Float64Array
}

function totals(members: Uint32Array, { gradient, curve }: Slopes): [number, number] {
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

const sumsOfBins = new Float64Array(2 * (mostBorders + 1))

/**
 * The border that parts rows best: the sums of each bin are taken once, and every border is tried on them.
 * @param bins of each number, where each row's stands among its borders
 */
function bestSplit(
  members: Uint32Array,
  borders: readonly (readonly number[])[],
  bins: readonly Uint8Array[],
  slopes: Slopes,
): { asks: number; place: number } | undefined {
  const { gradient, curve } = slopes
  const [g, h] = totals(members, slopes)
  let best: { asks: number; place: number } | undefined
  let most = (g * g) / (h + l2) + 1e-3
  for (const [asks, list] of borders.entries()) {
    const bin = bins[asks]
    if (bin === undefined) continue
    sumsOfBins.fill(0)
    for (const at of members) {
      const place = 2 * (bin[at] ?? 0)
      sumsOfBins[place] = (sumsOfBins[place] ?? 0) + (gradient[at] ?? 0)
      sumsOfBins[place + 1] = (sumsOfBins[place + 1] ?? 0) + (curve[at] ?? 0)
    }
    let [below, curveBelow] = [0, 0]
    for (let place = 0; place < list.length; place += 1) {
      below += sumsOfBins[2 * place] ?? 0
      curveBelow += sumsOfBins[2 * place + 1] ?? 0
      if (curveBelow < leastLeaf || h - curveBelow < leastLeaf) continue
      const gain = (below * below) / (curveBelow + l2) + ((g - below) * (g - below)) / (h - curveBelow + l2)
      if (gain > most) {
        most = gain
        best = { asks, place }
      }
    }
  }
  return best
}
