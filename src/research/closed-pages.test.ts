import type { Certification } from '#domain/certification.ts'
import { expect, test } from 'vitest'
import { withClosedPages } from './closed-pages.ts'

const site = 'https://ewb.example.org'
const page = `${site}/cw`
const words = { quote: 'Pass a test.', before: '', after: '', witness: 'rules' } as const
const welder: Certification = {
  name: 'Certified Welder',
  acronym: 'CW',
  summary: '',
  requirements: ['A test'],
  validityPeriod: '',
  renewalRequirements: [],
  fees: [],
  evidence: { '/requirements/0': [{ kind: 'page', url: page, readOn: '2026-11-20', marks: [], ...words }] },
}
const closedTo = (links: { url: string; text: string }[], skipped: 'robots' | 'not-found' = 'robots', on = page) =>
  withClosedPages([welder], new Map([[on, links]]), [{ url: `${site}/closed`, skipped }])[0]?.notAllowed

test('a field is told as closed to programs where a link that is named for it leads to a page that may not be read', () => {
  expect(closedTo([{ url: `${site}/closed#rules`, text: 'CW renewal rules' }])).toEqual(['renewalRequirements'])
  expect(closedTo([{ url: `${site}/closed`, text: 'Fees' }])).toEqual(['fees'])
})

test('so are all fields without a line where the certification’s own page may not be read', () => {
  const link = { url: `${site}/closed`, text: 'Certified Welder (CW)' }
  expect(closedTo([link])).toEqual(['validityPeriod', 'renewalRequirements', 'fees'])
  expect(closedTo([link], 'robots', `${site}/`)).toEqual(['validityPeriod', 'renewalRequirements', 'fees'])
})

test('nothing is told of fields with a line, of other links, of pages about something else, or of pages missing for another reason', () => {
  expect(closedTo([{ url: `${site}/closed`, text: 'Eligibility requirements' }])).toBeUndefined()
  expect(closedTo([{ url: `${site}/closed`, text: 'Members' }])).toBeUndefined()
  expect(closedTo([{ url: `${site}/open`, text: 'Fees' }])).toBeUndefined()
  expect(closedTo([{ url: `${site}/closed`, text: 'Fees' }], 'robots', `${site}/other`)).toBeUndefined()
  expect(closedTo([{ url: `${site}/closed`, text: 'Fees' }], 'not-found')).toBeUndefined()
})
