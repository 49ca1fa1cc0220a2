import { expect, it } from 'vitest'
import { choiceInWords, priceInWords } from './choice-words.ts'

const options = { billingCycle: 'annual' as const, base: true, pearson: false, social: false }

it.each([
  [{}, 'Base plan'],
  [{ pearson: true }, 'Base plan and Pearson VUE integration'],
  [{ social: true }, 'Base plan and Social Sharing'],
  [{ pearson: true, social: true }, 'Base plan, Pearson VUE integration, and Social Sharing'],
])('names the choice %o', (chosen, words) => {
  expect(choiceInWords({ ...options, ...chosen })).toBe(words)
})

it('words the frozen price, not the one of today', () => {
  const price = { perMonth: 1_234, perYear: 14_808 }
  expect(priceInWords({ price, pricingOptions: options })).toBe('$1,234 a month, billed annually')
  expect(priceInWords({ price, pricingOptions: { ...options, billingCycle: 'monthly' } })).toBe('$1,234 a month, billed monthly')
})
