import { expect, test } from 'vitest'
import { taxesIn } from './taxes.ts'

const taxes = (text: string) => [...taxesIn(text)]

test('the tax between a price and their sum is known by what it adds up to', () => {
  expect(taxes('Annual fee |\n$864.00 |\n$112.32 |\n$976.32 |\nLate fee |\n$140.00 |\n$18.20 |\n$158.20')).toEqual([
    '$112.32',
    '$18.20',
  ])
  expect(taxes('£410 plus VAT £82 makes £492')).toEqual(['£82'])
})

test('other prices are no taxes, also where one is the sum of two, or is a price elsewhere', () => {
  expect(taxes('Members $200 | Non-members $300 | Students $100')).toEqual([])
  expect(taxes('Application $100 | Exam $200 | Both $300')).toEqual([])
  expect(taxes('Fee $100 | $13 | $113. A copy costs $13.')).toEqual([])
})
