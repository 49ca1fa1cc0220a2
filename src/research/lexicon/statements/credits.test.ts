import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditsIn, creditUnitOf, isUnit } from './credits.ts'

const read = (text: string) =>
  creditsIn(text).map(({ start, end, value, unit }) => `${text.slice(start, end)} = ${value} ${unit}`)

describe('credits', () => {
  test.each<[string, string[]]>([
    ['60 PDUs every three years', ['60 PDUs = 60 PDU']],
    ['2.0 CEUs or 20 contact hours', ['2.0 CEUs = 2 CEU', '20 contact hours = 20 contact hour']],
    ['thirty (30) hours', ['thirty (30) hours = 30 hour']],
    ['40 CPD hours', ['40 CPD hours = 40 CPD']],
    ['40 hours of continuing professional development', ['40 hours of continuing professional development = 40 hour']],
    ['1,500 approved points', ['1,500 approved points = 1500 point']],
    ['50 recertification credits', ['50 recertification credits = 50 credit']],
    ['100 questions over two hours', ['two hours = 2 hour']],
    ['the second credit, 3 years and $40', []],
  ])('of %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('are the same in long and short words', () => {
    expect(isUnit('CEU', 'unit')).toBe(true)
    expect(isUnit('PDH', 'hour')).toBe(true)
    expect(isUnit('PDH', 'CEU')).toBe(false)
    expect(creditUnitOf('continuing education units')).toBe('CEU')
    expect(creditUnitOf('Hrs')).toBe('hour')
    expect(creditUnitOf('years')).toBeUndefined()
  })

  const pieces = fc.constantFrom(
    '30',
    'thirty',
    '(30)',
    ' ',
    '-',
    'CEUs',
    'approved ',
    'contact ',
    'hours',
    'of ',
    'CPD',
    'or ',
    ',',
  )
  test('have exact places, and their words alone say the same', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        for (const credits of creditsIn(text)) {
          const alone = text.slice(credits.start, credits.end)
          const [again] = creditsIn(alone)
          expect([alone, again?.value, again?.unit]).toEqual([alone, credits.value, credits.unit])
        }
      }),
      { numRuns: 1_000 },
    )
  })
})
