import type { PricingOptions } from '#domain/public-face/pricing.ts'
import type { Exchange } from '../http/exchange.ts'

/** The choice in the address of a page, as a browser without script asks for its total; undefined where there is none. */
export function optionsInAddress(exchange: Exchange): PricingOptions | undefined {
  const fields = new URL(exchange.req.url).searchParams
  return fields.has('billingCycle') ? chosenOptions(fields) : undefined
}

/** The choice in a form of a page, as the price panel's fields name it. */
export function chosenOptions(fields: URLSearchParams): PricingOptions {
  return {
    billingCycle: fields.get('billingCycle') === 'monthly' ? 'monthly' : 'annual',
    base: true,
    pearson: fields.has('pearson'),
    social: fields.has('social'),
  }
}
