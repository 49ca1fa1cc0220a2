import type { Certification } from '#domain/certifications/certification.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { expect, it } from 'vitest'
import { cardSummary } from './card-summary.ts'

const source: Evidence = { kind: 'catalogue', url: 'https://isc2.org', publisher: 'body', readOn: '2026-10-02' }

const page: Evidence = {
  kind: 'page',
  url: 'https://isc2.org/fees',
  readOn: '2026-11-18',
  quote: 'US$749',
  before: '',
  after: '',
  marks: [],
  witness: 'rules',
}

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
])('tells the validity %s as %s', (validityPeriod, told) => {
  expect(cardSummary(certification({ validityPeriod }))[0]).toBe(told)
})

it('prefers the renewal line with a number, and says why a fact is missing; nothing of one that is named alone', () => {
  const renewalRequirements = ['Dues paid', '120 CPE credits over the three years']
  expect(cardSummary(certification({ renewalRequirements, fees: ['', 'US$749 exam'] }))).toEqual([
    'Validity: not read yet',
    '120 CPE credits over the three years',
    'US$749 exam',
  ])
  const read = { ...certification({ fees: ['US$749 exam'] }), evidence: { '/fees/0': [page] } }
  expect(cardSummary(read)[0]).toBe('Validity: not found on the pages read')
  expect(cardSummary(read, true)[0]).toBe('Validity: still reading')
  expect(cardSummary(certification({}))).toEqual([])
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
  const disputed = [
    { ...source, says: '3 years' },
    { ...source, says: '2 years' },
  ]
  expect(cardSummary({ ...doubtful, evidence: { '/validityPeriod': disputed } })[0]).toBe('Validity: sources disagree')
  expect(cardSummary({ ...doubtful, evidence })).toEqual(['Validity: not confirmed', 'Renewal: not read yet', 'US$599 exam'])
})

it.each([
  ['To renew, complete 20 hours of continuing education each year.', 'Complete 20 hours of continuing education each year.'],
  ['To renew, holders complete 20 hours of education, pay the fee, and sign the code', 'Holders complete 20 hours of education…'],
  ['To renew, pay US$45', 'To renew, pay US$45'],
])('says something of the renewal line %s', (line, told) => {
  expect(cardSummary(certification({ renewalRequirements: [line] }))[1]).toBe(told)
})
