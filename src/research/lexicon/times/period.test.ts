import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthsOf, periodsIn, samePeriod, shownPeriod } from './period.ts'

const read = (text: string) =>
  periodsIn(text).map((period) => `${text.slice(period.start, period.end)} = ${period.kind} ${shownPeriod(period)}`)

describe('periods', () => {
  test.each<[string, string[]]>([
    ['valid for 3 years, a three-year cycle', ['3 years = length 3 years', 'three-year = length 3 years']],
    ['three (3) calendar years', ['three (3) calendar years = length 3 years']],
    [
      '36 months, 18-month, twenty-four months, 2½ years, 5yrs',
      [
        '36 months = length 36 months',
        '18-month = length 18 months',
        'twenty-four months = length 24 months',
        '2½ years = length 2.5 years',
        '5yrs = length 5 years',
      ],
    ],
    ['3–5 years or 12 to 18 months', ['3–5 years = length 3–5 years', '12 to 18 months = length 12–18 months']],
    ['90 days or six weeks', ['90 days = length 90 days', 'six weeks = length 6 weeks']],
    ['two years’ experience', ['two years = length 2 years']],
    [
      'renewed annually, per annum, each year, $50 a year',
      ['annually = rhythm 1 year', 'per annum = rhythm 1 year', 'each year = rhythm 1 year', 'a year = rhythm 1 year'],
    ],
    ['valid for a year', ['a year = length 1 year']],
    [
      'biennial fee, triennially, each quinquennium',
      ['biennial = rhythm 2 years', 'triennially = rhythm 3 years', 'quinquennium = rhythm 5 years'],
    ],
    [
      'every other year, every third year, in odd-numbered years',
      ['every other year = rhythm 2 years', 'every third year = rhythm 3 years', 'odd-numbered years = rhythm 2 years'],
    ],
    ['on the second anniversary of its issue', ['second anniversary = length 2 years']],
    ['semi-annual and monthly', ['semi-annual = rhythm 6 months', 'monthly = rhythm 1 month']],
    ['It does not expire.', ['does not expire = endless Lifetime']],
    [
      'lifetime certification, never expires, no expiration date, for life',
      [
        'lifetime = endless Lifetime',
        'never expires = endless Lifetime',
        'no expiration date = endless Lifetime',
        'for life = endless Lifetime',
      ],
    ],
    ['lifetime achievement award', []],
    ['in 2026 and the first year of study', []],
  ])('of %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('are the same in years, months and words', () => {
    const same = (one: string, other: string) => {
      const [[left], [right]] = [periodsIn(one), periodsIn(other)]
      return left !== undefined && right !== undefined && samePeriod(left, right)
    }
    expect(same('3 years', 'thirty-six months')).toBe(true)
    expect(same('triennial', 'three-year')).toBe(true)
    expect(same('annually', 'every year')).toBe(true)
    expect(same('lifetime', 'does not expire')).toBe(true)
    expect(same('3 years', '3 months')).toBe(false)
    expect(same('3–5 years', '5 years')).toBe(false)
    expect(same('12 weeks', '3 months')).toBe(false)
    expect(monthsOf({ count: 3, unit: 'year' })).toBe(36)
  })

  const pieces = fc.constantFrom(
    '3',
    'three',
    '(3)',
    ' ',
    '-',
    'years',
    'year',
    'month',
    'every ',
    'other ',
    'third ',
    'a ',
    'annually',
    'biennial',
    '–',
    ' to ',
    '5',
    'does not expire',
    'lifetime',
    'calendar ',
    'for ',
    'anniversary',
    'days',
  )
  test('have exact places, and their words alone say the same', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        let end = 0
        for (const period of periodsIn(text)) {
          expect(period.start).toBeGreaterThanOrEqual(end)
          end = period.end
          const [again, ...more] = periodsIn(text.slice(period.start, period.end))
          expect([text, more.length, again !== undefined && samePeriod(again, period)]).toEqual([text, 0, true])
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 1_000 },
    )
  })
})
