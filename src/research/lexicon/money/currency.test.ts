import { describe, expect, test } from 'vitest'
import {
  currenciesIn,
  currencyOf,
  mayBe,
  namesSharedMoney,
  sameCurrency,
  settled,
  signOf,
  statedCurrenciesIn,
} from './currency.ts'

describe('currencies', () => {
  test.each([
    ['US$', 'USD'],
    ['U.S. $', 'USD'],
    ['USD $', 'USD'],
    ['CA $', 'CAD'],
    ['CDN', 'CAD'],
    ['A$', 'AUD'],
    ['HK$', 'HKD'],
    ['EUR €', 'EUR'],
    ['€', 'EUR'],
    ['Rs.', 'Rs'],
    ['Kshs.', 'KES'],
    ['RM', 'MYR'],
    ['R', 'ZAR'],
    ['$', '$'],
    ['¥', '¥'],
    ['kr', 'kr'],
    ['dollars', '$'],
    ['U.S. Dollars', 'USD'],
    ['Canadian dollars', 'CAD'],
    ['pounds', 'GBP'],
    ['Euros', 'EUR'],
    ['points', undefined],
    ['', undefined],
  ])('%s is %s', (written, expected) => {
    expect(currencyOf(written)).toBe(expected)
  })

  test('take what the page says of its bare signs', () => {
    expect([currencyOf('$', 'CAD'), currencyOf('Rs', 'PKR'), currencyOf('US$', 'CAD'), currencyOf('€', 'CAD')]).toEqual([
      'CAD',
      'PKR',
      'USD',
      'EUR',
    ])
    expect([settled('$', 'NZD'), settled('Rs', 'NZD'), settled('$', undefined)]).toEqual(['NZD', 'Rs', '$'])
  })

  test('are the same as the page says, else a bare dollar is the American one', () => {
    expect(sameCurrency('$', 'USD')).toBe(true)
    expect(sameCurrency('$', 'CAD')).toBe(false)
    expect(sameCurrency('$', 'CAD', 'CAD')).toBe(true)
    expect(sameCurrency('$', 'USD', 'CAD')).toBe(false)
    expect(sameCurrency('Rs', 'INR')).toBe(false)
    expect(sameCurrency('Rs', 'INR', 'INR')).toBe(true)
    expect(sameCurrency('EUR', 'GBP')).toBe(false)
    expect(mayBe('Rs')).toContain('LKR')
  })

  test('stand in heads of columns', () => {
    const text = 'Fee (USD), (Rs.) (US $), in Canadian dollars, $ and rupees'
    expect(currenciesIn(text).map(({ start, end, currency }) => [text.slice(start, end), currency])).toEqual([
      ['USD', 'USD'],
      ['Rs.', 'Rs'],
      ['US $', 'USD'],
      ['Canadian dollars', 'CAD'],
      ['$', '$'],
      ['rupees', 'Rs'],
    ])
  })

  test.each([
    ['All fees are in Canadian dollars.', ['CAD']],
    ['Prices are quoted in AUD', ['AUD']],
    ['Fees are in US funds or, in Canada, amounts in CAD', ['USD', 'CAD']],
    ['Fees for Canadian members', []],
  ])('of "%s" are stated', (text, expected) => {
    expect([...statedCurrenciesIn(text)]).toEqual(expected)
  })

  test('are shown by their sign or code', () => {
    expect((['USD', 'CAD', 'EUR', 'ZAR', '$', 'Rs'] as const).map(signOf)).toEqual(['US$', 'C$', '€', 'ZAR ', '$', 'Rs '])
  })
})

test.each([
  ['Fees (UAE dirhams)', ['AED']],
  ['Payable in Tanzania Shillings or US Dollars', ['TZS', 'USD']],
  ['Canadian dollars', ['CAD']],
  ['all in U.A.E. Dirhams', ['AED']],
  ['Shillings', []],
])('%s names %j', (text, expected) => {
  expect(currenciesIn(text).map(({ currency }) => currency)).toEqual(expected)
})

test.each([
  ['in UAE dirhams', false],
  ['in dirhams', true],
  ['in UAE dirhams, abroad in dinars', true],
])('whether %j leaves open whose money it is: %s', (text, open) => {
  expect(namesSharedMoney(text)).toBe(open)
})
