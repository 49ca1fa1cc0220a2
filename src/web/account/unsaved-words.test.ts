import { expect, it } from 'vitest'
import { wordsOf } from './unsaved-words.ts'

it('says what signing out would lose, and nothing where it loses nothing', () => {
  expect(wordsOf({ changes: 0, results: 0 })).toBeUndefined()
  expect(wordsOf({ changes: 1, results: 0 })).toBe('1 change')
  expect(wordsOf({ changes: 0, results: 1 })).toBe('1 unsaved result')
  expect(wordsOf({ changes: 1200, results: 2 })).toBe('1,200 changes and 2 unsaved results')
})
