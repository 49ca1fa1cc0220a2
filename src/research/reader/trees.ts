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
  let sum = 0
  for (const { asks, border, below, value } of trees) {
    let node = 0
    while ((asks[node] ?? -1) >= 0) {
      const isBelow = (numbers[asks[node] ?? 0] ?? 0) < (border[node] ?? 0)
      node = (below[node] ?? 0) + (isBelow ? 0 : 1)
    }
    sum += value[node] ?? 0
  }
  return sum
}
