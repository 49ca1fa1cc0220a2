import { type Certification, linesOf } from '#domain/certifications/certification.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { expect, it } from 'vitest'
import { doubtLast, endName, endWords, proofCount, proofInWords, sourcesOf } from './line-words.ts'

const page: Evidence = {
  kind: 'page',
  url: 'https://isc2.org/cissp',
  readOn: '2026-11-18',
  quote: 'US$749',
  before: '',
  after: '',
  marks: [],
  witness: 'rules',
}
const catalogue: Evidence = { kind: 'catalogue', url: 'https://isc2.org/fees', publisher: 'body', readOn: '2026-10-02' }
const priya: Evidence = { kind: 'person', by: 'Priya, NBCOT', via: 'editor', at: '2026-11-12T12:00:00.000Z' }

function certification(evidence: Record<string, Evidence[]>): Certification {
  const fees = Object.keys(evidence).map((_, index) => `Fee ${index}`)
  return { name: 'CISSP', summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees, evidence }
}

const mixed = certification({
  '/fees/0': [page],
  '/fees/1': [],
  '/fees/2': [
    { ...catalogue, says: 'US$100' },
    { ...page, says: 'US$120' },
  ],
  '/fees/3': [priya],
  '/fees/4': [catalogue],
})

it('says at the end of a line what stands behind it', () => {
  expect(linesOf(mixed).map((line) => endWords(line, 'sam'))).toEqual([
    undefined,
    'Not confirmed',
    '2 answers',
    'Priya, NBCOT, 12 Nov',
    'Stored copy, undated',
  ])
  const [proven, , , stated] = linesOf(mixed)
  if (proven === undefined || stated === undefined) throw new Error('two lines expected')
  expect(endWords(stated, 'Priya, NBCOT')).toBe('Stated by you')
  expect(endName(proven, 'sam')).toBe('Quote for: Fee 0')
  expect(endName(stated, 'sam')).toBe('Priya, NBCOT, 12 Nov: Fee 3')
})

it('puts lines in doubt last and keeps the order otherwise', () => {
  expect(doubtLast(linesOf(mixed)).map(({ text }) => text)).toEqual(['Fee 0', 'Fee 3', 'Fee 4', 'Fee 1', 'Fee 2'])
})

it('opens the newest source first', () => {
  expect(sourcesOf([catalogue, page]).map(({ readOn }) => readOn)).toEqual(['2026-11-18', '2026-10-02'])
})

it('counts what is backed, and never passes the catalogue off as live', () => {
  expect(proofCount(mixed)).toEqual({ short: '3 of 5', full: '3 of 5 backed and not disputed' })
  expect(proofCount(certification({ '/fees/0': [page], '/fees/1': [] })).full).toBe('1 of 2 on the page')
  expect(proofCount(certification({ '/fees/0': [catalogue] })).full).toBe('1 of 1 from stored copies')
  expect(proofCount(certification({})).short).toBe('Named, not detailed')
  expect(proofInWords(mixed)).toBe(
    '1 on the page, 1 stated by a person, 1 from a stored copy, 1 not confirmed, 1 with sources that disagree',
  )
})
