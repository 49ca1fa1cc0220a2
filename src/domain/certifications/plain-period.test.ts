import { expect, test } from 'vitest'
import { plainPeriod } from './plain-period.ts'

test.each([
  ['3 years', { count: 3, unit: 'year', words: '3 years', isAll: true }],
  [' 1 month ', { count: 1, unit: 'month', words: '1 month', isAll: true }],
  ['18 months, from the exam on', { count: 18, unit: 'month', words: '18 months', isAll: false }],
  ['5 years (2 for trainees)', { count: 5, unit: 'year', words: '5 years', isAll: false }],
  ['3 yearsome', undefined],
  ['Three years', undefined],
  ['For life', undefined],
  ['', undefined],
])('%s', (period, expected) => {
  expect(plainPeriod(period)).toEqual(expected)
})
