import type { Certification } from '#domain/certification.ts'
import type { Evidence } from '#domain/evidence.ts'
import { expect, it } from 'vitest'
import { cardSummary } from './card-summary.ts'

const source: Evidence = { kind: 'catalogue', url: 'https://isc2.org', publisher: 'body', readOn: '2026-10-02' }

function certification(facts: Partial<Pick<Certification, 'validityPeriod' | 'renewalRequirements' | 'fees'>>): Certification {
  const { validityPeriod = '', renewalRequirements = [], fees = [] } = facts
  const pointers = [
    '/validityPeriod',
    ...renewalRequirements.map((_, index) => `/renewalRequirements/${index}`),
    ...fees.map((_, index) => `/fees/${index}`),
  ]
  const evidence = Object.fromEntries(pointers.map((pointer) => [pointer, [source]]))
  return { name: 'X', summary: '', requirements: [], validityPeriod, renewalRequirements, fees, evidence }
}

it.each([
  ['3 years', 'Valid for 3 years'],
  ['5 years, starting with the year after certification', 'Valid for 5 years'],
  ['60 months from the end of the month of certification', 'Valid for 60 months'],
  ['Lifetime', 'Lifetime'],
  ['3-year maintenance interval', '3-year maintenance interval'],
  [' ', 'Validity not stated'],
])('tells the validity %s as %s', (validityPeriod, told) => {
  expect(cardSummary(certification({ validityPeriod }))[0]).toBe(told)
})

it('prefers the renewal line with a number, and says what is not stated', () => {
  const renewalRequirements = ['Dues paid', '120 CPE credits over the three years']
  expect(cardSummary(certification({ renewalRequirements, fees: ['', 'US$749 exam'] }))).toEqual([
    'Validity not stated',
    '120 CPE credits over the three years',
    'US$749 exam',
  ])
  expect(cardSummary(certification({}))).toEqual(['Validity not stated', 'Renewal not stated', 'Fees not stated'])
})

it.each([
  ['US$135 annual maintenance, one fee however many are held', 'US$135 annual maintenance…'],
  ['US$535 application (APTA members, early bird; US$635 later)', 'US$535 application (APTA members, early bird; US$635 later)'],
  [
    '1,000 hours of clinical practice and 100 hours of education, 25 of them pharmacology',
    '1,000 hours of clinical practice and 100 hours of education…',
  ],
])('shortens %s', (fee, told) => {
  expect(cardSummary(certification({ fees: [fee] }))[2]).toBe(told)
})

it('tells no line in doubt as a fact', () => {
  const doubtful = certification({ validityPeriod: '3 years', fees: ['US$749 exam', 'US$599 exam'] })
  const evidence = { ...doubtful.evidence, '/validityPeriod': [], '/fees/0': [] }
  expect(cardSummary({ ...doubtful, evidence })).toEqual(['Validity in doubt', 'Renewal not stated', 'US$599 exam'])
})
