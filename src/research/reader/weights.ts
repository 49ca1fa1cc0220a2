import { inflateSync } from 'node:zlib'
import * as z from 'zod/mini'
import { featurePlaces } from './features.ts'
import type { Tree } from './trees.ts'
import kept from './weights.json' with { type: 'json' }

/** What is decided by a sum of weights first, and by trees on it beside what stands around. */
export const decisions = ['name', 'page', 'fee', 'term', 'requirement', 'renewal'] as const
export type Decision = (typeof decisions)[number]

/** Least probabilities at which something is shown. */
export interface Thresholds {
  name: number
  /** The same of a page's likeliest name where none is that likely. */
  onlyName: number
  fee: number
  term: number
  requirement: number
  renewal: number
  owner: number
  /** The same where a page has one certification. */
  onlyOwner: number
  /** Least share of what a fact's likeliest owner has, for others beside it. */
  besideOwner: number
  /** Of a page that states facts of certifications at all. */
  page: number
  /** The same where it has a fact and a name that are as likely as this, by itself or by other pages of its site. */
  namedPage: number
  sureName: number
  /** Of a page that states facts without a name. */
  unnamed: number
}

/** All that was learnt. */
export interface Weights {
  /** A weight for each place of a feature. */
  sums: Record<Decision, Float32Array>
  /** Of things beside their neighbors: what the sums say of them. Whose a fact is, is decided by trees alone. */
  trees: Record<Decision | 'owner', readonly Tree[]>
  thresholds: Thresholds
}

const numbersSchema = z.array(z.number())
const treesSchema = z.array(z.object({ asks: numbersSchema, border: numbersSchema, below: numbersSchema, value: numbersSchema }))
const sumsSchema = z.object({ step: z.number(), bytes: z.string() })
const ofEachDecision = <Schema>(schema: Schema) => ({
  name: schema,
  page: schema,
  fee: schema,
  term: schema,
  requirement: schema,
  renewal: schema,
})
/** Thresholds as they are kept. */
const thresholdsSchema = z.object({
  name: z.number(),
  onlyName: z.number(),
  fee: z.number(),
  term: z.number(),
  requirement: z.number(),
  renewal: z.number(),
  owner: z.number(),
  onlyOwner: z.number(),
  besideOwner: z.number(),
  page: z.number(),
  namedPage: z.number(),
  sureName: z.number(),
  unnamed: z.number(),
})
const keptSchema = z.object({
  thresholds: thresholdsSchema,
  sums: z.object(ofEachDecision(sumsSchema)),
  trees: z.object({ ...ofEachDecision(treesSchema), owner: treesSchema }),
})

/**
 * Weights as they are kept: a byte for each place, deflated, with what one step of it is worth.
 * @throws when they were made for another number of places
 */
export function weightsFrom(file: unknown): Weights {
  const { thresholds, sums, trees } = keptSchema.parse(file)
  const { name, page, fee, term, requirement, renewal } = sums
  return {
    thresholds,
    trees,
    sums: {
      name: sumsFrom(name),
      page: sumsFrom(page),
      fee: sumsFrom(fee),
      term: sumsFrom(term),
      requirement: sumsFrom(requirement),
      renewal: sumsFrom(renewal),
    },
  }
}

function sumsFrom({ step, bytes }: z.infer<typeof sumsSchema>): Float32Array {
  const packed = inflateSync(Buffer.from(bytes, 'base64'))
  if (packed.length !== featurePlaces)
    throw new Error(`The weights are for ${packed.length} places, the features have ${featurePlaces}.`)
  return Float32Array.from(new Int8Array(packed.buffer, packed.byteOffset, packed.length), (byte) => byte * step)
}

let learnt: Weights | undefined

/** The weights that `npm run train` made. */
export function learntWeights(): Weights {
  learnt ??= weightsFrom(kept)
  return learnt
}
