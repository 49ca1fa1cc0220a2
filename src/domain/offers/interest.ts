import * as z from 'zod/mini'
import { pricingOptionsSchema } from '../public-face/pricing-options.ts'
import { isEmailAddress, limits, requiredText, text } from '../text/text.ts'

/** Billing contact; the sentences are the specified ones. */
export const billingSchema = z.object({
  billingName: requiredText(2, limits.personName, 'Billing name is required', 'Billing name'),
  billingEmail: text(limits.email, 'Billing email').check(
    z.refine(isEmailAddress, { error: 'Please enter a valid email address' }),
  ),
})
export type Billing = z.infer<typeof billingSchema>

/** What a submitted interest gives: a trial in Phase 1, or a place in the Phase 2 queue. */
export const interestOutcomeSchema = z.object({
  interested: z.literal(true),
  outcome: z.enum(['trial', 'waitlist']),
  /** Moment the trial ends, ISO 8601 in UTC; null on the waitlist. */
  trialEndsAt: z.nullable(z.string()),
  /** True place in the queue, from 1; null with a trial. */
  place: z.nullable(z.number()),
  pricingOptions: pricingOptionsSchema,
  /** Whole dollars, computed by the server and frozen with the submission. */
  price: z.object({ perMonth: z.number(), perYear: z.number() }),
  submittedAt: z.string(),
})
export type InterestOutcome = z.infer<typeof interestOutcomeSchema>
