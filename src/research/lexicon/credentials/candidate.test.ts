import { describe, expect, test } from 'vitest'
import { personsIn } from './candidate.ts'

describe('people', () => {
  test.each<[string, string[]]>([
    ['Candidates apply; registrants renew', ['seeks Candidates', 'holds registrants']],
    ['Certified persons and other persons', ['holds Certified persons', 'anyone persons']],
    ['certificate holders', ['holds certificate holders']],
    ['the candidacy of a member', []],
  ])('in "%s"', (text, expected) => {
    expect(personsIn(text).map(({ role, start, end }) => `${role} ${text.slice(start, end)}`)).toEqual(expected)
  })
})
