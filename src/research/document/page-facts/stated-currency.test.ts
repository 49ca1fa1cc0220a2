import { expect, test } from 'vitest'
import { pageOf } from '../../verify/example-document.ts'
import { statedCurrency } from './stated-currency.ts'

const of = (body: string) => statedCurrency(pageOf(body, 'Fees'))?.currency

test.each([
  ['<p>All figures in INR. GST extra.</p>', 'INR'],
  ['<h2>Charges (NZD)</h2><p>See below.</p>', 'NZD'],
  ['<p>Your tier is that of your country. All are in US dollars.</p><p>A rescore is USD 100.</p>', 'USD'],
  ['<p>Alle Preise in Euro zzgl. gesetzlicher MwSt.</p>', 'EUR'],
])('%s says the currency of all amounts: %s', (body, currency) => {
  expect(of(body)).toBe(currency)
})

test.each([
  ['an amount with its currency', '<p>The fee is 50 euros.</p>'],
  ['a word in another sentence', '<p>We met at the Euro Hall.</p>'],
  ['two currencies', '<p>Fees in USD.</p><p>Fees in EUR for Europe.</p>'],
])('%s says none', (_, body) => {
  expect(of(body)).toBeUndefined()
})
