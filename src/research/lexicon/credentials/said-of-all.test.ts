import { expect, test } from 'vitest'
import { exceptsNext, saysOfAll } from './said-of-all.ts'

test.each([
  ['All candidates pay $50.', true],
  ['The fee for each of the three levels is $50.', true],
  ['Both programs renew every year.', true],
  ['Either license may be renewed online.', true],
  ['The CHI costs $50 for all.', false],
  ['All fees are final; the credential lasts a year.', false],
])('%s speaks of all: %s', (sentence, expected) => {
  expect(saysOfAll(sentence)).toBe(expected)
})

test('what stands before a name may except it', () => {
  expect(['Every credential except the ', 'All licenses, other than ', 'Each level of the '].map(exceptsNext)).toEqual([
    true,
    true,
    false,
  ])
})
