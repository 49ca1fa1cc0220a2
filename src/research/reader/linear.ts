/** The sum of the weights of features, before it becomes a probability. */
export function sumOf(weights: Float32Array, { places }: { places: Iterable<number> }): number {
  let sum = 0
  for (const place of places) sum += weights[place] ?? 0
  return sum
}

/** A probability from a sum. */
export function probability(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}
