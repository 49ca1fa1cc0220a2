import { dollars, type PricingOptions, priceOf } from '#domain/public-face/pricing.ts'

/** Every amount of the price panel, written out. */
export interface PricingWords {
  /** What each part costs a month in the chosen cycle, chosen or not. */
  base: string
  pearson: string
  social: string
  /** The sum of what is chosen, a month. */
  total: string
  /** 'Billed annually, $11,988 a year'. */
  billed: string
}

export function pricingWords(options: PricingOptions): PricingWords {
  const { perMonth, perYear } = priceOf(options)
  const each = priceOf({ ...options, pearson: true, social: true }).parts
  return {
    base: dollars(each.base),
    pearson: dollars(each.pearson ?? 0),
    social: dollars(each.social ?? 0),
    total: dollars(perMonth),
    billed: `Billed ${options.billingCycle === 'annual' ? 'annually' : 'monthly'}, ${dollars(perYear)} a year`,
  }
}
