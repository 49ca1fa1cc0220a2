import { describe, expect, test } from 'vitest'
import { distance } from './edit-distance.ts'

describe('distance', () => {
  test.each([
    ['', 'ab', 2],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['abcd', 'bd', 2],
    ['kitten', 'sitting', 3],
  ])('%s to %s', (a, b, steps) => {
    expect(distance(a, b, 5)).toBe(steps)
    expect(distance(b, a, 5)).toBe(steps)
  })

  test('stops counting above the most', () => {
    expect(distance('kitten', 'sitting', 1)).toBe(2)
    expect(distance('a', 'abcdefgh', 2)).toBe(3)
  })
})
