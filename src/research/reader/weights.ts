import { inflateSync } from 'node:zlib'
import * as z from 'zod/mini'
import { featurePlaces } from './features.ts'
import kept from './weights.json' with { type: 'json' }
import type { Tree } from './trees.ts'

/** All that was learnt of names. */
export interface Weights {
  /** A weight for each place of a feature. */
  places: Float32Array
  /** Of names beside their rivals: what the sums of weights say of them. */
  trees: readonly Tree[]
}

const numbersSchema = z.array(z.number())
const treeSchema = z.object({ asks: numbersSchema, border: numbersSchema, below: numbersSchema, value: numbersSchema })
const keptSchema = z.object({ step: z.number(), bytes: z.string(), trees: z.array(treeSchema) })

/**
 * Weights as they are kept: a byte for each place, deflated, with what one step of it is worth.
 * @throws when they were made for another number of places
 */
export function weightsFrom(file: unknown): Weights {
  const { step, bytes, trees } = keptSchema.parse(file)
  const packed = inflateSync(Buffer.from(bytes, 'base64'))
  if (packed.length !== featurePlaces)
    throw new Error(`The weights are for ${packed.length} places, the features have ${featurePlaces}.`)
  const signed = new Int8Array(packed.buffer, packed.byteOffset, packed.length)
  return { places: Float32Array.from(signed, (byte) => byte * step), trees }
}

let learnt: Weights | undefined

/** The weights that `npm run train` made. */
export function learntWeights(): Weights {
  learnt ??= weightsFrom(kept)
  return learnt
}
