import { describe, expect, test } from 'vitest'
import { shownMoney } from '../lexicon/money/money.ts'
import { amountsOf, bareRowsOf, countsRow, currencyOver, holdsAmounts } from './bare-amounts.ts'

describe('bare numbers', () => {
  test('are amounts under heads that name one currency', () => {
    expect(amountsOf('405', 'Fee (USD)').map((amount) => shownMoney(amount))).toEqual(['US$405'])
    expect(amountsOf('405', 'Fee ($)').map((amount) => shownMoney(amount))).toEqual(['$405'])
    expect(amountsOf('405', 'Fee (USD / EUR)')).toEqual([])
    expect(amountsOf('405', 'Fee from $100')).toEqual([])
    expect(amountsOf('Level 2', 'Fee (USD)')).toEqual([])
  })

  test('are amounts of the currency that the page says, if they are no single digits', () => {
    expect(amountsOf('1,12,500', 'Member', 'INR').map((amount) => shownMoney(amount))).toEqual(['₹1,12,500'])
    expect(amountsOf('3', 'Member', 'INR')).toEqual([])
    expect(amountsOf('28,500/=', 'Exam fee KES').map((amount) => shownMoney(amount))).toEqual(['KES 28,500'])
    expect(amountsOf('1 135.00', 'Fee', 'ZAR').map((amount) => shownMoney(amount))).toEqual(['ZAR 1 135.00'])
    expect(currencyOver(['Exams', 'Pricing from 2026 (SGD)'])).toBe('SGD')
  })

  test('are amounts where something is paid and nothing counted', () => {
    expect(holdsAmounts('Member', 'Examination', [])).toBe(true)
    expect(holdsAmounts('', 'Examination', ['Fees and charges'])).toBe(true)
    expect(holdsAmounts('Hours', 'Examination', ['Fees and charges'])).toBe(false)
    expect(holdsAmounts('', 'Number of questions', ['Fees and charges'])).toBe(false)
    expect(holdsAmounts('', 'Fees', ['Contents'])).toBe(false)
    expect(holdsAmounts('2023', 'Registration', ['Registrations in force', 'Fees'])).toBe(false)
    expect(holdsAmounts('', 'Examination', ['About us'])).toBe(false)
  })

  test('are amounts in lists under a line of currencies', () => {
    const rows = bareRowsOf(['Exam fees', '(Rs.) (US $)', 'Section B 3100 230', 'See page 4'])
    expect([...rows].map(([place, { amounts }]) => [place, amounts.map((amount) => shownMoney(amount))])).toEqual([
      [2, ['Rs 3100', 'US$230']],
    ])
  })
})

test.each([
  ['Training (hours)', true],
  ['Work experience (months)', true],
  ['Exam (100 questions)', false],
  ['Exam fee (member)', false],
])('whether the row %s counts something: %s', (row, counts) => {
  expect(countsRow(row)).toBe(counts)
})
