import { describe, expect, test } from 'vitest'
import { denyAlike, negationsIn } from './negation.ts'

describe('negations', () => {
  test.each<[string, string[]]>([
    ['Fees are not refundable.', ['not not']],
    ['No exam is required', ['no No']],
    ['cannot, can’t, doesn’t, won’t', ['not cannot', 'not can’t', 'not doesn’t', 'not won’t']],
    ['without notice; nothing is due', ['without without', 'no nothing']],
    ['a non-refundable fee; ineligible', ['by-word non-refundable', 'by-word ineligible']],
    ['no later than May, not less than 60, not to exceed 300, not only', []],
    ['Non-members and nonmembers, none', ['no none']],
    ['No. 5 and notice, know, nor', ['not nor']],
  ])('of %s', (text, expected) => {
    expect(negationsIn(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual(expected)
  })

  test('stand on both sides or on none', () => {
    expect(denyAlike('No exam', 'An exam is not required')).toBe(true)
    expect(denyAlike('Exam required', 'An exam is not required')).toBe(false)
    expect(denyAlike('At least 60 hours', 'not less than 60 hours')).toBe(true)
  })
})
