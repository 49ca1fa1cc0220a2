import { expect, test } from 'vitest'
import { isDirectionSign, withoutDirectionSigns } from './direction-signs.ts'

test('direction signs are told from what is seen, and left out of a text', () => {
  const signs = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  expect(Array.from(signs).filter(isDirectionSign)).toHaveLength(12)
  expect(['', 'a', 'א', '\u200d', '\u2060', '\u202f'].filter(isDirectionSign)).toEqual([])
  expect(withoutDirectionSigns(`a${signs}b\u200dc`)).toBe('ab\u200dc')
})
