import { describe, expect, it } from 'vitest'
import { comparison, figures } from './figures.ts'

describe('figures', () => {
  it('says the specified claims from the specified prices', () => {
    expect(figures()).toEqual({
      trialDays: 14,
      basePerMonth: '$999',
      baseBilledMonthly: '$1,499',
      optionPerMonth: '$500',
      optionBilledMonthly: '$750',
      basePerYear: '$11,988',
      largerPlatformPerYear: '$45,000',
      largerPlatformPerMonth: '$3,750',
      savedPerYear: '$33,012',
      savedShort: '33k',
      roundLimit: '1,000',
      downtimeMinutes: 53,
    })
  })

  it('follows another price list and other claims', () => {
    const other = figures(
      { base: 1_000, pearson: 100, social: 50, monthlyFactor: 2 },
      { largerPlatformPerYear: 20_000, uptimePercent: 99.9 },
    )
    expect(other).toMatchObject({
      basePerMonth: '$1,000',
      baseBilledMonthly: '$2,000',
      optionBilledMonthly: '$200',
      savedPerYear: '$8,000',
      savedShort: '8k',
      roundLimit: '2,000',
      downtimeMinutes: 526,
    })
  })
})

describe('comparison', () => {
  it('puts the plan, the plan with both options and the larger platform on one scale', () => {
    expect(comparison()).toEqual({ basePerYear: 11_988, bothOptionsPerYear: 23_988, largerPlatformPerYear: 45_000 })
  })
})
