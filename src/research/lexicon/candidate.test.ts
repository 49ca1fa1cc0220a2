import { describe, expect, test } from 'vitest'
import { personSource, personsIn } from './candidate.ts'

describe('people', () => {
  test.each<[string, string[]]>([
    ['Candidates apply; registrants renew', ['seeks Candidates', 'holds registrants']],
    ['Certified persons and other persons', ['holds Certified persons', 'anyone persons']],
    ['certificate holders', ['holds certificate holders']],
    ['the candidacy of a member', []],
  ])('in "%s"', (text, expected) => {
    expect(personsIn(text).map(({ role, start, end }) => `${role} ${text.slice(start, end)}`)).toEqual(expected)
  })

  test('are a part of an expression', () => {
    expect(new RegExp(`^(?:${personSource('seeks')})$`).test('applicant')).toBe(true)
    expect(new RegExp(`^(?:${personSource('seeks', 'holds')})$`).test('people')).toBe(false)
  })
})
