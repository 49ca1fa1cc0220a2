import { expect, it } from 'vitest'
import { regexParts, withoutParts } from './alternatives.ts'

/** What is left of an expression without each of its parts. */
function withoutEach(source: string): string[] {
  const parts = regexParts(source)
  return parts.map((_, place) => withoutParts(source, parts, new Set([place])))
}

it('takes out one alternative at a time, with the bar beside it', () => {
  expect(withoutEach(String.raw`\b(?:one|two|three)\b`)).toEqual([
    String.raw`\b(?:two|three)\b`,
    String.raw`\b(?:one|three)\b`,
    String.raw`\b(?:one|two)\b`,
  ])
})

it('takes out what must not stand there, and alternatives within alternatives', () => {
  expect(withoutEach('fee(?! waiver)')).toEqual(['fee'])
  expect(withoutEach('a(?:b|c)|d')).toEqual(['a(?:c)|d', 'a(?:b)|d', 'd', 'a(?:b|c)'])
})

it('leaves groups that are captured, bars in classes, and escaped signs as they are', () => {
  expect(withoutEach('(a)|b')).toEqual([])
  expect(withoutEach(String.raw`[|(]\(|x`)).toEqual(['x', String.raw`[|(]\(`])
})

it('leaves nothing that matches of a group without alternatives', () => {
  const source = 'x(?:a|b)'
  expect(new RegExp(withoutParts(source, regexParts(source), new Set([0, 1]))).test('xa')).toBe(false)
})
