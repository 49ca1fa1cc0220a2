import { claims, type Figures } from '#domain/content.ts'
import { dollars, type PriceList, type PricingOptions, priceList, priceOf } from '#domain/pricing.ts'
import { trialDays } from '#domain/trial.ts'

const base: PricingOptions = { billingCycle: 'annual', base: true, pearson: false, social: false }
const minutesOfYear = 365 * 24 * 60

/** Amounts of the comparison in whole dollars; the bars are drawn from them. */
export interface Comparison {
  basePerYear: number
  bothOptionsPerYear: number
  largerPlatformPerYear: number
}

export function comparison(
  list: PriceList = priceList,
  largerPlatformPerYear: number = claims.largerPlatformPerYear,
): Comparison {
  return {
    basePerYear: priceOf(base, list).perYear,
    bothOptionsPerYear: priceOf({ ...base, pearson: true, social: true }, list).perYear,
    largerPlatformPerYear,
  }
}

/** Every figure the marketing texts speak of, computed from prices and claims and written out. */
export function figures(
  list: PriceList = priceList,
  claimed: { largerPlatformPerYear: number; uptimePercent: number } = claims,
): Figures {
  const { basePerYear, largerPlatformPerYear } = comparison(list, claimed.largerPlatformPerYear)
  const saved = largerPlatformPerYear - basePerYear
  const annual = priceOf({ ...base, pearson: true }, list).parts
  const monthly = priceOf({ ...base, billingCycle: 'monthly', pearson: true }, list).parts
  return {
    trialDays,
    basePerMonth: dollars(annual.base),
    baseBilledMonthly: dollars(monthly.base),
    optionPerMonth: dollars(annual.pearson ?? 0),
    optionBilledMonthly: dollars(monthly.pearson ?? 0),
    basePerYear: dollars(basePerYear),
    largerPlatformPerYear: dollars(largerPlatformPerYear),
    largerPlatformPerMonth: dollars(Math.round(largerPlatformPerYear / 12)),
    savedPerYear: dollars(saved),
    savedShort: `${Math.round(saved / 1_000)}k`,
    roundLimit: ((Math.floor(annual.base / 1_000) + 1) * 1_000).toLocaleString('en-US'),
    downtimeMinutes: Math.round(minutesOfYear * (1 - claimed.uptimePercent / 100)),
  }
}
