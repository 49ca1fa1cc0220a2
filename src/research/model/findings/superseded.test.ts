import { expect, test } from 'vitest'
import type { FeeFact } from '../prompt/answer.ts'
import { supersededFees } from './superseded.ts'

const fee = (amount: string, when: string | null, paid = 'exam', who: string | null = null): FeeFact => ({
  amount,
  currency: '£',
  for: paid,
  who,
  when,
  quote: amount,
  passage: null,
  context: [],
})
const left = (fees: readonly FeeFact[]) => {
  const gone = supersededFees(fees, '2026-11-22')
  return fees.filter((one) => !gone.has(one)).map(({ amount }) => amount)
}

test('of fees that begin one after the other the last one that has begun counts', () => {
  expect(left([fee('66', 'from 1 Sep 2021'), fee('79', 'from 4 Dec 2023'), fee('84', 'from 6 May 2025')])).toEqual(['84'])
  expect(left([fee('79', 'from 4 Dec 2023'), fee('95', 'from 1 January 2028')])).toEqual(['79', '95'])
  expect(left([fee('79', 'effective May 2024', 'exam'), fee('95', 'effective May 2025', 'application')])).toEqual(['79', '95'])
  expect(left([fee('79', 'from 4 Dec 2023', 'exam', 'members'), fee('95', 'from 6 May 2025')])).toEqual(['79', '95'])
})

test('a revised rate counts before the existing one', () => {
  expect(left([fee('8', 'Existing Rate'), fee('16', 'Revised Rate, 1st August, 2024')])).toEqual(['16'])
  expect(left([fee('8', 'Existing Rate'), fee('16', null)])).toEqual(['8', '16'])
})

test('early and late fees and those of two years stand side by side', () => {
  expect(left([fee('8', 'until May 1'), fee('16', 'after May 1')])).toEqual(['8', '16'])
  expect(left([fee('8', '2024-2025'), fee('16', '2025-2026')])).toEqual(['8', '16'])
})
