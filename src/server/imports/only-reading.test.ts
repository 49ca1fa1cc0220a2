import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { expect, it } from 'vitest'
import { onlyReading } from './only-reading.ts'

const match = (name: string, rest: Partial<OrganizationMatch> = {}): OrganizationMatch => ({
  name,
  description: '',
  source: 'catalogue',
  reason: 'Its name contains what you typed.',
  detailed: false,
  ...rest,
})
const bar = match('Bar Standards Board', { abbreviation: 'BSB' })
const pmi = match('Project Management Institute', { abbreviation: 'PMI' })

it.each([
  ['Project Management Institute', pmi],
  ['PMI', pmi],
  ['project management', pmi],
  ['PMI (Project Management)', pmi],
  ['Bar Standards', bar],
  ['CISSP', match('ISC2', { reason: 'It awards the CISSP.', closeness: 'same' })],
  ['ANCC', match('Nurses Center', { source: 'wikidata', reason: 'Wikidata knows it as ANCC.', closeness: 'same' })],
  ['ewb.example.org', match('ewb.example.org', { source: 'typed-address', reason: 'You typed this address.' })],
])('%s means the only reading', (typed, only) => {
  expect(onlyReading([only], typed)).toBe(only)
})

it.each([
  ['Foo; bar', bar],
  ['Bar', bar],
  [
    'agencies',
    match('Institute for Credentialing Excellence', {
      reason: 'Its former name National Commission for Health Certifying Agencies contains what you typed.',
      closeness: 'part',
    }),
  ],
  ['level', match('IPMA', { reason: 'It awards the IPMA Level A, which contains what you typed.', closeness: 'part' })],
  ['Foo; bar', match('Bar Standards Board', { source: 'wikidata', reason: 'Wikidata found it for “Foo; bar”.' })],
  [
    'Nurses of Bar',
    match('Bar Standards Board', { source: 'remembered', reason: 'Found on the web earlier for “Nurses of Bar”.' }),
  ],
])('%s is asked about', (typed, weak) => {
  expect(onlyReading([weak], typed)).toBeUndefined()
})

it('takes one of several only where it alone is called so', () => {
  expect(onlyReading([bar, pmi], 'PMI')).toBe(pmi)
  expect(onlyReading([pmi, match('Plastics Makers', { abbreviation: 'PMI' })], 'PMI')).toBeUndefined()
  expect(onlyReading([], 'PMI')).toBeUndefined()
})
