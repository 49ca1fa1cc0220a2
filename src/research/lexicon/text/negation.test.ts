import { describe, expect, test } from 'vitest'
import { negationsIn } from './negation.ts'

describe('negations', () => {
  test.each<[string, string[]]>([
    ['Fees are not refundable.', ['not']],
    ['No exam is required', ['No']],
    ['cannot, can’t, doesn’t, won’t', ['cannot', 'can’t', 'doesn’t', 'won’t']],
    ['without notice; nothing is due', ['without', 'nothing']],
    ['a non-refundable fee; ineligible', ['non-refundable', 'ineligible']],
    ['no later than May, not less than 60, not to exceed 300, not only', []],
    ['Non-members and nonmembers, none', ['none']],
    ['No. 5 and notice, know, nor', ['nor']],
  ])('of %s', (text, expected) => {
    expect(negationsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })
})
