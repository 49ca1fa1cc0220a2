/** One tree of decisions on numbers: of each node the number it asks, its border, and the nodes below and above it. */
export interface Tree {
  /** Which number is asked; -1 of a leaf. */
  asks: readonly number[]
  border: readonly number[]
  /** The node for what is below the border; the one above it follows. */
  below: readonly number[]
  value: readonly number[]
}

/** A node is four integers long: the first two are its border, or what a leaf says; which number it asks; where the node below its border begins. */
const [size, askAt, belowAt] = [4, 2, 3]
/** Most numbers that trees are asked about. */
const mostNumbers = 128
const asked = new Float64Array(mostNumbers)

/** The sum of what trees say of numbers. */
export function sumOfTrees(trees: readonly Tree[], numbers: readonly number[]): number {
  const { roots, nodes, borders } = forestOf(trees)
  asked.set(numbers)
  let sum = 0
  for (const root of roots) {
    let node = root
    for (let ask = nodes[node + askAt] ?? -1; ask >= 0; ask = nodes[node + askAt] ?? -1)
      node = (nodes[node + belowAt] ?? 0) + ((asked[ask] ?? 0) < (borders[node >> 1] ?? 0) ? 0 : size)
    sum += borders[node >> 1] ?? 0
  }
  return sum
}

const forests = new WeakMap<readonly Tree[], ReturnType<typeof forestFrom>>()

function forestOf(trees: readonly Tree[]): ReturnType<typeof forestFrom> {
  const known = forests.get(trees) ?? forestFrom(trees)
  forests.set(trees, known)
  return known
}

/** The nodes of all trees in one row of bytes, read as integers and as borders, which is walked far faster and makes nothing. */
function forestFrom(trees: readonly Tree[]) {
  let end = 0
  const roots = trees.map(({ asks }) => (end += size * asks.length) - size * asks.length)
  const nodes = new Int32Array(end)
  const borders = new Float64Array(nodes.buffer)
  for (const [tree, { asks, border, below, value }] of trees.entries())
    for (const [place, ask] of asks.entries()) {
      const root = roots[tree] ?? 0
      const node = root + size * place
      borders[node >> 1] = (ask < 0 ? value[place] : border[place]) ?? 0
      nodes[node + askAt] = ask
      nodes[node + belowAt] = root + size * (below[place] ?? 0)
    }
  return { roots, nodes, borders }
}
