import { defaultPricingOptions } from '#domain/public-face/pricing.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readChoice, readStoredChoice, storeChoice } from './stored-choice.ts'

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

describe('what is chosen on one link', () => {
  afterEach(() => vi.unstubAllGlobals())

  const open = (pathname: string) => vi.stubGlobal('location', { pathname })
  const monthly = { ...defaultPricingOptions, billingCycle: 'monthly', social: true } as const

  it('shows on no other, and on its own whatever is chosen elsewhere', () => {
    const items = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    })
    open('/learn/default')
    storeChoice({ ...defaultPricingOptions, pearson: true })
    open('/share/first')
    expect(readStoredChoice().pearson).toBe(true)
    storeChoice(monthly)
    open('/share/other/offer')
    expect(readStoredChoice()).toEqual(defaultPricingOptions)
    storeChoice({ ...defaultPricingOptions, pearson: true })
    open('/learn/first')
    expect(readStoredChoice()).toEqual(monthly)
    // Source of the key: specification §7. It holds the last choice.
    expect(JSON.parse(items.get('selectedPricingOptions') ?? '')).toMatchObject({ billingCycle: 'annual', pearson: true })
  })
})
