import type { Tree } from '../../src/research/reader/trees.ts'

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
  const { trees, depth, rate, l2, ...rest } = { ...boostOptions, ...options }
  const sums = new Float64Array(rows.length)
  const borders = bordersOf(rows)
  const bins = borders.map((list, which) => Uint8Array.from(rows, ({ numbers }) => binOf(list, numbers[which] ?? 0)))
  const gradient = new Float64Array(rows.length)
  const curve = new Float64Array(rows.length)
  const all = Uint32Array.from(rows, (_, at) => at)
  const grown: Tree[] = []
  for (let number = 0; number < trees; number += 1) {
    for (const [at, { right }] of rows.entries()) {
      const said = 1 / (1 + Math.exp(-(sums[at] ?? 0)))
      gradient[at] = right - said
      curve[at] = said * (1 - said)
    }
    const tree = { asks: [] as number[], border: [] as number[], below: [] as number[], value: [] as number[] }
    const grow = (node: number, members: Uint32Array, left: number): void => {
      const [g, h] = totals(members, gradient, curve)
      tree.asks[node] = -1
      tree.border[node] = 0
      tree.below[node] = 0
      tree.value[node] = (rate * g) / (h + l2)
      const split = left === 0 ? undefined : bestSplit(members, { borders, bins, gradient, curve, l2, ...rest })
      const bin = split === undefined ? undefined : bins[split.asks]
      if (split === undefined || bin === undefined) {
        for (const at of members) sums[at] = (sums[at] ?? 0) + (tree.value[node] ?? 0)
        return
      }
      const below = tree.asks.length
      for (const child of [below, below + 1]) tree.asks[child] = -1
      tree.asks[node] = split.asks
      tree.border[node] = borders[split.asks]?.[split.place] ?? 0
      tree.below[node] = below
      tree.value[node] = 0
      const isBelow = (at: number) => (bin[at] ?? 0) <= split.place
      grow(below, members.filter(isBelow), left - 1)
      grow(
        below + 1,
        members.filter((at) => !isBelow(at)),
        left - 1,
      )
    }
    grow(0, all, depth)
    grown.push({ ...tree, border: tree.border.map(rounded), value: tree.value.map(rounded) })
  }
  return grown
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

function totals(members: Uint32Array, gradient: Float64Array, curve: Float64Array): [number, number] {
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

interface Binned {
  borders: readonly (readonly number[])[]
  /** Of each number, where each row's stands among its borders. */
  bins: readonly Uint8Array[]
  gradient: Float64Array
  curve: Float64Array
  leastLeaf: number
  l2: number
}

const sumsOfBins = new Float64Array(2 * (mostBorders + 1))

/** The border that parts rows best: the sums of each bin are taken once, and every border is tried on them. */
function bestSplit(
  members: Uint32Array,
  { borders, bins, gradient, curve, leastLeaf, l2 }: Binned,
): { asks: number; place: number } | undefined {
  const [g, h] = totals(members, gradient, curve)
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
