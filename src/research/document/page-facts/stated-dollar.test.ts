import { expect, test } from 'vitest'
import { pageOf } from '../../verify/example-document.ts'
import { statedDollar } from './stated-dollar.ts'

const of = (host: string, title: string, body = '<p>Exam: 450</p>') =>
  statedDollar({ ...pageOf(body, title), finalUrl: `https://${host}/fees` })

test.each([
  ['www.board.ch', 'Fees', 'CHF'],
  ['board.rw', 'Fees', 'RWF'],
  ['board.example', 'Board of Surveyors of Senegal', 'XOF'],
  ['board.example', 'Cameroon Board of Surveyors', 'XAF'],
  ['board.no', 'Fees', 'NOK'],
  ['board.example', 'Board of Surveyors of Botswana', 'BWP'],
  ['board.example', 'Philippine Board of Surveyors', 'PHP'],
  ['board.example', 'Kenya Board of Surveyors', 'KES'],
  ['board.ma', 'Fees', 'MAD'],
])('the page of %s, %s, means its own country by a sign of several: %s', (host, title, expected) => {
  expect(of(host, title)).toBe(expected)
  // What it says of American dollars is of other amounts.
  expect(of(host, title, '<p>From abroad: US$ 50</p>')).toBe(expected)
})

test('a page of two such countries, or of none, means none', () => {
  expect(of('board.example', 'Board of Surveyors of Kenya and Uganda')).toBeUndefined()
  expect(of('board.example', 'Board of Surveyors')).toBeUndefined()
})

test('a page that says whose dollar it means is asked for nothing else', () => {
  expect(of('board.ca', 'Swiss Board of Surveyors')).toBe('CAD')
  expect(of('board.example', 'Swiss Board', '<p>All fees are in Canadian dollars.</p>')).toBe('CAD')
})
