import { expect, test } from 'vitest'
import { sameName } from './score.ts'

test.each([
  ['Certified Technician', 'Certified Technicians'],
  ['SCPro™', 'SCPro Certification'],
  ['The Crane Keeper (CK)', 'Crane Keeper'],
  ['Registered Structural Engineers', 'Registered Structural Engineer®'],
])('%s and %s are one name', (one, other) => {
  expect(sameName(one, other)).toBe(true)
})

test.each([
  ['Broker', 'Broker license'],
  ['Pass', 'Pas'],
  ['Crane Keeper I', 'Crane Keeper II'],
  ['Registered Nurse', 'Registered Practical Nurse'],
])('%s and %s are two', (one, other) => {
  expect(sameName(one, other)).toBe(false)
})
