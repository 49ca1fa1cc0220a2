import { submitShareInterest } from '#contract/interests.ts'
import { formatDate } from '#domain/text/day-words.ts'
import type { PricingOptions } from '#domain/public-face/pricing.ts'
import type { Billing, InterestOutcome } from '#domain/offers/interest.ts'
import { ApiFailure, call } from '../../client/api.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { RequestKey } from '../../client/request-key.ts'
import { showToast, toastLimits } from '../../ui/toast/toasts.ts'
import { knownId } from './known-id.ts'

const key = new RequestKey()

/**
 * Submits a link's contact and choice; the reader is told what came of it, or why nothing did.
 * @param isChange whether it changes what was submitted before
 * @returns undefined when it failed
 */
export async function submitInterest(
  shareId: string,
  interest: Billing & { pricingOptions: PricingOptions },
  isChange: boolean,
): Promise<InterestOutcome | undefined> {
  try {
    const params = { shareId: knownId(shareId) }
    const outcome = await call(submitShareInterest, { params, body: interest }, { idempotencyKey: key.of(interest) })
    key.answered()
    showToast({ ...(isChange ? messages.changesSaved : resultOf(outcome)), tone: 'success', duration: toastLimits.duration })
    return outcome
  } catch (error) {
    if (error instanceof ApiFailure) key.answered()
    const { title, description = messages.requestFailed().title } = messages.billingFailed(failureOf(error))
    showToast({ title, description, tone: 'error' })
    return undefined
  }
}

function resultOf({ trialEndsAt, place }: InterestOutcome) {
  if (trialEndsAt !== null) return { title: 'Free trial started', description: `It ends on ${formatDate(trialEndsAt, 'UTC')}.` }
  return { ...messages.addedToWaitlist, description: `You are number ${place} in line for Phase 2.` }
}

/** An answer without a sentence of its own says nothing to a reader. */
function failureOf(error: unknown): string | undefined {
  return error instanceof ApiFailure ? error.serverMessage : sentenceOf(error)
}
