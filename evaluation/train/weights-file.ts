import { deflateSync } from 'node:zlib'
import { type Decision, decisions, type Weights } from './reader/weights.ts'

/** Weights as they are kept in one data file: a byte for each, with what one step of it is worth. */
export function packedWeights(weights: Weights, about: object): string {
  const linear = Object.fromEntries(decisions.map((decision) => [decision, packed(weights, decision)]))
  const { nameTrees, pageTrees, thresholds } = weights
  return `${JSON.stringify({ about, thresholds, linear, nameTrees, pageTrees })}\n`
}

function packed({ linear }: Weights, decision: Decision): { step: number; bytes: string } {
  const { weights } = linear[decision]
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9)
  const step = largest / 127
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return { step, bytes: deflateSync(Buffer.from(bytes.buffer), { level: 9 }).toString('base64') }
}
