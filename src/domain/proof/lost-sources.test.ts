import { expect, it } from 'vitest'
import type { Certification } from '../certifications/certification.ts'
import { linesLosingSource } from './lost-sources.ts'

const author = { by: 'priya', via: 'editor' as const, at: '2026-11-21T10:00:00.000Z' }
const source = {
  kind: 'catalogue' as const,
  url: 'https://example.org/',
  publisher: 'body' as const,
  readOn: '2026-11-20',
}
const welder: Certification = {
  id: 'c1',
  name: 'Certified Welder',
  summary: 'For welders.',
  requirements: ['Pass the test.', 'Be 18.'],
  validityPeriod: '3 years',
  renewalRequirements: [],
  fees: ['US$95 test'],
  evidence: { '/name': [source], '/requirements/0': [source], '/validityPeriod': [source], '/fees/0': [source] },
}
const lost = (edited: Partial<Certification>) => linesLosingSource([welder], [{ ...welder, ...edited }], author)

it('counts the lines that stay and lose their source with a new name', () => {
  expect(lost({ name: 'Certified Welding Manager' })).toBe(3)
  expect(lost({ name: 'Certified Welding Manager', fees: ['US$120 test'] })).toBe(2)
})

it.each([
  ['the name is as it was', { fees: ['US$120 test'] }],
  ['the name has another spelling alone', { name: 'CERTIFIED WELDER®' }],
])('counts none where %s', (_, edited) => {
  expect(lost(edited)).toBe(0)
})

it('counts none of a certification that is deleted', () => {
  expect(linesLosingSource([welder], [], author)).toBe(0)
})
