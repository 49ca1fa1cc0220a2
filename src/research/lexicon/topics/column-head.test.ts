import { expect, test } from 'vitest'
import {
  columnHeadsIn,
  headsAmounts,
  headsLabels,
  headsPrices,
  isColumnHead,
  isHeadOfAnyColumn,
  lettersBesideHeads,
  withoutLabelsHead,
} from './column-head.ts'

test.each([
  ['Members', true],
  ['(Non-members)', true],
  ['Level', false],
  ['Fee schedule', false],
  ['Renewal', false],
])('%s is nothing but the head of a column: %s', (line, expected) => {
  expect(isColumnHead(line)).toBe(expected)
  expect(isHeadOfAnyColumn(line)).toBe(expected || line === 'Level')
})

test('heads say what stands under them', () => {
  expect(['Certification', 'What for', 'Members'].map(headsLabels)).toEqual([true, true, false])
  expect(['Early bird', 'Exam (online)', 'Certification'].map(headsAmounts)).toEqual([true, true, false])
  expect(['Member rate', 'Total ($)', 'Exam date'].map(headsPrices)).toEqual([true, true, false])
})

test('heads that were run together are told apart', () => {
  expect(columnHeadsIn('Member fee Non-member fee')).toEqual(['Member fee', 'Non-member fee'])
  expect(columnHeadsIn('License < 1 Year 1-2 Years')).toEqual(['< 1 Year', '1-2 Years'])
  expect(lettersBesideHeads('License < 1 Year 1-2 Years')).toBe(7)
  expect(withoutLabelsHead('Fee Type Operator Temporary')).toBe('Operator Temporary')
})
