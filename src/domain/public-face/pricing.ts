import { prices } from './content.ts'
import { thousands } from '../text/thousands.ts'

/** What a prospect picks. The base plan is always part of it. */
export interface PricingOptions {
  billingCycle: 'annual' | 'monthly'
  base: boolean
  pearson: boolean
  social: boolean
}

export const defaultPricingOptions: PricingOptions = { billingCycle: 'annual', base: true, pearson: false, social: false }

/** Whole US dollars a month when billed annually. */
export interface PriceList {
  base: number
  pearson: number
  social: number
  /** Monthly billing costs this many times the annual price, rounded to whole dollars. */
  monthlyFactor: number
}

/** The prices in force, from the content file. */
export const priceList: PriceList = prices

export interface Price {
  /** Whole dollars a month for each chosen part. */
  parts: { base: number; pearson?: number; social?: number }
  perMonth: number
  /** Whole dollars a year: twelve months. */
  perYear: number
}

/** The options as they count: the base plan cannot be left out. */
export function withBasePlan(options: PricingOptions): PricingOptions {
  return { ...options, base: true }
}

/** What the chosen options cost. The same function runs in the selector, the server and the emails. */
export function priceOf(options: PricingOptions, list: PriceList = priceList): Price {
  const monthly = (annual: number) => (options.billingCycle === 'annual' ? annual : Math.round(annual * list.monthlyFactor))
  const parts: Price['parts'] = { base: monthly(list.base) }
  if (options.pearson) parts.pearson = monthly(list.pearson)
  if (options.social) parts.social = monthly(list.social)
  const perMonth = parts.base + (parts.pearson ?? 0) + (parts.social ?? 0)
  return { parts, perMonth, perYear: perMonth * 12 }
}

/** Whole percent that annual billing saves against monthly billing: 'Save 33%'. */
export function annualSaving(list: PriceList = priceList): number {
  return Math.round((1 - 1 / list.monthlyFactor) * 100)
}

/** Whole dollars as they are written everywhere: '$1,499'. */
export function dollars(amount: number): string {
  return `$${thousands(amount)}`
}
