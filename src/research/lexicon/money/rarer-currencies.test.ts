import { describe, expect, test } from 'vitest'
import { verifyValue } from '../../verify/example-value.ts'
import { currenciesIn, isCurrencyCode, meansMoney } from './currency.ts'
import { moneyIn, shownMoney } from './money.ts'

/** ISO 4217, list one, without funds, metals and codes for testing. */
const inUse = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK
  DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS
  KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD
  OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY
  TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`
  .trim()
  .split(/\s+/)

const read = (text: string) => moneyIn(text).map(({ currency, value }) => `${currency} ${value}`)

test('every currency in use is known', () => {
  expect(inUse.filter((code) => !isCurrencyCode(code))).toEqual([])
})

describe('an amount', () => {
  test.each([
    ['Frw 50,000', 'RWF 50000'],
    ['50,000 Frw', 'RWF 50000'],
    ['RWF 30000', 'RWF 30000'],
    ['500 Rwandan francs', 'RWF 500'],
    ['N$1,500', 'NAD 1500'],
    ['Tshs 100,000', 'TZS 100000'],
    ['UShs. 250,000', 'UGX 250000'],
    ['3,500 Birr', 'ETB 3500'],
    ['RD$ 5,000', 'DOP 5000'],
    ['G$ 5,000', 'GYD 5000'],
    ['PGK 500', 'PGK 500'],
    ['S/ 450', 'PEN 450'],
    ['B/. 35.00', 'PAB 35'],
    ['₺1.500', 'TRY 1500'],
    ['1 500 ₴', 'UAH 1500'],
    ['NRs 2500', 'NPR 2500'],
    ['₨ 5,000', 'Rs 5000'],
    ['CN¥ 500', 'CNY 500'],
    ['500 Fijian dollars', 'FJD 500'],
    ['KD 45.00', 'KWD 45'],
    ['MK 25,000', 'MWK 25000'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  test.each([
    ['FCFA 25 000', 'FCFA 25000'],
    ['50 000 CFA francs', 'FCFA 50000'],
    ['Fr. 450', 'Fr. 450'],
    ['450 francs', 'Fr. 450'],
    ['Dhs 500', 'Dh 500'],
    ['Shs 50,000', 'Shs 50000'],
    ['SR 1,500.00', 'SR 1500'],
    ['Bs. 350', 'Bs 350'],
    ['500 lei', 'lei 500'],
    ['500 kwacha', 'kwacha 500'],
  ])('%s is of one of several countries: %s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  test.each([
    ['CRC 45,000', 'CRC 45000'],
    ['MAD 1,500', 'MAD 1500'],
    ['1 500 MAD', 'MAD 1500'],
    ['450.00 PEN', 'PEN 450'],
    ['COP 350.000', 'COP 350000'],
  ])('%s is told by how its number is written: %s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  test.each([
    '36 AOA',
    'BMD 1',
    'CRC 2020',
    'CDF 101',
    'SDG 4',
    'SR 520',
    'QR 12',
    'STN 101',
    'IRR 10',
    'TOP 1,000',
    'ALL 2,500 members',
    'CFA 500',
    'MK 3',
  ])('%s is none', (text) => {
    expect(read(text)).toEqual([])
  })

  test('in dollars is not that of a certification whose short form a code is', () => {
    expect(read('CRC $430, $500 CRC')).toEqual(['$ 430', '$ 500'])
    expect(currenciesIn('Certified Rehabilitation Counselor (CRC)')).toEqual([])
    expect([meansMoney('CRC'), meansMoney('USD')]).toEqual([false, true])
  })

  test.each(['Frw 50,000', 'FCFA 25 000', 'Fr. 450', 'CRC 45,000', 'S/ 450.00', 'P4,850.00', 'lei 500', 'PGK 500'])(
    '%s is proven as it is shown',
    (text) => {
      const [money] = moneyIn(text)
      const shown = money === undefined ? '' : `${shownMoney(money)} exam`
      expect(shown).not.toBe('')
      expect(verifyValue(shown, `The exam fee is ${text}.`)).toBe(true)
      expect(verifyValue(shown, `The exam fee is ${text.replace('5', '6')}.`)).toBe(false)
    },
  )
})
