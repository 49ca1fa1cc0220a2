import type { Certification } from '#domain/certifications/certification.ts'
import type { Evidence, PageEvidence } from '#domain/evidence/evidence.ts'
import { expect, it } from 'vitest'
import { provenanceOf } from './provenance.ts'

function page(url: string, readOn: string): PageEvidence {
  return { kind: 'page', url, readOn, quote: 'A', before: '', after: '', marks: [], witness: 'rules' }
}
const given: Evidence = { ...page('https://nbcot.org/x', '2026-11-12'), witness: 'person', givenBy: 'the sender' }
const listed: Evidence = { kind: 'catalogue', url: 'https://nbcot.org', publisher: 'body', readOn: '2026-10-02' }
const stated: Evidence = { kind: 'person', by: 'Priya', via: 'editor', at: '2026-11-12T10:00:00.000Z' }

function certification(...evidence: Evidence[]): Certification {
  return {
    name: 'X',
    summary: '',
    requirements: [],
    validityPeriod: '',
    renewalRequirements: [],
    fees: evidence.map((_, index) => `US$${index}`),
    evidence: Object.fromEntries(evidence.map((one, index) => [`/fees/${index}`, [one]])),
  }
}

it.each([
  [[page('https://www.nbcot.org/renew', '2026-11-12')], 'Read from nbcot.org on 12 Nov 2026.'],
  [
    [page('https://a.org', '2026-11-10'), page('https://nbcot.org/x', '2026-11-12'), page('https://nbcot.org/y', '2026-11-11')],
    'Read from nbcot.org and 1 other site between 10 Nov 2026 and 12 Nov 2026.',
  ],
  [[given], 'From a document given by the sender.'],
  [[listed], 'From a stored copy of the page, undated. Not read live.'],
  [
    [listed, page('https://nbcot.org', '2026-11-12')],
    'Some lines are read from nbcot.org on 12 Nov 2026. Some lines are from a stored copy of the page, undated, and were not read live.',
  ],
  [[stated], ''],
  [[stated, given], 'Some lines are from a document given by the sender. Some lines are stated by a person.'],
  [[], ''],
])('tells where lines come from (%#)', (evidence, told) => {
  expect(provenanceOf([certification(...evidence)])).toBe(told)
})

it('takes evidence of no line for nothing', () => {
  const orphan = { ...certification(listed), fees: [''] }
  expect(provenanceOf([orphan])).toBe('')
})
