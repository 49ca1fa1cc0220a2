import type { PricingOptions } from '#domain/pricing.ts'

/** The choice in a form of a page, as the price panel's fields name it. */
export function chosenOptions(fields: URLSearchParams): PricingOptions {
  return {
    billingCycle: fields.get('billingCycle') === 'monthly' ? 'monthly' : 'annual',
    base: true,
    pearson: fields.has('pearson'),
    social: fields.has('social'),
  }
}
