import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureNames } from './figure-names.ts'
import { comparison, figures, withFigures } from './computed-figures.ts'
import { dollars, priceOf } from './pricing.ts'

describe('figures', () => {
  it('says the specified claims from the specified prices', () => {
    expect(figures()).toEqual({
      trialDays: '14',
      dayAfterTrial: '15',
      base: '999',
      basePerMonth: '$999',
      baseBilledMonthly: '$1,499',
      pearsonPerMonth: '$500',
      pearsonBilledMonthly: '$750',
      socialPerMonth: '$500',
      socialBilledMonthly: '$750',
      basePerYear: '$11,988',
      largerPlatformPerYear: '$45,000',
      largerPlatformPerMonth: '$3,750',
      savedPerYear: '$33,012',
      savedShort: '33k',
      roundLimit: '1,000',
      uptimePercent: '99.99',
      downtimeMinutes: '53',
    })
  })

  it('are true for any price list and any claims', () => {
    const amount = fc.integer({ min: 1, max: 20_000 })
    const lists = fc.record({
      base: amount,
      pearson: amount,
      social: amount,
      monthlyFactor: fc.double({ min: 1, max: 10, noNaN: true }),
    })
    const claimed = fc.integer({ min: 1_000, max: 1_000_000 })
    fc.assert(
      fc.property(lists, claimed, (list, beyond) => {
        const annual = { billingCycle: 'annual', base: true, pearson: true, social: true } as const
        const { parts, perYear } = priceOf({ ...annual, pearson: false, social: false }, list)
        const perMonth = priceOf({ ...annual, billingCycle: 'monthly' }, list).parts
        const said = figures(list, { largerPlatform: { perYear: perYear + beyond }, uptime: { percent: 99.9 } })
        expect(said).toMatchObject({
          basePerMonth: dollars(list.base),
          baseBilledMonthly: dollars(perMonth.base),
          pearsonPerMonth: dollars(list.pearson),
          pearsonBilledMonthly: dollars(perMonth.pearson ?? 0),
          socialBilledMonthly: dollars(perMonth.social ?? 0),
          basePerYear: dollars(perYear),
          savedPerYear: dollars(beyond),
          downtimeMinutes: '526',
        })
        // A round limit that is not above the price, or a saving that is not reached, would be a false claim.
        const limit = Number(said.roundLimit.replaceAll(',', ''))
        expect(limit).toBeGreaterThan(parts.base)
        expect(limit - parts.base).toBeLessThanOrEqual(1_000)
        expect(Number(said.savedShort.replace('k', '')) * 1_000).toBeLessThanOrEqual(beyond)
      }),
    )
  })
})

describe('a text with figures', () => {
  it('is written out', () => {
    expect(withFigures('Save {savedShort} a year, {trialDays} days free', figures())).toBe('Save 33k a year, 14 days free')
  })

  it('leaves no figure in braces', () => {
    const everything = figureNames.map((name) => `{${name}}`).join(' ')
    expect(withFigures(everything, figures())).not.toMatch(/[{}]/)
  })
})

it('puts the plan, the plan with both options and the larger platform on one scale', () => {
  expect(comparison()).toEqual({ basePerYear: 11_988, bothOptionsPerYear: 23_988, largerPlatformPerYear: 45_000 })
})
