import type { Certification } from '#domain/certifications/certification.ts'
import { gapOf } from '#domain/proof/empty-field.ts'
import type { SkipReason } from '#domain/lookups/lookup.ts'
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
const noted = (links: { url: string; text: string }[], skipped: SkipReason, on = page) =>
  withClosedPages([welder], new Map([[on, links]]), [{ url: `${site}/closed`, skipped }])[0]
const closedTo = (links: { url: string; text: string }[], skipped: SkipReason = 'robots', on = page) =>
  noted(links, skipped, on)?.notAllowed

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

test.each([
  ['robots', 'not-allowed'],
  ['blocked', 'not-allowed'],
  ['sign-in', 'not-allowed'],
  ['script-only', 'not-readable'],
  ['scanned', 'not-readable'],
  ['unreachable', 'no-answer'],
  ['not-found', 'not-found'],
] as const)('of a page not read because of %s the field is told as %s', (reason, gap) => {
  const certification = noted([{ url: `${site}/closed`, text: 'CW exam fees' }], reason)
  expect(certification && gapOf(certification, 'fees')).toBe(gap)
  expect(certification && gapOf(certification, 'renewalRequirements')).toBe('not-found')
})
