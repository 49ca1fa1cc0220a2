import { expect, test } from 'vitest'
import { fromWhen, fromWhenInHead } from './from-when.ts'

test.each([
  ['Effective January 2027, the exam fee will be US$350.', 'January 2027'],
  ['The fee increases to $400 on 1 July 2026.', '1 July 2026'],
  ['Prices will increase to $500 starting in Jan. 15, 2028.', 'Jan. 15, 2028'],
  ['The exam fee will be $300 in 2027', '2027'],
  ['Beginning March 3rd, 2027, new fees apply: $80', 'March 3rd, 2027'],
  ['The fee is $300, down from $200 in 2019.', undefined],
  ['The exam will be held in Boston: $300', undefined],
])('%s', (sentence, when) => {
  expect(fromWhen(sentence)).toBe(when)
})

test.each([
  ['Fee from 1 January 2027', '1 January 2027'],
  ['Effective July 1, 2026', 'July 1, 2026'],
  ['2026 fee', undefined],
])('head %s', (head, when) => {
  expect(fromWhenInHead(head)).toBe(when)
})
