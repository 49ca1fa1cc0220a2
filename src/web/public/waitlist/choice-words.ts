import { offers } from '#domain/public-face/content.ts'
import { dollars, type PricingOptions } from '#domain/public-face/pricing.ts'
import type { InterestOutcome } from '#domain/offers/interest.ts'

/** What was chosen, by name: 'Base plan and Pearson VUE integration'. */
export function choiceInWords({ pearson, social }: PricingOptions): string {
  const parts = [offers.base.name, ...(pearson ? [offers.pearson.name] : []), ...(social ? [offers.social.name] : [])]
  return new Intl.ListFormat('en-US').format(parts)
}

/** The price frozen with the submission: '$1,499 a month, billed annually'. */
export function priceInWords({ price, pricingOptions }: Pick<InterestOutcome, 'price' | 'pricingOptions'>): string {
  return `${dollars(price.perMonth)} a month, billed ${pricingOptions.billingCycle === 'annual' ? 'annually' : 'monthly'}`
}
