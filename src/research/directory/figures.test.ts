import { describe, expect, test } from 'vitest'
import { amountsIn, amountsParse, creditsIn } from './figures.ts'

describe('amounts of a fee line', () => {
  test.each([
    ['US$405 exam (PMI members)', [['USD', 405]]],
    ['US$1,234.50 package', [['USD', 1234.5]]],
    [
      '£330 application (£115 reduced)',
      [
        ['GBP', 330],
        ['GBP', 115],
      ],
    ],
    ['C$75 exam remark', [['CAD', 75]]],
    ['CHF 300 exam', [['CHF', 300]]],
    ['₹15,000 registration', [['INR', 15000]]],
    ['INR 1,50,000 course', [['INR', 150000]]],
    ['R4500 a year', [['ZAR', 4500]]],
    ['€1250 exam', [['EUR', 1250]]],
  ])('%s', (line, amounts) => {
    expect(amountsIn(line).map(({ currency, value }) => [currency, value])).toEqual(amounts)
    expect(amountsParse(line)).toBe(true)
  })

  test.each(['$405 exam', '405 exam', 'US$ exam', 'US$1,2345 exam', '1,200 for members', 'US$405 exam, 555 for others'])(
    '%s does not parse',
    (line) => {
      expect(amountsParse(line)).toBe(false)
    },
  )

  test.each(['Free', 'Annual subscription due by 1 January 2027', 'Half the fee within 90 days', 'Waived in the 2026 cycle'])(
    '%s has none to parse',
    (line) => {
      expect(amountsIn(line)).toEqual([])
      expect(amountsParse(line)).toBe(true)
    },
  )
})

describe('credits of a renewal line', () => {
  test.each([
    ['60 PDUs every 3 years', [[60, 'pdus']]],
    [
      '20 hours (2.0 CECs) of approved continuing education',
      [
        [20, 'hours'],
        [2, 'cecs'],
      ],
    ],
    [
      '1,000 hours of practice and 30 continuing education credits',
      [
        [1000, 'hours'],
        [30, 'credits'],
      ],
    ],
    ['Renewal every 5 years', []],
    ['Two of three', []],
  ])('%s', (line, credits) => {
    expect(creditsIn(line)?.map(({ value, unit }) => [value, unit])).toEqual(credits)
  })

  test.each(['1,5 CEUs every year', '6.0.0 hours'])('%s is not well-formed', (line) => {
    expect(creditsIn(line)).toBeUndefined()
  })
})
