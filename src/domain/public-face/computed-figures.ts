import { claims } from './content.ts'
import { type FigureName, figureNames } from './figure-names.ts'
import { dollars, type PriceList, type PricingOptions, priceList, priceOf } from './pricing.ts'
import { trialDays } from './trial.ts'

/** Every figure as it is written: '$11,988', '33k'. */
export type Figures = Readonly<Record<FigureName, string>>

const baseOnly: PricingOptions = { billingCycle: 'annual', base: true, pearson: false, social: false }
const everything: PricingOptions = { billingCycle: 'annual', base: true, pearson: true, social: true }
const minutesOfYear = 365 * 24 * 60

/** Amounts of the comparison in whole dollars a year; the bars are drawn from them. */
export interface Comparison {
  basePerYear: number
  bothOptionsPerYear: number
  largerPlatformPerYear: number
}

/** A year of the base plan, of everything, and of the larger platform. */
export function comparison(
  list: PriceList = priceList,
  largerPlatformPerYear: number = claims.largerPlatform.perYear,
): Comparison {
  return {
    basePerYear: priceOf(baseOnly, list).perYear,
    bothOptionsPerYear: priceOf(everything, list).perYear,
    largerPlatformPerYear,
  }
}

/** Computes every figure from prices and claims. */
export function figures(
  list: PriceList = priceList,
  claimed: { largerPlatform: { perYear: number }; uptime: { percent: number } } = claims,
): Figures {
  const { basePerYear, largerPlatformPerYear } = comparison(list, claimed.largerPlatform.perYear)
  const saved = largerPlatformPerYear - basePerYear
  const annual = priceOf(everything, list).parts
  const monthly = priceOf({ ...everything, billingCycle: 'monthly' }, list).parts
  return {
    trialDays: String(trialDays),
    dayAfterTrial: String(trialDays + 1),
    base: annual.base.toLocaleString('en-US'),
    basePerMonth: dollars(annual.base),
    baseBilledMonthly: dollars(monthly.base),
    pearsonPerMonth: dollars(annual.pearson ?? 0),
    pearsonBilledMonthly: dollars(monthly.pearson ?? 0),
    socialPerMonth: dollars(annual.social ?? 0),
    socialBilledMonthly: dollars(monthly.social ?? 0),
    basePerYear: dollars(basePerYear),
    largerPlatformPerYear: dollars(largerPlatformPerYear),
    largerPlatformPerMonth: dollars(Math.round(largerPlatformPerYear / 12)),
    savedPerYear: dollars(saved),
    savedShort: `${Math.floor(saved / 1_000)}k`,
    roundLimit: ((Math.floor(annual.base / 1_000) + 1) * 1_000).toLocaleString('en-US'),
    uptimePercent: String(claimed.uptime.percent),
    downtimeMinutes: String(Math.round(minutesOfYear * (1 - claimed.uptime.percent / 100))),
  }
}

/** Writes the figures into a text of the content file: 'Save {savedShort} a year' reads 'Save 33k a year'. */
export function withFigures(text: string, values: Figures): string {
  return figureNames.reduce((written, name) => written.replaceAll(`{${name}}`, values[name]), text)
}
