import type { Linear } from './linear.ts'
import type { Tree } from './trees.ts'

/** Decisions that are sums of weights. */
export const decisions = ['page', 'name', 'fee', 'term', 'requirement', 'renewal', 'owner'] as const
export type Decision = (typeof decisions)[number]

/** Least probabilities at which something is shown. */
export interface Thresholds {
  name: number
  /** The same of a page's likeliest name where none is that likely. */
  onlyName: number
  /** A name from here on is sure; below it, it is to be checked. */
  sureName: number
  fee: number
  term: number
  requirement: number
  renewal: number
  owner: number
  /** The same where a page has one certification. */
  onlyOwner: number
  /** Least probability of a page that states facts of certifications at all. */
  states: number
  /** Least probability of a page that states facts without a name. */
  unnamed: number
}

/** All that was learnt. */
export interface Weights {
  linear: Record<Decision, Linear>
  /** Of names, on what the sums above say of them and of their facts. */
  nameTrees: readonly Tree[]
  /** Of whole pages, on what the sums say of everything on them. */
  pageTrees: readonly Tree[]
  thresholds: Thresholds
}
