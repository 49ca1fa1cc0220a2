import { describe, expect, test } from 'vitest'
import { looksLikePrice, placeholdersIn, saysFree, saysPaid, withoutPriceNoun } from './price.ts'

describe('prices', () => {
  test.each([
    ['Free', ['free']],
    ['no additional charge', ['free']],
    ['Included', ['included']],
    ['waived; TBD; N/A', ['waived', 'unknown', 'inapplicable']],
    ['carefree', []],
  ])('may be replaced by words: %s', (text, expected) => {
    expect(placeholdersIn(text).map(({ says }) => says)).toEqual(expected)
  })

  test.each([
    'There is no fee for recertification.',
    'ACH and checks carry no processing fee.',
    'Sending documents in for review costs nothing.',
    'Student educators are not charged until they qualify.',
    'Group members do not pay the application fee.',
    'Members pay $99 for the first and nothing for the others.',
    'No additional application fee is due',
    'Nil',
    'this fee is waived',
    'Fee: none',
    'Renewal fee (members) – None.',
    'Renewal fee | None',
  ])('may be nothing: %s', (text) => {
    expect(saysFree(text)).toBe(true)
  })

  test.each([
    'The fee is $95.',
    'There is nothing to renew.',
    'carefree',
    'Fees are not refundable.',
    'no exam',
    'Fee: none of these is paid back',
    'Late fee: $20. Exceptions: none',
  ])('are not nothing: %s', (text) => {
    expect(saysFree(text)).toBe(false)
  })

  test.each(['$405', 'US$1,095 *', '1 250 €', 'Rs. 500/- (Rupees Five Hundred only)', 'Free', 'N/A', 'no charge', '–'])(
    'may be all of a cell: %s',
    (text) => {
      expect(looksLikePrice(text)).toBe(true)
    },
  )

  test.each(['Examination: $300', 'Members', 'Free retake', 'The fee is $300. It is due in May.', '2026', ''])(
    'are not all of a cell: %s',
    (text) => {
      expect(looksLikePrice(text)).toBe(false)
    },
  )
})

test('a text may say that something is paid, and words may end in a noun of prices', () => {
  expect(['Tuition: 300', 'Payable in May: 50', 'Score: 300'].map(saysPaid)).toEqual([true, true, false])
  expect(['Exam fee', 'Annual charges', 'Exam'].map(withoutPriceNoun)).toEqual(['Exam', 'Annual', 'Exam'])
})
