import { featurePlaces, type Features } from './features.ts'

/** What was learnt of one decision: a weight for each place of a feature. */
export interface Linear {
  weights: Float32Array
}

/** A decision with nothing learnt. */
export function emptyLinear(): Linear {
  return { weights: new Float32Array(featurePlaces) }
}

/** The sum of the weights of features, before it becomes a probability. */
export function sumOf({ weights }: Linear, { places }: { places: Iterable<number> }): number {
  let sum = 0
  for (const place of places) sum += weights[place] ?? 0
  return sum
}

/** A probability from a sum. */
export function probability(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}

/** The features that decided, the weightiest first. */
export function reasonsFor({ weights }: Linear, features: Features, most = 8): { feature: string; weight: number }[] {
  const all = [...features.places].map((place) => ({
    feature: features.names?.get(place) ?? `#${place}`,
    weight: weights[place] ?? 0,
  }))
  return all.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight)).slice(0, most)
}
