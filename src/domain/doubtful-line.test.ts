import { expect, test } from 'vitest'
import type { Certification } from './certification.ts'
import { withDecision } from './doubtful-line.ts'

const author = { by: 'priya', via: 'editor' as const, at: '2026-11-21T10:00:00.000Z' }
const certification: Certification = {
  name: 'Tester',
  summary: '',
  requirements: [],
  validityPeriod: '3 years',
  renewalRequirements: [],
  fees: ['US$5 exam', 'US$1 late fee', 'US$2 copy'],
  evidence: { '/fees/2': [{ kind: 'person', ...author }] },
}

test('a line that is stated is its author’s word, and nothing else changes', () => {
  expect(withDecision(certification, '/fees/1', 'state', author)).toEqual({
    ...certification,
    evidence: { ...certification.evidence, '/fees/1': [{ kind: 'person', ...author }] },
  })
})

test('a line that is removed goes, and the others keep what stands behind them', () => {
  expect(withDecision(certification, '/fees/1', 'remove', author)).toEqual({
    ...certification,
    fees: ['US$5 exam', 'US$2 copy'],
    evidence: { '/fees/1': [{ kind: 'person', ...author }] },
  })
  expect(withDecision(certification, '/validityPeriod', 'remove', author).validityPeriod).toBe('')
})
