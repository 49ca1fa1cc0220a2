import { expect, it } from 'vitest'
import { knownId } from './known-id.ts'

it('refuses to submit without a share id', () => {
  expect(() => knownId('')).toThrow('No valid ID provided for interest submission')
  expect(() => knownId(' ')).toThrow('No valid ID provided for interest submission')
  expect(knownId('9f3KqT0vYb7mWz2LxR5sNa')).toBe('9f3KqT0vYb7mWz2LxR5sNa')
})
