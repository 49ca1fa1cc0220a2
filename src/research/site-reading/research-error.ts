import type { LookupFailureCode } from '#domain/lookups/lookup.ts'

/** A look-up that cannot go on, with a code from the domain and a sentence that says what to do. */
export class ResearchError extends Error {
  readonly code: LookupFailureCode
  /** Nothing was found where pages are not in English. */
  readonly isForeign: boolean
  constructor(code: LookupFailureCode, message: string, options: { cause?: unknown; isForeign?: boolean } = {}) {
    super(message, options)
    this.name = 'ResearchError'
    this.code = code
    this.isForeign = options.isForeign ?? false
  }
}
