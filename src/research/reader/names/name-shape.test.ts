import { expect, test } from 'vitest'
import { classOf, isCode, shapeOf, readsLikeName } from './name-shape.ts'

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

test.each(['Harbor Safety Passport', 'Credential in Tug Handling', 'Level 3 Award'])('%s reads like a name', (heading) => {
  expect(readsLikeName(heading)).toBe(true)
})

test.each(['How to Apply', 'Exam Dates', 'Fees', 'What it costs', 'Frequently asked questions', 'Renewal Fees'])(
  '%s does not',
  (heading) => {
    expect(readsLikeName(heading)).toBe(false)
  },
)

test.each([
  ['AN0-101', true],
  ['RM280', true],
  ['CHMM', false],
  ['ISO 27001 Lead Auditor', false],
  ['Level 2', false],
])('%s is the code of an exam: %s', (name, is) => {
  expect(isCode(name)).toBe(is)
})
