import { expect, test } from 'vitest'
import type { Certification } from '../certifications/certification.ts'
import { type LineDecision, withDecision } from './line-decision.ts'

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

/** What becomes of the only certification. */
function decided(one: Certification, pointer: string, decision: LineDecision, by: typeof author): Certification {
  const [after] = withDecision([one], { certification: one, pointer }, decision, by)
  if (after === undefined) throw new Error('The certification is gone.')
  return after
}

test('a line that is stated is its author’s word, and nothing else changes', () => {
  expect(decided(certification, '/fees/1', { kind: 'state' }, author)).toEqual({
    ...certification,
    evidence: { ...certification.evidence, '/fees/1': [{ kind: 'person', ...author }] },
  })
})

const source = { kind: 'catalogue' as const, url: 'https://example.org/fees', publisher: 'body' as const, readOn: '2026-10-02' }

test('keeps the chosen answer and its sources when sources disagree', () => {
  const disagreeing: Certification = {
    ...certification,
    fees: ['US$314 exam or US$350 exam'],
    evidence: {
      '/fees/0': [
        { ...source, says: 'US$314 exam' },
        { ...source, url: 'https://example.org/handbook', says: 'US$350 exam' },
      ],
    },
  }
  const picked = decided(disagreeing, '/fees/0', { kind: 'pick', answer: 'US$350 exam' }, author)
  expect(picked.fees).toEqual(['US$350 exam'])
  expect(picked.evidence).toEqual({ '/fees/0': [{ ...source, url: 'https://example.org/handbook', says: 'US$350 exam' }] })
  expect(decided(disagreeing, '/fees/0', { kind: 'pick', answer: 'US$1' }, author)).toEqual(disagreeing)
})

test('a line that is removed goes, and the others keep what stands behind them', () => {
  expect(decided(certification, '/fees/1', { kind: 'remove' }, author)).toEqual({
    ...certification,
    fees: ['US$5 exam', 'US$2 copy'],
    evidence: { '/fees/1': [{ kind: 'person', ...author }] },
  })
  expect(decided(certification, '/validityPeriod', { kind: 'remove' }, author).validityPeriod).toBe('')
})
