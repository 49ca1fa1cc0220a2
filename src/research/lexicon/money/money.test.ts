import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyIn, pricesIn, shownMoney } from './money.ts'

const read = (text: string) =>
  moneyIn(text).map(
    (money) =>
      `${text.slice(money.start, money.end)} = ${money.currency} ${money.value}${money.upTo === undefined ? '' : `–${money.upTo}`}`,
  )

describe('amounts of money', () => {
  test.each<[string, string[]]>([
    ['US$405, USD 1,095.50, $95, £30', ['US$405 = USD 405', 'USD 1,095.50 = USD 1095.5', '$95 = $ 95', '£30 = GBP 30']],
    [
      '€1.250,00, CAD 120, C$99, AU$45, CA $12',
      ['€1.250,00 = EUR 1250', 'CAD 120 = CAD 120', 'C$99 = CAD 99', 'AU$45 = AUD 45', 'CA $12 = CAD 12'],
    ],
    [
      'HK$400, S$50, NZ$9, R$80, GH₵200',
      ['HK$400 = HKD 400', 'S$50 = SGD 50', 'NZ$9 = NZD 9', 'R$80 = BRL 80', 'GH₵200 = GHS 200'],
    ],
    ['US$405 USD, $405 CAD, $95US', ['US$405 USD = USD 405', '$405 CAD = CAD 405', '$95US = USD 95']],
    [
      '300 euros, 405 Canadian dollars, 12 U.S. Dollars',
      ['300 euros = EUR 300', '405 Canadian dollars = CAD 405', '12 U.S. Dollars = USD 12'],
    ],
    ['405 $, 405 € and 500 kr', ['405 $ = $ 405', '405 € = EUR 405', '500 kr = kr 500']],
    [
      'R275.00, R1,985, R2 760, R12 760,00',
      ['R275.00 = ZAR 275', 'R1,985 = ZAR 1985', 'R2 760 = ZAR 2760', 'R12 760,00 = ZAR 12760'],
    ],
    ['form R4, rule R12, form P4 and note N9', []],
    [
      'Rs. 5,000/-, Rs 650, Rs: 70/-, ₹1,00,000, KSh 2,000, RM150',
      [
        'Rs. 5,000 = Rs 5000',
        'Rs 650 = Rs 650',
        'Rs: 70 = Rs 70',
        '₹1,00,000 = INR 100000',
        'KSh 2,000 = KES 2000',
        'RM150 = MYR 150',
      ],
    ],
    ['P4,850.00 and N9,000', ['P4,850.00 = P 4850', 'N9,000 = NGN 9000']],
    ['N30, 000.00 and N 5,000.00', ['N30, 000.00 = NGN 30000', 'N 5,000.00 = NGN 5000']],
    ['$12, 000 for companies', ['$12, 000 = $ 12000']],
    ['for $12, 350 people came', ['$12 = $ 12']],
    ['Dock welder – R 475 per paper', ['R 475 = ZAR 475']],
    [
      "CHF 1'095.50, €1 250, 1 250 €, 1 095 €",
      ["CHF 1'095.50 = CHF 1095.5", '€1 250 = EUR 1250', '1 250 € = EUR 1250', '1 095 € = EUR 1095'],
    ],
    ['$50 100 questions; 60 250 €', ['$50 = $ 50', '250 € = EUR 250']],
    ['USD 60 120', []],
    ['thirty (30) dollars', ['30) dollars = $ 30']],
    ['Renewal$100$50$49.95', ['$100 = $ 100', '$50 = $ 50', '$49.95 = $ 49.95']],
    [
      '$300–$400, $50 to $75, 300–400 USD, CA$10 - CA$12',
      ['$300–$400 = $ 300–400', '$50 to $75 = $ 50–75', '300–400 USD = USD 300–400', 'CA$10 - CA$12 = CAD 10–12'],
    ],
    ['rises from $300 to $350', ['$300 = $ 300', '$350 = $ 350']],
    ['a $150 fee', ['$150 = $ 150']],
    ['40 hours, 2026, +1 703 555 0100, article a $, it costs us $', []],
    ['＄４０５', ['＄４０５ = $ 405']],
  ])('of %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('are prices or not', () => {
    const text = '$45 per hour, $2.5 million, $10k, $5,000 in prizes and a $150 fee'
    expect(moneyIn(text).map(({ noPrice }) => noPrice)).toEqual([true, true, true, true, undefined])
    expect(pricesIn(text).map(({ value }) => value)).toEqual([150])
  })

  test('are shown in the dollar of the page', () => {
    const [bare, range] = moneyIn('$405 or USD 1,250 to 1,400')
    expect(bare && [shownMoney(bare), shownMoney(bare, 'CAD')]).toEqual(['$405', 'C$405'])
    expect(range && shownMoney(range, 'CAD')).toBe('US$1,250–1,400')
  })

  const pieces = fc.constantFrom(
    '$',
    'US',
    'CA$',
    '€',
    'R',
    'Rs. ',
    ' USD',
    'AUD ',
    ' euros',
    '4',
    '12',
    '405',
    '1,095',
    ',',
    '.',
    ' ',
    '000',
    "'",
    '–',
    ' to ',
    '-',
    ')',
    'per hour',
    'k',
    ' kr',
    '1.250,00',
    '￥',
    '５',
    'N',
    'fee',
  )
  test('have exact places, and their words alone say the same', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        let end = 0
        for (const money of moneyIn(text)) {
          expect(money.start).toBeGreaterThanOrEqual(end)
          end = money.end
          const alone = text.slice(money.start, money.end)
          expect([alone, moneyIn(alone).map(({ value, upTo, currency }) => ({ value, upTo, currency }))]).toEqual([
            alone,
            [{ value: money.value, upTo: money.upTo, currency: money.currency }],
          ])
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 2_000 },
    )
  })

  test('are read as they are shown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('US$405', '£1,095.50', '€1.250,00', 'ZAR 2 760', 'KES 2,000', '$300–400', 'Rs 500', 'S$50', 'kr 500'),
        (text) => {
          const [money] = moneyIn(text)
          expect(money && shownMoney(money)).toBe(text)
        },
      ),
    )
  })
})

describe('a text made to be slow', () => {
  test.each([
    '1,111'.repeat(20_000),
    '1 111 '.repeat(20_000),
    'R1 111'.repeat(20_000),
    '$ '.repeat(50_000),
    `1.${'111.'.repeat(30_000)}`,
    'from $1 to '.repeat(10_000),
  ])('is read in time', (text) => {
    const began = performance.now()
    moneyIn(text)
    expect(performance.now() - began).toBeLessThan(1_500)
  })
})
