import { expect, test } from 'vitest'
import { pageOf } from '../../verify/example-document.ts'
import { pageCurrency } from './page-currency.ts'

test.each([
  ['what it says its amounts are in', '<p>All figures in INR.</p><p>Books are $30.</p>', 'INR'],
  ['the only one of its amounts', '<p>Application £40. Exam 90.</p><p>Members 80.</p>', 'GBP'],
  ['a country’s money that it names', '<p>Amounts are in UAE dirhams. A course is about USD 900.</p><p>Exam 90.</p>', 'AED'],
  ['where it has none with one, the only one that it names', '<p>To be paid in euros to our account.</p><p>Exam 90.</p>', 'EUR'],
])('bare numbers of a page are of %s', (_, body, currency) => {
  expect(pageCurrency(pageOf(body, 'Fees'))?.currency).toBe(currency)
})

test.each([
  ['amounts of two', '<p>Application £40 or $50. Exam 90.</p>'],
  ['amounts in one and another named', '<p>Prices in AUD. Abroad the exam is €60, all amounts in euros.</p><p>Exam 90.</p>'],
  ['a money of several countries', '<p>Amounts are in dirhams. A course is about USD 900.</p><p>Exam 90.</p>'],
  ['none', '<p>Exam 90.</p>'],
])('a page with %s has no currency for them', (_, body) => {
  expect(pageCurrency(pageOf(body, 'Fees'))).toBeUndefined()
})

test('the currency stands where the page shows it', () => {
  const page = pageOf('<p>Application £40.</p><p>Exam 90.</p>', 'Fees')
  const found = pageCurrency(page)
  expect(page.text.slice(found?.at?.start, found?.at?.end)).toBe('£40')
})

test.each([
  ['board.example.nz', 'Fees', 'NZD'],
  ['www.borough.gov.uk', 'Fees', 'GBP'],
  ['board.example', 'Pharmacy Council of Kenya', 'KES'],
  ['board.example', 'Council of Kenya and Uganda', undefined],
  ['board.example', 'Fees', undefined],
])('on a page of %s, %s, that names no currency they are of its country: %s', (host, title, expected) => {
  const of = (body: string) => pageCurrency({ ...pageOf(body, title), finalUrl: `https://${host}/fees` })
  expect(of('<p>Application 60.</p>')).toEqual(expected === undefined ? undefined : { currency: expected })
  expect(of('<p>Application 60, abroad €70.</p>')?.currency).toBe('EUR')
})
