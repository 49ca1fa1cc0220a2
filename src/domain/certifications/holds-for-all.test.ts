import { expect, test } from 'vitest'
import type { Certification } from './certification.ts'
import { linesOf } from './certification.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { forAllAmong } from './holds-for-all.ts'

const plain = { summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }
const one: Certification = {
  ...plain,
  name: 'One',
  validityPeriod: '3 years',
  fees: ['US$50 application fee', 'US$300 exam fee'],
}
const other: Certification = {
  ...plain,
  name: 'Other',
  validityPeriod: '3 years',
  fees: ['US$50 application fee'],
  requirements: ['3 years'],
}
const marked = (certification: Certification, among: readonly Certification[]) =>
  linesOf(certification)
    .filter(forAllAmong(among))
    .map(({ text }) => text)

test('a line that every certification has holds for all of them', () => {
  expect(marked(one, [one, other])).toEqual(['3 years', 'US$50 application fee'])
  expect(marked(other, [one, other])).toEqual(['3 years', 'US$50 application fee'])
})

test('so does one that the body says of all, where another has its own', () => {
  const said: Evidence = {
    kind: 'page',
    url: 'https://www.body.example/fees',
    readOn: '2026-11-01',
    quote: 'All exams cost US$300.',
    before: '',
    after: '',
    marks: [[0, 3]],
    witness: 'model',
    forAll: true,
  }
  expect(marked({ ...one, evidence: { '/fees/1': [said] } }, [one, other])).toContain('US$300 exam fee')
})

test('one certification alone has nothing for all', () => {
  expect(marked(one, [one])).toEqual([])
})
