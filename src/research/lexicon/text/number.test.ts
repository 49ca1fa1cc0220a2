import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbersIn, valueOfDigits } from './number.ts'

const read = (text: string) => numbersIn(text).map(({ start, end, value }) => [text.slice(start, end), value])

describe('numbers', () => {
  test.each<[string, [string, number][]]>([
    [
      '1,095 and 1095.00',
      [
        ['1,095', 1095],
        ['1095.00', 1095],
      ],
    ],
    [
      '1.095,50 or 12,50 or 1.25',
      [
        ['1.095,50', 1095.5],
        ['12,50', 12.5],
        ['1.25', 1.25],
      ],
    ],
    [
      "1'095.50, 1’000 and 1,00,000",
      [
        ["1'095.50", 1095.5],
        ['1’000', 1000],
        ['1,00,000', 100_000],
      ],
    ],
    ['12\u202f500 hours', [['12\u202f500', 12_500]]],
    [
      'three (3) years, 30 (thirty) days',
      [
        ['three (3)', 3],
        ['30 (thirty)', 30],
      ],
    ],
    [
      'twenty-five, two hundred and five, two thousand five hundred',
      [
        ['twenty-five', 25],
        ['two hundred and five', 205],
        ['two thousand five hundred', 2500],
      ],
    ],
    [
      'one or two and three',
      [
        ['one', 1],
        ['two', 2],
        ['three', 3],
      ],
    ],
    [
      '2½ hours, ½ day, 1/2 unit',
      [
        ['2½', 2.5],
        ['½', 0.5],
        ['1/2', 0.5],
      ],
    ],
    [
      'the 3rd, third and twenty-first',
      [
        ['3rd', 3],
        ['third', 3],
        ['twenty-first', 21],
      ],
    ],
    [
      '1/2/2026',
      [
        ['1', 1],
        ['2', 2],
        ['2026', 2026],
      ],
    ],
    [
      '1, 2 and 1,2,3',
      [
        ['1', 1],
        ['2', 2],
        ['1', 1],
        ['2', 2],
        ['3', 3],
      ],
    ],
    [
      '１２ hours, ٣ years',
      [
        ['１２', 12],
        ['٣', 3],
      ],
    ],
    ['A2, ISO17024 and everyone', []],
  ])('of %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('know digits, words and ordinals apart', () => {
    expect(numbersIn('3 three third 2nd ½').map(({ form }) => form)).toEqual([
      'digits',
      'words',
      'ordinal',
      'ordinal',
      'fraction',
    ])
  })

  test('read three digits behind a lone dot as thousands where they are whole', () => {
    expect([valueOfDigits('1.250'), valueOfDigits('1.250', true), valueOfDigits('2 760,00', true)]).toEqual([1.25, 1250, 2760])
  })

  const pieces = fc.constantFrom(
    'three',
    '(3)',
    'twenty',
    '-',
    'five',
    ' ',
    'hundred',
    'and',
    '1,095',
    '½',
    '2',
    '.',
    ',',
    '1.250',
    '/',
    'third',
    '(',
    ')',
    'x',
    '１',
  )
  test('have exact places, and their words alone say the same', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        const text = parts.join('')
        let end = 0
        for (const number of numbersIn(text)) {
          expect(number.start).toBeGreaterThanOrEqual(end)
          end = number.end
          const [again, ...more] = numbersIn(text.slice(number.start, number.end))
          expect(more).toEqual([])
          expect(again?.value).toBeCloseTo(number.value, 9)
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 500 },
    )
  })

  test('are the numbers that were written in digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
        for (const written of [number.toLocaleString('en-US'), String(number)])
          expect(numbersIn(written)).toEqual([{ start: 0, end: written.length, value: number, form: 'digits' }])
      }),
    )
  })
})
