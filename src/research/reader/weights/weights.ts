import { inflateSync } from 'node:zlib'
import * as z from 'zod/mini'
import { featurePlaces } from './features.ts'
import type { Tree } from './trees.ts'
import kept from './weights.json' with { type: 'json' }

/** What is decided by a sum of weights first, and by trees on it beside what stands around. */
export const decisions = ['name', 'page', 'fee', 'term', 'requirement', 'renewal'] as const
export type Decision = (typeof decisions)[number]

/** What is decided of two things by trees alone: whose a fact is, and whether two names are of one certification. */
export const pairDecisions = ['owner', 'same'] as const
export type PairDecision = (typeof pairDecisions)[number]

/** Least probabilities at which something is shown. */
const thresholdsSchema = z.object({
  name: z.number(),
  /** The same of a page's likeliest name where none is that likely. */
  onlyName: z.number(),
  fee: z.number(),
  term: z.number(),
  requirement: z.number(),
  renewal: z.number(),
  owner: z.number(),
  /** The same where a page has one certification. */
  onlyOwner: z.number(),
  /** Least share of what a fact's likeliest owner has, for others beside it. */
  besideOwner: z.number(),
  /** Of a page that states facts of certifications at all. */
  page: z.number(),
  /** The same where it has a fact and a name that are as likely as this, by itself or by other pages of its site. */
  namedPage: z.number(),
  sureName: z.number(),
  /** Of a page that states facts without a name. */
  unnamed: z.number(),
})
export type Thresholds = z.infer<typeof thresholdsSchema>

/** All that was learnt. */
export interface Weights {
  /** A weight for each place of a feature. */
  sums: Record<Decision, Float32Array>
  /** Of things beside their neighbors: what the sums say of them. What holds of two things is decided by trees alone. */
  trees: Record<Decision | PairDecision, readonly Tree[]>
  thresholds: Thresholds
}

const numbersSchema = z.array(z.number())
const treesSchema = z.array(z.object({ asks: numbersSchema, border: numbersSchema, below: numbersSchema, value: numbersSchema }))
const sumsSchema = z.object({ step: z.number(), bytes: z.string() })

/** Something of each decision, in the order in which it is kept. */
export function byDecision<Made>(make: (decision: Decision) => Made): Record<Decision, Made> {
  return {
    page: make('page'),
    name: make('name'),
    fee: make('fee'),
    term: make('term'),
    requirement: make('requirement'),
    renewal: make('renewal'),
  }
}

const keptSchema = z.object({
  thresholds: thresholdsSchema,
  sums: z.object(byDecision(() => sumsSchema)),
  trees: z.object({ ...byDecision(() => treesSchema), owner: treesSchema, same: treesSchema }),
})

/**
 * Weights as they are kept: a byte for each place, deflated, with what one step of it is worth.
 * @throws when they were made for another number of places
 */
export function weightsFrom(file: unknown): Weights {
  const { thresholds, sums, trees } = keptSchema.parse(file)
  return {
    thresholds,
    trees,
    sums: byDecision((decision) => sumsFrom(sums[decision])),
  }
}

function sumsFrom({ step, bytes }: z.infer<typeof sumsSchema>): Float32Array {
  const packed = inflateSync(Buffer.from(bytes, 'base64'))
  if (packed.length !== featurePlaces)
    throw new Error(`The weights are for ${packed.length} places, the features have ${featurePlaces}.`)
  return new Float32Array(new Int8Array(packed.buffer, packed.byteOffset, packed.length)).map((byte) => byte * step)
}

let learnt: Weights | undefined

/** The weights that `npm run train` made. */
export function learntWeights(): Weights {
  learnt ??= weightsFrom(kept)
  return learnt
}
