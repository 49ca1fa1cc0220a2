import { deflateSync } from 'node:zlib'
import { byDecision, type Weights } from '../../src/research/reader/weights/weights.ts'

/** Weights as they are kept in one data file: a byte for each, with what one step of it is worth. */
export function packedWeights({ sums, trees, thresholds }: Weights): string {
  return `${JSON.stringify({ thresholds, sums: byDecision((decision) => packed(sums[decision])), trees })}\n`
}

function packed(weights: Float32Array): { step: number; bytes: string } {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9)
  const step = largest / 127
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return { step, bytes: deflateSync(Buffer.from(bytes.buffer), { level: 9 }).toString('base64') }
}
