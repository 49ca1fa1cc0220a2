import { ApiFailure } from './api.ts'
import { sentenceOf } from './messages.ts'

/**
 * What happened, in one sentence: the server's own where it gave one, 'isc2.org did not answer in 20 seconds.' The number of a status
 * says nothing to whoever reads it, so it stands alone there where nothing else was answered.
 */
export function failureLine(error: unknown): string {
  if (error instanceof ApiFailure && error.serverMessage === undefined) return `The server answered ${error.status}.`
  return sentenceOf(error) ?? 'Something unexpected happened.'
}
