import * as content from '#domain/public-face/content.ts'
import { expect, test } from 'vitest'
import { checkContent } from './content.ts'

test('the content file is taken as it stands', () => {
  expect(() => checkContent()).not.toThrow()
})

test('a wrong one stops the start, and every mistake is named', () => {
  const wrong = { ...content, prices: { ...content.prices, base: '999', pearson: 0 } }
  expect(() => checkContent(wrong)).toThrow(
    'src/domain/public-face/content.ts cannot be shown:\n  prices.base must be a whole number of dollars, such as 999.\n  prices.pearson must be at least 1 dollar.',
  )
})
