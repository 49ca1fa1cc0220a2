import { expect, test } from 'vitest'
import { certaintyOf } from './certainty.ts'
import { signsOfLikelihood } from './signs.ts'

test('a line that is clearly a fact and clearly of its certification says so', () => {
  expect(signsOfLikelihood(0.9, 0.97, [0.97, 0.02])).toEqual(['clear-line', 'clearly-its', 'nobody-elses'])
})

test('a line that is hardly a fact, or may be of two certifications, says so', () => {
  expect(signsOfLikelihood(0.35, 0.6, [0.6, 0.5])).toEqual(['doubtful-line', 'very-doubtful-line'])
})

test('what is said of all is clearly of none', () => {
  expect(signsOfLikelihood(0.7, undefined, [])).toEqual(['nobody-elses'])
})

test('the reader is surer of a requirement that reads like one than of one that hardly does', () => {
  const verdict = (likely: number) =>
    certaintyOf('requirements', [{ documentId: '', signs: signsOfLikelihood(likely, 0.97, [0.97]) }])?.verdict
  expect([verdict(0.9), verdict(0.3)]).toEqual(['sure', 'check'])
})
