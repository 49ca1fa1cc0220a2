import { inflateSync } from 'node:zlib'
import * as z from 'zod/mini'
import { featurePlaces } from './features.ts'
import type { Linear } from './linear.ts'
import type { Weights } from './weights.ts'

const linearSchema = z.object({ step: z.number(), bytes: z.string() })
const numbersSchema = z.array(z.number())
const treeSchema = z.object({ asks: numbersSchema, border: numbersSchema, below: numbersSchema, value: numbersSchema })
/** Thresholds as they are kept. */
export const thresholdsSchema = z.object({
  name: z.number(),
  onlyName: z.number(),
  sureName: z.number(),
  fee: z.number(),
  term: z.number(),
  requirement: z.number(),
  renewal: z.number(),
  owner: z.number(),
  onlyOwner: z.number(),
  states: z.number(),
  unnamed: z.number(),
})
const weightsSchema = z.object({
  thresholds: thresholdsSchema,
  linear: z.object({
    page: linearSchema,
    name: linearSchema,
    fee: linearSchema,
    term: linearSchema,
    requirement: linearSchema,
    renewal: linearSchema,
    owner: linearSchema,
  }),
  nameTrees: z.array(treeSchema),
  pageTrees: z.array(treeSchema),
})

/**
 * Weights from the text of their file.
 * @throws when it is none, or was made for another number of places
 */
export function weightsFrom(text: string): Weights {
  const { thresholds, linear, nameTrees, pageTrees } = weightsSchema.parse(JSON.parse(text))
  const { page, name, fee, term, requirement, renewal, owner } = linear
  return {
    thresholds,
    nameTrees,
    pageTrees,
    linear: {
      page: linearFrom(page),
      name: linearFrom(name),
      fee: linearFrom(fee),
      term: linearFrom(term),
      requirement: linearFrom(requirement),
      renewal: linearFrom(renewal),
      owner: linearFrom(owner),
    },
  }
}

function linearFrom({ step, bytes }: z.infer<typeof linearSchema>): Linear {
  const packed = inflateSync(Buffer.from(bytes, 'base64'))
  if (packed.length !== featurePlaces)
    throw new Error(`The weights are for ${packed.length} places, the features have ${featurePlaces}.`)
  return { weights: Float32Array.from(new Int8Array(packed.buffer, packed.byteOffset, packed.length), (byte) => byte * step) }
}
