import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualSaving, defaultPricingOptions, dollars, priceOf, withBasePlan } from './pricing.ts'
import { pricingOptionsSchema } from './pricing-options.ts'

describe('priceOf', () => {
  it.each([
    ['annual', false, false, 999, 11_988],
    ['annual', true, false, 1_499, 17_988],
    ['annual', false, true, 1_499, 17_988],
    ['annual', true, true, 1_999, 23_988],
    ['monthly', false, false, 1_499, 17_988],
    ['monthly', true, false, 2_249, 26_988],
    ['monthly', false, true, 2_249, 26_988],
    ['monthly', true, true, 2_999, 35_988],
  ] as const)('billed %s, Pearson %s, Social %s: %i a month', (billingCycle, pearson, social, perMonth, perYear) => {
    expect(priceOf({ billingCycle, base: true, pearson, social })).toMatchObject({ perMonth, perYear })
  })

  it('rounds each part of a monthly price, so that the parts add up to the total', () => {
    const { parts, perMonth } = priceOf({ billingCycle: 'monthly', base: true, pearson: true, social: false })
    expect(parts).toEqual({ base: 1_499, pearson: 750 })
    expect(parts.base + (parts.pearson ?? 0)).toBe(perMonth)
  })

  it('holds its arithmetic for every choice and any price list', () => {
    const amount = fc.integer({ min: 1, max: 100_000 })
    const lists = fc.record({
      base: amount,
      pearson: amount,
      social: amount,
      monthlyFactor: fc.double({ min: 1, max: 10, noNaN: true }),
    })
    const choices = fc.record({
      billingCycle: fc.constantFrom('annual', 'monthly'),
      base: fc.boolean(),
      pearson: fc.boolean(),
      social: fc.boolean(),
    })
    fc.assert(
      fc.property(choices, lists, (options, list) => {
        const chosen = ['base', ...(options.pearson ? ['pearson'] : []), ...(options.social ? ['social'] : [])]
        const factor = options.billingCycle === 'monthly' ? list.monthlyFactor : 1
        const { parts, perMonth, perYear } = priceOf(options, list)
        expect(Object.keys(parts)).toEqual(chosen)
        for (const [part, price] of Object.entries(parts)) {
          expect(price).toBe(Math.round((new Map(Object.entries(list)).get(part) ?? 0) * factor))
        }
        expect(perMonth).toBe(Object.values(parts).reduce((sum, price) => sum + price, 0))
        expect(perYear).toBe(perMonth * 12)
      }),
    )
  })

  it('cannot leave the base plan out', () => {
    expect(priceOf({ ...defaultPricingOptions, base: false }).perMonth).toBe(999)
    expect(withBasePlan({ ...defaultPricingOptions, base: false }).base).toBe(true)
  })
})

describe('the choice', () => {
  it('is annual without options unless chosen', () => {
    expect(defaultPricingOptions).toEqual({ billingCycle: 'annual', base: true, pearson: false, social: false })
  })

  it('takes annual and monthly only', () => {
    expect(pricingOptionsSchema.safeParse({ ...defaultPricingOptions, billingCycle: 'weekly' }).success).toBe(false)
  })
})

it('names the saving and writes dollars', () => {
  expect(annualSaving()).toBe(33)
  expect(dollars(17_988)).toBe('$17,988')
})
