import { expression } from '../plain/expression.ts'
import { byItself, currencyOf } from '../lexicon/money/currency.ts'

/** An amount of money as a catalogue line writes it. */
export interface Amount {
  /** ISO 4217. */
  currency: string
  value: number
}

/** Something earned to renew: 60 PDUs, 20 contact hours. */
export interface Credits {
  value: number
  unit: string
}

/** The signs that a catalogue line may use, longest first. */
const written = [
  'US$',
  'CA$',
  'AU$',
  'NZ$',
  'HK$',
  'NT$',
  'MX$',
  'KSh',
  'C$',
  'A$',
  'S$',
  'R$',
  'Rs',
  'RM',
  'R',
  '£',
  '€',
  '₹',
  '¥',
  '₩',
  '₱',
  '₦',
]
const signs = written.map((sign) => sign.replace(/[$.]/g, '\\$&'))
const number = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`
const amountPattern = expression('gu')`(?<![\p{L}\p{Sc}])(?:(${signs.join('|')})|([A-Z]{3})) ?(${number})(?![\d.,]*\d)`
/** Every amount of a line, in order. A bare '$' is none: it does not say whose dollar. */
export function amountsIn(line: string): Amount[] {
  return [...line.matchAll(amountPattern)].flatMap(([, sign, code, digits = '']) => {
    const currency = sign === undefined ? code : ofSign(sign)
    return currency === undefined ? [] : [{ currency, value: Number(digits.replaceAll(',', '')) }]
  })
}

/** In the catalogue 'Rs' are Indian rupees and '¥' yen. */
function ofSign(sign: string): string | undefined {
  const currency = currencyOf(sign, 'INR')
  return currency === undefined ? undefined : byItself(currency)
}

/** Whether every amount a fee line seems to name is read: no sign is left over, and no number that could be an amount without its currency. */
export function amountsParse(line: string): boolean {
  const rest = line.replaceAll(amountPattern, ' ')
  return !/\p{Sc}/u.test(rest) && !bareAmount.test(rest)
}

/** Three digits or more, and no year: '405 exam', '1,200 course'. */
const bareAmount = /(?<![\p{L}\d.,/-])(?!(?:19|20)\d{2}(?!\d))\d{1,3}(?:,?\d{3})+(?![\d%])|(?<![\p{L}\d.,/-])\d{3}(?![\d%])/u

const creditUnits =
  'PDUs?|CPEs?|CEUs?|CECs?|CEs?|CMEs?|CPDs?|CNEs?|CPEUs?|CLEs?|CERPs?|CECHs?|CPUs?|CCUs?|CLPs?|ACPEs?|PDCs?|PDHs?|RUs?|SEUs?|CEHs?|MCEs?|hours?|credits?|points?|units?|contact hours?|clock hours?'
/** A number, at most four words between ('hours of' comes after), and the unit. */
const creditPattern = expression(
  'giu',
)`(?<![\d.,\p{L}\p{Sc}])(\d[\d.,]*\d|\d)(?:[ -]+[\p{L}/()-]+){0,4}?[ -](${creditUnits})(?!\p{L})`
const wellFormed = new RegExp(`^(?:${number})$`)

/**
 * Every number of credits in a renewal line.
 * @returns undefined for a number before a unit that is not well-formed ('1,5 CEUs', '6.0.0 hours')
 */
export function creditsIn(line: string): Credits[] | undefined {
  const found = [...line.matchAll(creditPattern)].map(([, digits = '', unit = '']) => ({ digits, unit: unit.toLowerCase() }))
  if (found.some(({ digits }) => !wellFormed.test(digits))) return undefined
  return found.map(({ digits, unit }) => ({ value: Number(digits.replaceAll(',', '')), unit }))
}
