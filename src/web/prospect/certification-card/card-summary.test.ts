import type { Certification } from '#domain/certification.ts'
import { expect, it } from 'vitest'
import { cardSummary } from './card-summary.ts'

const empty: Certification = { name: 'X', summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }

it.each([
  ['3 years', 'Valid for 3 years'],
  ['5 years, starting with the year after certification', 'Valid for 5 years'],
  ['60 months from the end of the month of certification', 'Valid for 60 months'],
  ['Lifetime', 'Lifetime'],
  ['3-year maintenance interval', '3-year maintenance interval'],
  [' ', 'Validity not stated'],
])('tells the validity %s as %s', (validityPeriod, told) => {
  expect(cardSummary({ ...empty, validityPeriod })[0]).toBe(told)
})

it('prefers the renewal line with a number, and says what is not stated', () => {
  expect(
    cardSummary({
      ...empty,
      renewalRequirements: ['Dues paid', '120 CPE credits over the three years'],
      fees: ['', 'US$749 exam'],
    }),
  ).toEqual(['Validity not stated', '120 CPE credits over the three years', 'US$749 exam'])
  expect(cardSummary(empty)).toEqual(['Validity not stated', 'Renewal not stated', 'Fees not stated'])
})
