/** One tree of decisions on numbers: of each node the number it asks, its border, and the nodes below and above it. */
export interface Tree {
  /** Which number is asked; -1 of a leaf. */
  asks: readonly number[]
  border: readonly number[]
  /** The node for what is below the border; the one above it follows. */
  below: readonly number[]
  value: readonly number[]
}

/** The sum of what trees say of numbers. */
export function sumOfTrees(trees: readonly Tree[], numbers: readonly number[]): number {
  const { roots, asks, below, border } = forestOf(trees)
  let sum = 0
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = roots[tree] ?? 0
    for (let ask = asks[node] ?? -1; ask >= 0; ask = asks[node] ?? -1)
      node = (below[node] ?? 0) + ((numbers[ask] ?? 0) < (border[node] ?? 0) ? 0 : 1)
    sum += border[node] ?? 0
  }
  return sum
}

const forests = new WeakMap<readonly Tree[], ReturnType<typeof forestFrom>>()

function forestOf(trees: readonly Tree[]): ReturnType<typeof forestFrom> {
  const known = forests.get(trees) ?? forestFrom(trees)
  forests.set(trees, known)
  return known
}

/** The nodes of all trees in one row, which is walked far faster; of a leaf its value stands in the place of a border. */
function forestFrom(trees: readonly Tree[]) {
  let count = 0
  const roots = trees.map(({ asks }) => (count += asks.length) - asks.length)
  return {
    roots: Int32Array.from(roots),
    asks: Int16Array.from(trees.flatMap(({ asks }) => asks)),
    below: Int32Array.from(trees.flatMap(({ below }, place) => below.map((node) => node + (roots[place] ?? 0)))),
    border: Float64Array.from(
      trees.flatMap(({ asks, border, value }) => asks.map((ask, at) => (ask < 0 ? value[at] : border[at]) ?? 0)),
    ),
  }
}
