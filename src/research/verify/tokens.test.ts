import { describe, expect, it, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const forms = (text: string) => tokensOf(text).map((token) => token.form)

describe('tokens', () => {
  it.each([
    ['$1,095 and $1095.00', ['$1095', 'and', '$1095']],
    ['US$405, USD 405, 405 USD, US$405 USD', ['usd405', 'usd405', 'usd405', 'usd405']],
    ['€1.095,50, 1 095 € and €1.095', ['eur1095.5', 'eur1095', 'and', 'eur1095']],
    ['€ 1 095', ['eur1095']],
    ['CA$415, A$89, £120, ¥9,000', ['cad415', 'aud89', 'gbp120', '¥9000']],
    ['$405 CAD', ['cad405']],
    ['300 dollars', ['$300']],
    ['three (3) years', ['3', '3', 'year']],
    ['twenty-five hours, two hundred words', ['25', 'hour', '200', 'word']],
    ['a three-year cycle', ['a', '3', 'year', 'cycle']],
    ['3–5 years', ['3', 'to', '5', 'year']],
    ['Non-Members, nonmembers, non members', ['nonmember', 'nonmember', 'nonmember']],
    ['members’ and member’s', ['member', 'and', 'member']],
    ['50% or 50 percent', ['50', 'percent', 'or', '50', 'percent']],
    ['Fees & dues', ['fee', 'and', 'due']],
    ['CISSP® Credential(TM)', ['cissp', 'credential']],
    ['(ISC)² and (ISC)2', ['isc2', 'and', 'isc2']],
    ['$300¹ for members²', ['$300', 'for', 'member', '2']],
    ['Security+ and C++', ['security+', 'and', 'c++']],
    ['résumé', ['resume']],
    ['re-certification, self-study, self study', ['recertification', 'selfstudy', 'selfstudy']],
    ['１２ ﬁne', ['12', 'fine']],
    ['mem\u200bber', ['member']],
    ['認定 3年', ['認', '定', '3', '年']],
    ['2½ hours', ['2', '1/2', 'hour']],
    ['“Exam” – ‘fees’ | * dues', ['exam', 'fee', 'due']],
  ])('%s', (text, expected) => {
    expect(forms(text)).toEqual(expected)
  })

  it('keep their places in the text', () => {
    const text = 'The ﬁrst fee is US$ 1,095 for Non-Members.'
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'The',
      'ﬁrst',
      'fee',
      'is',
      'US$ 1,095',
      'for',
      'Non-Members',
    ])
  })

  it('leave out a mark that is glued to a word', () => {
    expect(tokensOf('The Harbor FellowSM and PractitionerTMs, an ATM, PRISM').map(({ form }) => form)).toEqual([
      'the',
      'harbor',
      'fellow',
      'and',
      'practitionertm',
      'an',
      'atm',
      'prism',
    ])
  })

  it('know what may be missing on the other side', () => {
    expect(
      tokensOf('three (3) years, members²')
        .filter((token) => token.optional)
        .map((token) => token.form),
    ).toEqual(['3', '2'])
  })
})

test.each([
  ['500 zł', 'pln500'],
  ['4,500 kr', 'kr4500'],
  ['50 000 FCFA', 'fcfa50000'],
  ['1 500 MAD.', 'mad1500'],
  ['450.00 PEN', 'pen450'],
])('%s is an amount', (text, form) => {
  expect(tokensOf(text).map((token) => token.form)).toEqual([form])
})

test.each(['5 pens', '500 ft', '28 COP meetings'])('%s is none', (text) => {
  expect(tokensOf(text).some((token) => token.kind === 'money')).toBe(false)
})
