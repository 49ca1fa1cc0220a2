import { expect, test } from 'vitest'
import { answeredLine, type AnsweredLine, isCalled, withAnswers } from './answered-lines.ts'
import type { Certification } from '../certifications/certification.ts'
import { lineState, type PageEvidence } from '../evidence/evidence.ts'

const author = { by: 'dana', via: 'editor' as const, at: '2026-11-23T09:00:00.000Z' }
const certification = (given: Partial<Certification>): Certification => ({
  name: '',
  summary: '',
  requirements: [],
  validityPeriod: '',
  renewalRequirements: [],
  fees: [],
  ...given,
})
const quoted = (quote: string): PageEvidence => ({
  kind: 'page',
  url: 'https://ewb.example.org/fees',
  readOn: '2026-11-22',
  quote,
  before: '',
  after: '',
  marks: [],
  witness: 'rules',
})
const check = { ...quoted('US$11'), certainty: { verdict: 'check' as const, for: [], against: [] } }
const welder = certification({
  id: 'w',
  name: 'Certified Welder',
  acronym: 'CW',
  fees: ['US$95 test', 'US$11'],
  evidence: { '/fees/0': [quoted('US$95')], '/fees/1': [check] },
})

test('what was decided of lines holds for another reading, wherever they stand there', () => {
  const answers = [...answeredLine(welder, '/fees/1', { kind: 'state' }), ...answeredLine(welder, '/fees/0', { kind: 'remove' })]
  const turned = { ...welder, fees: ['US$11', 'US$95 test'], evidence: { '/fees/0': [check], '/fees/1': [quoted('US$95')] } }
  const [after] = withAnswers([turned], answers, author)
  expect(after?.fees).toEqual(['US$11'])
  expect(lineState(after?.evidence?.['/fees/0'])).toBe('person')
})

test('keeps a confirmed line that the new reading lacks, and drops it if its certification is gone', () => {
  const answers = answeredLine(welder, '/fees/1', { kind: 'state' })
  const [after] = withAnswers([{ ...welder, fees: ['US$95 test'], evidence: {} }], answers, author)
  expect(after?.fees).toEqual(['US$95 test', 'US$11'])
  expect(after?.evidence?.['/fees/1']).toEqual([{ kind: 'person', ...author }])
  expect(withAnswers([], answers, author)).toEqual([])
})

test('names: a right one is stated with its quote behind it, a wrong one goes, one that no page names is kept once', () => {
  const name = (text: string, kind: 'state' | 'remove' | 'keep'): AnsweredLine => ({
    certification: text,
    field: 'name',
    text,
    decision: { kind },
  })
  const keep = [name('Moon Reader', 'keep'), name('Moon Reader', 'keep')]
  const brazer = certification({ name: 'Brazing Programs' })
  const after = withAnswers(
    [welder, brazer],
    [name('Certified Welder (CW)', 'state'), name('Brazing Programs', 'remove'), ...keep],
    author,
  )
  expect(after.map((one) => [one.name, lineState(one.evidence?.['/name'])])).toEqual([
    ['Certified Welder', 'person'],
    ['Moon Reader', 'person'],
  ])
})

test('a certification is called by its name, its short form or both', () => {
  expect(['certified welder', 'CW', 'Certified Welder (CW)', 'Welder'].map((one) => isCalled(welder, one))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
