import { errors } from '#contract/errors.ts'
import type { LookupEvent } from '#domain/lookups/lookup.ts'
import { ApiFailure } from './api.ts'
import { sentenceOf } from './messages.ts'

/** What happened, in one line for whoever can use it: '503: isc2.org did not answer in 20 seconds'. */
export function failureLine(error: unknown): string {
  if (error instanceof ApiFailure)
    return error.serverMessage === undefined ? error.message : `${error.status}: ${error.serverMessage}`
  return sentenceOf(error) ?? 'Something unexpected happened.'
}

/** The status the same failure has as an answer, and its sentence. */
export function lookupFailureLine({ code, message }: Extract<LookupEvent, { type: 'failed' }>): string {
  const { status } = errors[code === 'INTERRUPTED' ? 'UNAVAILABLE' : code]
  return `${status}: ${message}`
}
