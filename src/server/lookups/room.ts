import { keptPerLookup } from '#contract/limits.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { type Counted, countWork } from '../rate-limit.ts'

const limits = { keepCopy: keptPerLookup.copies, keepEvidence: keptPerLookup.evidence } as const

/** Room in the database for what one look-up keeps of one kind: within its own bound and the bounds of its asker's day. */
export class Room {
  readonly #context: Context
  readonly #kind: keyof typeof limits
  readonly #asker: Counted
  /** KiB. */
  #left: number

  constructor(context: Context, kind: keyof typeof limits, asker: Counted) {
    this.#context = context
    this.#kind = kind
    this.#asker = asker
    this.#left = limits[kind]
  }

  /** Takes room for so many bytes. @returns whether there was enough */
  async take(bytes: number): Promise<boolean> {
    const amount = Math.ceil(bytes / 1024)
    if (amount > this.#left) return false
    this.#left -= amount
    try {
      await countWork(this.#context, this.#kind, this.#asker, { amount })
      return true
    } catch (error) {
      this.#left += amount
      if (error instanceof ApiError && error.code === 'TOO_MANY') return false
      throw error
    }
  }
}
