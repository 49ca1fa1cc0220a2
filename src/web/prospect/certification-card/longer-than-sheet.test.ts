import type { Certification } from '#domain/certifications/certification.ts'
import { expect, test } from 'vitest'
import { isLongerThanSheet } from './longer-than-sheet.ts'

function withLines(count: number, quote?: string): Certification {
  const requirements = Array.from(
    { length: count },
    (_, index) => `Requirement ${index + 1}: work in the field, a course, an exam`,
  )
  const source = { kind: 'page' as const, url: 'https://isc2.org/cc', readOn: '2026-11-18', before: '', after: '', marks: [] }
  const sourced = quote === undefined ? [] : requirements
  return {
    name: 'Certified Practitioner',
    summary: '',
    requirements,
    validityPeriod: '',
    renewalRequirements: [],
    fees: [],
    evidence: Object.fromEntries(
      sourced.map((_, index) => [`/requirements/${index}`, [{ ...source, quote: quote ?? '', witness: 'rules' as const }]]),
    ),
  }
}

/** The same from stored copies, two of each line. */
function copied(count: number): Certification {
  const source = { kind: 'catalogue' as const, url: 'https://isc2.org/cc', publisher: 'body' as const, readOn: '2026-11-18' }
  const one = withLines(count)
  return {
    ...one,
    evidence: Object.fromEntries(one.requirements.map((_, index) => [`/requirements/${index}`, [source, source]])),
  }
}

test.each([
  ['a few lines', withLines(5, 'All candidates pass an exam.'), false],
  ['what just fits on one', withLines(10, 'All candidates pass an exam, '.repeat(5)), false],
  ['twelve lines with quotes of three rows', withLines(12, 'All candidates pass an exam, '.repeat(8)), true],
  ['thirty lines with a short quote each', withLines(30, 'All candidates pass an exam.'), true],
  ['eight lines with two stored copies each', copied(8), false],
  ['ten lines with two stored copies each', copied(10), true],
  ['thirty lines without a quote', withLines(30), false],
  ['eighty lines without a quote', withLines(80), true],
])('%s', (_, one, longer) => {
  expect(isLongerThanSheet(one)).toBe(longer)
})
