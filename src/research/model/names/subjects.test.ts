import { expect, test } from 'vitest'
import { bareName } from './subjects.ts'

test.each([
  ['registration as a denturist', 'Denturist'],
  ['licence as master steamfitter', 'Master steamfitter'],
  ["duct fitter's registration", 'Duct fitter'],
  ['Certified Diver', 'Certified Diver'],
  ['Certificate in Records Computing', 'Certificate in Records Computing'],
])('%s is shown as %s', (name, bare) => {
  expect(bareName(name)).toBe(bare)
})
