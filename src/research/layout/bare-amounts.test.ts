import { describe, expect, test } from 'vitest'
import { shownMoney } from '../lexicon/money/money.ts'
import { amountsOf, bareRowsOf } from './bare-amounts.ts'

describe('bare numbers', () => {
  test('are amounts under heads that name one currency', () => {
    expect(amountsOf('405', 'Fee (USD)').map((amount) => shownMoney(amount))).toEqual(['US$405'])
    expect(amountsOf('405', 'Fee ($)').map((amount) => shownMoney(amount))).toEqual(['$405'])
    expect(amountsOf('405', 'Fee (USD / EUR)')).toEqual([])
    expect(amountsOf('405', 'Fee from $100')).toEqual([])
    expect(amountsOf('Level 2', 'Fee (USD)')).toEqual([])
  })

  test('are amounts in lists under a line of currencies', () => {
    const rows = bareRowsOf(['Exam fees', '(Rs.) (US $)', 'Section B 3100 230', 'See page 4'])
    expect([...rows].map(([place, { amounts }]) => [place, amounts.map((amount) => shownMoney(amount))])).toEqual([
      [2, ['Rs 3100', 'US$230']],
    ])
  })
})
