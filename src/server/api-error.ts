import { type ErrorCode, errors } from '#contract/errors.ts'

/** An expected refusal: http/answer.ts answers it with the status of its code and `{message, code}`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: (typeof errors)[ErrorCode]['status']
  /** JSON-path-like name of the field to blame: 'organization.name'. */
  readonly field: string | undefined
  /** Seconds to wait, sent as Retry-After. */
  readonly retryAfter: number | undefined
  /** Methods an address takes, sent as Allow. */
  readonly allow: string | undefined
  /** More fields of the answer's body, for example the current data of a stale edit. */
  readonly details: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    options: {
      message?: string
      field?: string
      retryAfter?: number
      allow?: string
      details?: Record<string, unknown>
      cause?: unknown
    } = {},
  ) {
    super(options.message ?? errors[code].sentence, { cause: options.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = errors[code].status
    this.field = options.field
    this.retryAfter = options.retryAfter
    this.allow = options.allow
    this.details = options.details
  }
}

/**
 * What was found.
 * @param found undefined or false where there is nothing
 * @param message in place of the sentence of the code
 * @throws ApiError NOT_FOUND, the same for what is unknown, deleted, turned off or another's
 */
export function orNotFound<T>(found: T | undefined | false, message?: string): T {
  if (found === undefined || found === false) throw new ApiError('NOT_FOUND', message === undefined ? {} : { message })
  return found
}
