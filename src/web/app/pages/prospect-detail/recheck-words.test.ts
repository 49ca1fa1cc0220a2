import { expect, it } from 'vitest'
import { acceptWords } from './recheck-words.ts'

it('tells changes from lines that stand there as before', () => {
  const [changed, renewed] = [{ kind: 'changed' }, { kind: 'renewed' }] as const
  expect(acceptWords([changed, renewed, renewed])).toBe('Accept 1 change and 2 newer readings')
  expect(acceptWords([renewed])).toBe('Accept 1 newer reading')
  expect(acceptWords([changed, { kind: 'proven' }])).toBe('Accept 2 changes')
  expect(acceptWords([])).toBe('Accept 0 changes')
})
