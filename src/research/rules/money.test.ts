import { describe, expect, test } from 'vitest'
import { amountsOf, bareRowsOf } from './bare-amounts.ts'
import { amountsIn } from './money.ts'

const shown = (text: string) => amountsIn(text).map((amount) => amount.shown)

describe('amounts of money', () => {
  test('are read in the spellings of several currencies', () => {
    expect(shown('US$405, USD 1,095.50, $95, £30, €1.250,00, CAD 120, C$99, AU$45 and 300 euros')).toEqual([
      'US$405',
      'US$1,095.50',
      '$95',
      '£30',
      '€1.250,00',
      'C$120',
      'C$99',
      'A$45',
      '€300',
    ])
  })

  test('are read in currencies that are written with letters', () => {
    expect(shown('R275.00, R1,985, Rs. 5,000/-, Rs 650, KSh 2,000 and ZAR 40; form R4 and rule R12 are none')).toEqual([
      'ZAR 275.00',
      'ZAR 1,985',
      'Rs 5,000',
      'Rs 650',
      'KES 2,000',
      'ZAR 40',
    ])
  })

  test('are read in pesos, naira and dollars in brackets, and where a list has plain rand', () => {
    expect(shown('P4,850.00 and N9,000; form P4 and note N9 are none')).toEqual(['PHP 4,850.00', 'NGN 9,000'])
    expect(shown('thirty (30) dollars')).toEqual(['US$30'])
    expect(shown('Dock welder – R 475 per paper')).toEqual(['ZAR 475'])
  })

  test('are bare numbers under heads that name one currency', () => {
    expect(amountsOf('405', 'Fee (USD)').map((amount) => amount.shown)).toEqual(['US$405'])
    expect(amountsOf('405', 'Fee (USD / EUR)')).toEqual([])
    expect(amountsOf('Level 2', 'Fee (USD)')).toEqual([])
    const rows = bareRowsOf(
      ['Exam fees', '(Rs.) (US $)', 'Section B 3100 230', 'See page 4'].map((text, place) => ({ text, start: place * 20 })),
    )
    expect([...rows].map(([place, row]) => [place, row.label, row.amounts.map((amount) => amount.shown)])).toEqual([
      [2, 'Section B', ['Rs 3100', 'US$230']],
    ])
  })

  test('are read with spaces between thousands', () => {
    expect(amountsIn('R2 760,00, R 12 400 and ZAR 1 450.50').map((amount) => [amount.shown, amount.value])).toEqual([
      ['ZAR 2 760,00', 2760],
      ['ZAR 12 400', 12400],
      ['ZAR 1 450.50', 1450.5],
    ])
    expect(shown('$50 100 questions; €1 250 a year; where two columns may stand side by side none: USD 60 120')).toEqual([
      '$50',
      '€1 250',
    ])
  })

  test('have a currency and a value', () => {
    expect(amountsIn('$1,095 or €1.250,50').map(({ currency, value }) => [currency, value])).toEqual([
      ['USD', 1095],
      ['EUR', 1250.5],
    ])
  })

  test('are found where a flattened table glues them together', () => {
    expect(shown('Renewal$100$50$49.95')).toEqual(['$100', '$50', '$49.95'])
  })

  test('take both ends of a range', () => {
    expect(shown('between $300–$400 or $50 to $75')).toEqual(['$300–400', '$50–75'])
  })

  test('are no wages, no millions, no shares and no plain numbers', () => {
    expect(shown('$45 per hour, $2.5 million, $10k, 40 hours, 2026, +1 703 555 0100, article a $')).toEqual([])
  })

  test("do not take the article before '$' for a currency", () => {
    expect(shown('a $150 fee')).toEqual(['$150'])
  })
})
