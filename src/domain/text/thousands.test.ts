import fc from 'fast-check'
import { expect, it } from 'vitest'
import { thousands } from './thousands.ts'

it('writes whole numbers as the language does', () => {
  expect([0, 999, 1_000, 17_988, -1_234_567].map(thousands)).toEqual(['0', '999', '1,000', '17,988', '-1,234,567'])
  fc.assert(fc.property(fc.maxSafeInteger(), (whole) => thousands(whole) === whole.toLocaleString('en-US')))
})
