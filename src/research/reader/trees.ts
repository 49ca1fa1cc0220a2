/** One tree of decisions on numbers: of each node the number it asks, its border, and the nodes below and above it. */
export interface Tree {
  /** Which number is asked; -1 of a leaf. */
  asks: readonly number[]
  border: readonly number[]
  /** The node for what is below the border; the one above it follows. */
  below: readonly number[]
  value: readonly number[]
}

/** Bytes of a node: its border, or what a leaf says; which number it asks; where the node below its border begins. */
const [size, askAt, belowAt] = [16, 8, 12]
/** Most numbers that trees are asked about. */
const mostNumbers = 128
const asked = new Float64Array(mostNumbers)

/** The sum of what trees say of numbers. */
export function sumOfTrees(trees: readonly Tree[], numbers: readonly number[]): number {
  const { roots, nodes } = forestOf(trees)
  asked.set(numbers)
  let sum = 0
  for (const root of roots) {
    let node = root
    for (let ask = nodes.getInt32(node + askAt); ask >= 0; ask = nodes.getInt32(node + askAt))
      node = nodes.getInt32(node + belowAt) + ((asked[ask] ?? 0) < nodes.getFloat64(node) ? 0 : size)
    sum += nodes.getFloat64(node)
  }
  return sum
}

const forests = new WeakMap<readonly Tree[], ReturnType<typeof forestFrom>>()

function forestOf(trees: readonly Tree[]): ReturnType<typeof forestFrom> {
  const known = forests.get(trees) ?? forestFrom(trees)
  forests.set(trees, known)
  return known
}

/** The nodes of all trees in one row of bytes, which is walked far faster and makes nothing. */
function forestFrom(trees: readonly Tree[]) {
  let end = 0
  const roots = trees.map(({ asks }) => (end += size * asks.length) - size * asks.length)
  const nodes = new DataView(new ArrayBuffer(end))
  for (const [tree, { asks, border, below, value }] of trees.entries())
    for (const [place, ask] of asks.entries()) {
      const root = roots[tree] ?? 0
      const node = root + size * place
      nodes.setFloat64(node, (ask < 0 ? value[place] : border[place]) ?? 0)
      nodes.setInt32(node + askAt, ask)
      nodes.setInt32(node + belowAt, root + size * (below[place] ?? 0))
    }
  return { roots, nodes }
}
