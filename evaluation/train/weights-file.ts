import { deflateSync } from 'node:zlib'
import type { Weights } from '../../src/research/reader/weights.ts'

/** Weights as they are kept in one data file: a byte for each, with what one step of it is worth. */
export function packedWeights({ sums, trees, thresholds }: Weights): string {
  const { page, name, fee, term, requirement, renewal } = sums
  const packedSums = {
    page: packed(page),
    name: packed(name),
    fee: packed(fee),
    term: packed(term),
    requirement: packed(requirement),
    renewal: packed(renewal),
  }
  return `${JSON.stringify({ thresholds, sums: packedSums, trees })}\n`
}

function packed(weights: Float32Array): { step: number; bytes: string } {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9)
  const step = largest / 127
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return { step, bytes: deflateSync(Buffer.from(bytes.buffer), { level: 9 }).toString('base64') }
}
