import { defaultPricingOptions } from '#domain/public-face/pricing.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
  const items = new Map<string, string>()
  beforeEach(() => {
    items.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const open = (pathname: string) => vi.stubGlobal('location', { pathname })
  const monthly = { ...defaultPricingOptions, billingCycle: 'monthly', social: true } as const
  const withPearson = { ...defaultPricingOptions, pearson: true }

  it('shows on no other, and on its own whatever is chosen elsewhere', () => {
    open('/share/first')
    storeChoice(monthly)
    open('/share/other/offer')
    expect(readStoredChoice()).toEqual(defaultPricingOptions)
    storeChoice(withPearson)
    open('/learn/first')
    expect(readStoredChoice()).toEqual(monthly)
    open('/learn/default')
    storeChoice(defaultPricingOptions)
    open('/share/other')
    expect(readStoredChoice()).toEqual(withPearson)
  })

  it('is the last choice, under the specified key', () => {
    open('/share/first')
    storeChoice(monthly)
    // Source of the key: specification §7.
    expect(JSON.parse(items.get('selectedPricingOptions') ?? '')).toEqual(monthly)
    items.set('selectedPricingOptions', JSON.stringify(withPearson))
    expect(readStoredChoice()).toEqual(withPearson)
  })

  it('of no link is that of every link that has none of its own', () => {
    open('/learn')
    storeChoice(withPearson)
    open('/share/first')
    expect(readStoredChoice()).toEqual(withPearson)
  })
})
