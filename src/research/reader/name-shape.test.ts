import { expect, test } from 'vitest'
import { classOf, shapeOf } from './name-shape.ts'

test.each([
  ['Certified Crane Keeper', 'SCP'],
  ['Crane Keeper Certification', 'CPE'],
  ['Licensed Practical Nurse', 'SCP'],
  ['board of crane keepers', 'OlP'],
])('the shape of %s', (name, shape) => {
  expect(shapeOf(name)).toBe(shape)
})

test.each([
  ['Professional Certification', 'general'],
  ['Licensed Practical Nurse', 'not offered'],
  ['Certified Crane Keeper', 'own'],
])('the class of %s', (name, which) => {
  expect(classOf(name)).toBe(which)
})
