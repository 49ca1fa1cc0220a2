import { defaultPricingOptions } from '#domain/public-face/pricing.ts'
import { describe, expect, it } from 'vitest'
import { readChoice } from './stored-choice.ts'

describe('readChoice', () => {
  it('reads what was stored', () => {
    const options = { billingCycle: 'monthly', base: true, pearson: true, social: false }
    expect(readChoice(JSON.stringify(options))).toEqual(options)
  })

  it('puts the base plan back when somebody took it out', () => {
    expect(readChoice('{"billingCycle":"annual","base":false,"pearson":false,"social":true}')).toMatchObject({
      base: true,
      social: true,
    })
  })

  it.each([null, '', 'null', '{', '[]', '{"billingCycle":"weekly","base":true,"pearson":true,"social":true}'])(
    'falls back to the default choice for %j',
    (stored) => expect(readChoice(stored)).toEqual(defaultPricingOptions),
  )
})
