import { randomOf } from '../../src/research/plain/random.ts'
import { featurePlaces } from '../../src/research/reader/weights/features.ts'
import type { Row } from './rows.ts'

const [passes, rate, l1, l2] = [8, 0.08, 0.5, 3]
/** Rows come in another order for each; the mean of what they teach depends less on it. */
const seeds = [7, 8, 9]

/** Logistic regression: the mean of several orders of the rows, always the same. */
export function trainLogistic(rows: readonly Row[]): Float32Array {
  const learnt = seeds.map((seed) => weightsBy(rows, seed))
  return Float32Array.from({ length: featurePlaces }, (_, place) =>
    learnt.reduce((sum, weights) => sum + (weights[place] ?? 0) / seeds.length, 0),
  )
}

/**
 * Logistic regression by following the regularized leader, each place with a rate of its own (McMahan and others, 2013): few places
 * keep a weight.
 */
function weightsBy(rows: readonly Row[], seed: number): Float32Array {
  const z = new Float64Array(featurePlaces)
  const n = new Float64Array(featurePlaces)
  const weights = new Float32Array(featurePlaces)
  const order = rows.map((_, place) => place)
  const random = randomOf(seed)
  for (let pass = 0; pass < passes; pass += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      const one = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = one
    }
    for (const at of order) {
      const row = rows[at]
      if (row === undefined) continue
      let sum = 0
      for (const place of row.places) {
        const weight = weightOf(z[place] ?? 0, n[place] ?? 0)
        weights[place] = weight
        sum += weight
      }
      const { times = 1 } = row
      const slope = 1 / (1 + Math.exp(-sum)) - row.right
      const [gradient, square] = [times * slope, times * slope * slope]
      for (const place of row.places) {
        const before = n[place] ?? 0
        z[place] = (z[place] ?? 0) + gradient - ((Math.sqrt(before + square) - Math.sqrt(before)) / rate) * (weights[place] ?? 0)
        n[place] = before + square
      }
    }
  }
  return weights.map((_, place) => weightOf(z[place] ?? 0, n[place] ?? 0))
}

/** The weight of a place, none where too little speaks for one. @param squares sum of its squared gradients */
function weightOf(strength: number, squares: number): number {
  if (Math.abs(strength) <= l1) return 0
  return -(strength - Math.sign(strength) * l1) / ((1 + Math.sqrt(squares)) / rate + l2)
}
