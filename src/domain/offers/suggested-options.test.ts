import { expect, it } from 'vitest'
import type { Certification } from '../certifications/certification.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { suggestedOptions, suggestionWords } from './suggested-options.ts'

const page = (quote: string, witness: 'rules' | 'person' = 'rules'): Evidence => ({
  kind: 'page',
  url: 'https://www.aws.org/exam',
  readOn: '2026-11-20',
  quote,
  before: '',
  after: '',
  marks: [],
  witness,
})
const copy = (publisher: 'body' | 'third-party'): Evidence => ({
  kind: 'catalogue',
  url: 'https://www.aws.org/exam',
  publisher,
  readOn: '2026-10-02',
})

function program(line: string, evidence: Evidence[]): Certification {
  const empty = { name: 'X', summary: '', validityPeriod: '', renewalRequirements: [], fees: [] }
  return { ...empty, requirements: [line], evidence: { '/requirements/0': evidence } }
}

const told = (line: string, evidence: Evidence[]) => suggestedOptions([program(line, evidence)]).map(suggestionWords)

it('suggests the option that a sentence of the page speaks for, with the sentence', () => {
  const quote = 'Exams are taken at Pearson  VUE test centers.'
  expect(suggestedOptions([program('Pass the exam', [page(quote)])])).toEqual([
    { part: 'pearson', named: 'Pearson VUE', words: quote, from: 'page', url: 'https://www.aws.org/exam', readOn: '2026-11-20' },
  ])
})

it.each([
  ['Holders get a digital badge by Credly.', 'Your page names Credly'],
  ['Badges are issued through Accredible.', 'Your page names Accredible'],
  ['We issue Open Badges to holders.', 'Your page names Open Badges'],
  ['Every holder gets a digital badge.', 'Your page names a digital badge'],
])('suggests Social Sharing for “%s”', (quote, words) => {
  expect(told('Pass the exam', [page(quote)])).toEqual([words])
})

it('says of a stored copy that it is one', () => {
  expect(told('Exam at Pearson VUE', [copy('body')])).toEqual(['A stored copy of your page names Pearson VUE'])
})

it.each([
  ['Exams are taken at PSI test centers.', [page('Exams are taken at PSI test centers.')]],
  ['Exam no longer at Pearson VUE', [page('Exams are no longer taken at Pearson VUE.')]],
  ['Exam at Pearson VUE', []],
  ['Exam at Pearson VUE', [copy('third-party')]],
  ['Exam at Pearson VUE', [page('Exam at Pearson VUE', 'person')]],
  ['A badge', [page('Wear your name badge on the day of the exam.')]],
] satisfies [string, Evidence[]][])('suggests nothing for “%s” (%#)', (line, evidence) => {
  expect(told(line, evidence)).toEqual([])
})

it('suggests an option once, by a sentence of a page before a stored copy', () => {
  const two = [
    program('At Pearson VUE', [copy('body')]),
    program('Exam', [page('Book at Pearson VUE.'), page('Pearson VUE too.')]),
  ]
  expect(suggestedOptions(two).map(({ words }) => words)).toEqual(['Book at Pearson VUE.'])
})
