import { expect, test } from 'vitest'
import type { Certification } from './certification.ts'
import type { CatalogueEvidence, Evidence } from '../evidence/evidence.ts'
import { backingOf } from './backing.ts'

const copy: CatalogueEvidence = { kind: 'catalogue', url: 'https://example.org/1', publisher: 'body', readOn: '2026-10-02' }

test.each([
  [[], 'no-lines'],
  [[[copy]], 'stored-copies'],
  [[[{ kind: 'person', by: 'priya', via: 'editor', at: '' }]], 'people'],
  [[[copy], []], 'mixed'],
] as const)('what stands behind all lines is told of all of them', (lines: readonly (readonly Evidence[])[], backing) => {
  const certification: Certification = {
    name: 'Tester',
    summary: '',
    requirements: [],
    validityPeriod: '',
    renewalRequirements: [],
    fees: lines.map((_, index) => `US$${index}`),
    evidence: Object.fromEntries(lines.map((evidence, index) => [`/fees/${index}`, [...evidence]])),
  }
  expect(backingOf([certification])).toBe(backing)
})
