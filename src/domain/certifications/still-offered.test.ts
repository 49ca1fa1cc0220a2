import { expect, it } from 'vitest'
import { offeredCount, offeredFirst } from './still-offered.ts'

it.each([
  [0, 0, '0 credential programs found'],
  [1, 0, '1 credential program found'],
  [3, 0, '3 credential programs found'],
  [3, 1, '3 credential programs found, plus 1 no longer offered'],
  [1, 2, '1 credential program found, plus 2 no longer offered'],
  [0, 1, '1 credential program found, no longer offered'],
  [0, 2, '2 credential programs found, no longer offered'],
])('%i on offer and %i closed: %s', (offered, closed, words) => {
  const all = [...Array.from({ length: offered }, () => ({})), ...Array.from({ length: closed }, () => ({ retired: true }))]
  expect(offeredCount(all, 'credential program', ' found')).toBe(words)
})

it('puts what is on offer before what is closed, each in its order', () => {
  const named = (name: string, retired?: boolean) => ({ name, ...(retired !== undefined && { retired }) })
  const all = [named('a', true), named('b'), named('c', true), named('d', false)]
  expect(offeredFirst(all).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c'])
})
