import { deflateSync } from 'node:zlib'
import type { Weights } from '../../src/research/reader/weights.ts'

/** Weights as they are kept in one data file; see `weightsFrom`. */
export function packedWeights({ places, trees }: Weights): string {
  const largest = places.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9)
  const step = largest / 127
  const bytes = Int8Array.from(places, (weight) => Math.round(weight / step))
  return `${JSON.stringify({ step, bytes: deflateSync(Buffer.from(bytes.buffer), { level: 9 }).toString('base64'), trees })}\n`
}
