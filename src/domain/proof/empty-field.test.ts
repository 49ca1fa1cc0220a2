import { describe, expect, it, test } from 'vitest'
import type { Certification } from '../certifications/certification.ts'
import type { CatalogueEvidence, Evidence, PageEvidence, PersonEvidence } from '../evidence/evidence.ts'
import { type Gap, gapOf, leftOutOf, standingsIn } from './empty-field.ts'

const page: PageEvidence = {
  kind: 'page',
  url: 'https://example.org/exam',
  readOn: '2026-11-20',
  quote: 'Pass the exam.',
  before: '',
  after: '',
  marks: [],
  witness: 'rules',
}
const copy: CatalogueEvidence = { kind: 'catalogue', url: 'https://example.org/exam', publisher: 'body', readOn: '2026-10-02' }
const person: PersonEvidence = { kind: 'person', by: 'priya', via: 'editor', at: '2026-11-21T10:00:00.000Z' }

const byModel: PageEvidence = { ...page, witness: 'model' }

function certification(fields: Partial<Certification> = {}): Certification {
  return { name: 'Tester', summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [], ...fields }
}

function behind(...evidence: Evidence[]): Certification {
  return certification({ requirements: ['Pass the exam.'], evidence: { '/requirements/0': evidence } })
}

test.each([
  ['the built-in reader read the page', behind(page), 'not-found'],
  ['a model answered for the page', behind(byModel), 'not-stated'],
  ['the built-in reader read one page and a model another', behind(byModel, page), 'not-found'],
  ['a page names it', certification({ evidence: { '/name': [page] } }), 'not-found'],
  ['a page and a stored copy say a line', behind(copy, byModel), 'not-stated'],
  ['a person wrote over a line of a page', behind({ ...person, before: { text: 'Sit it.', evidence: [page] } }), 'not-found'],
  ['a page of it is closed to programs', { ...behind(page), notAllowed: ['fees'] }, 'not-allowed'],
  ['a page of it shows no text', { ...behind(page), notReadable: ['fees'] }, 'not-readable'],
  ['a page of it did not answer', { ...behind(page), noAnswer: ['fees'] }, 'no-answer'],
  ['one page of it is closed and another silent', { ...behind(page), notAllowed: ['fees'], noAnswer: ['fees'] }, 'not-allowed'],
  ['only a stored copy is known', behind(copy), 'not-read'],
  ['only a document was given', behind({ ...page, witness: 'person' }), 'not-read'],
  ['only a person stated it', behind(person), 'not-read'],
  ['nothing is known', certification(), 'not-read'],
  ['its lines were taken out', { ...behind(page), leftOut: ['fees'] }, 'left-out'],
] satisfies [string, Certification, Gap][])('when %s, an empty field is told as such', (_, known, gap) => {
  expect(gapOf(known, 'fees')).toBe(gap)
})

test.each([
  ['Lifetime (does not expire)', page, 'no-expiry'],
  ['It never expires', byModel, 'no-expiry'],
  ['Lifetime', page, 'not-found'],
  ['Lifetime (does not expire)', copy, 'not-read'],
] satisfies [string, Evidence, Gap][])(
  'the renewal of what is valid for “%s” is not called missed where nothing expires',
  (period, one, gap) => {
    expect(gapOf({ ...behind(one), validityPeriod: period }, 'renewalRequirements')).toBe(gap)
  },
)

test('while pages are read, nothing is said of what they state; what a person took out stays taken out', () => {
  expect(gapOf(behind(page), 'fees', true)).toBe('still-reading')
  expect(gapOf({ ...behind(page), notAllowed: ['fees'] }, 'fees', true)).toBe('still-reading')
  expect(gapOf({ ...behind(page), leftOut: ['fees'] }, 'fees', true)).toBe('left-out')
})

describe('leftOutOf', () => {
  const source = (evidence: Evidence[]) => certification({ fees: ['US$5'], evidence: { '/fees/0': evidence } })

  it('notes a field whose sourced lines are gone, and keeps the note', () => {
    expect(leftOutOf(certification(), undefined, source([page]))).toEqual(['fees'])
    expect(leftOutOf(certification(), { ...certification(), leftOut: ['fees'] }, undefined)).toEqual(['fees'])
  })

  it('notes nothing that has a line again, that nothing stood behind, or that a person alone had stated', () => {
    expect(leftOutOf(source([person]), { ...certification(), leftOut: ['fees'] }, source([page]))).toEqual([])
    expect(leftOutOf(certification(), undefined, source([]))).toEqual([])
    expect(leftOutOf(certification(), undefined, source([person]))).toEqual([])
  })
})

test('everything that is told of some certifications is known, for their legend', () => {
  const full = { ...behind(page), validityPeriod: '1 year', renewalRequirements: ['A test'], fees: ['US$5'] }
  expect(standingsIn([full])).toEqual(new Set(['on-the-page', 'not-confirmed']))
  expect(standingsIn([behind(page), behind(copy)])).toEqual(new Set(['on-the-page', 'not-found', 'catalogue', 'not-read']))
})
