import { calls } from '#contract/calls.ts'
import type { InterestOutcome } from '#domain/trial.ts'
import { useState } from 'react'
import type { SubmitInterest } from '../../../public/share/offer.tsx'
import { formatDate } from '../../../ui/day.ts'
import { showToast, toastLimits } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../api.ts'
import { messages, sentenceOf } from '../../messages.ts'
import { RequestKey } from '../../request-key.ts'
import { knownId } from './known-id.ts'

/** Submitting of a link's contact and choice; the reader is told what came of it, or why nothing did. */
export function useSubmitInterest(shareId: string): SubmitInterest {
  const [key] = useState(() => new RequestKey())
  return async (interest) => {
    try {
      const params = { shareId: knownId(shareId) }
      const outcome = await call(calls.submitShareInterest, { params, body: interest }, { idempotencyKey: key.of(interest) })
      key.answered()
      showToast({ ...resultOf(outcome), tone: 'success', duration: toastLimits.duration })
      return outcome
    } catch (error) {
      if (error instanceof ApiFailure) key.answered()
      const { title, description = messages.requestFailed().title } = messages.billingFailed(failureOf(error))
      showToast({ title, description, tone: 'error' })
      return undefined
    }
  }
}

function resultOf({ trialEndsAt, place }: InterestOutcome) {
  if (trialEndsAt !== null) return { title: 'Free trial started', description: `It ends on ${formatDate(trialEndsAt)}.` }
  return { ...messages.addedToWaitlist, description: `You are number ${place} in line for Phase 2.` }
}

/** An answer without a sentence of its own says nothing to a reader. */
function failureOf(error: unknown): string | undefined {
  return error instanceof ApiFailure ? error.serverMessage : sentenceOf(error)
}
