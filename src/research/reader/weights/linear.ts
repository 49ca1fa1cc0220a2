/** The sum of the weights of features, before it becomes a probability. */
export function sumOf(weights: Float32Array, { places }: { places: ArrayLike<number> }): number {
  let sum = 0
  for (let at = 0; at < places.length; at += 1) sum += weights[places[at] ?? 0] ?? 0
  return sum
}

/** A probability from a sum. */
export function probability(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}
