import * as z from 'zod/mini'
import type { PricingOptions } from './pricing.ts'

/** Checks what a prospect picks. Apart from the prices, which the marketing page computes without a schema library. */
export const pricingOptionsSchema = z.object({
  billingCycle: z.enum(['annual', 'monthly'], { error: 'Billing cycle must be annual or monthly.' }),
  base: z.boolean(),
  pearson: z.boolean(),
  social: z.boolean(),
}) satisfies z.ZodMiniType<PricingOptions>
