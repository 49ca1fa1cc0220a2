import { ApiFailure } from '../../api.ts'
import { sentenceOf } from '../../messages.ts'

/** What happened, in one line for whoever can use it: '503: isc2.org did not answer in 20 seconds'. */
export function failureLine(error: unknown): string {
  if (error instanceof ApiFailure)
    return error.serverMessage === undefined ? error.message : `${error.status}: ${error.serverMessage}`
  return sentenceOf(error) ?? 'Something unexpected happened.'
}
