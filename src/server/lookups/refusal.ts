import { type ErrorCode, errors } from '#contract/errors.ts'
import type { LookupEvent, LookupFailureCode } from '#domain/lookups/lookup.ts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import { interruptedSentence } from './recover.ts'

/** Failures without an error of their own are ours. */
const failureErrors: Record<LookupFailureCode, ErrorCode> = {
  ORG_NOT_FOUND: 'ORG_NOT_FOUND',
  NOTHING_FOUND: 'NOTHING_FOUND',
  SITE_UNREACHABLE: 'SITE_UNREACHABLE',
  SITE_BLOCKED: 'SITE_BLOCKED',
  CANCELLED: 'CANCELLED',
  INTERRUPTED: 'INTERNAL',
  INTERNAL: 'INTERNAL',
}

/** A failed look-up as the error of a call; one without a sentence of its own has that of its code. */
export function refusal({ code, message }: Extract<LookupEvent, { type: 'failed' }>): ApiError {
  const error = failureErrors[code]
  return new ApiError(error, { message: message === '' ? errors[error].sentence : message })
}

/** Why a look-up that goes on gave no answer: its asker left, or the process stops and the next one carries it on. */
export function unanswered({ signal }: Pick<Caller, 'signal'>): ApiError {
  return signal.aborted ? new ApiError('CALLER_LEFT') : new ApiError('INTERNAL', { message: interruptedSentence })
}
