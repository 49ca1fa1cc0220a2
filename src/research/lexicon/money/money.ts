import { expression, source, matchesIn } from '../../plain/expression.ts'
import { behindSource, besideSource, codeSource, letterSource, signsBehind, signSource, wordSource } from './currency-signs.ts'
import { type Currency, type CurrencyCode, currencyOf, sameCurrency, settled, signOf } from './currency.ts'
import { remembered } from '../../plain/remembered.ts'
import { looseThousands, valueOfDigits } from '../text/number.ts'
import { wordedAmountsIn } from './worded.ts'
import { inPlainDigits, type Span } from '../text/span.ts'

/**
 * An amount of money as a text writes it: 'US$405', '£30', 'R2 760', 'Rs. 5,000', '1 250 €', 'thirty (30) dollars' from '30' on.
 * A range, '$300–400', is one amount with two ends.
 */
export interface Money extends Span {
  currency: Currency
  /** The number; of a range its lower end. */
  value: number
  /** The upper end of a range. */
  upTo?: number
  /** The digits as written, '1,095.00', and those of the upper end. */
  digits: string
  upToDigits?: string
  /** What the words behind it say that makes it no price to be paid once: '$45 per hour', '$2.5 million', '$5,000 in prizes'. */
  noPrice?: true
  /** No currency stands beside it: it is that of its column or of its page. */
  bare?: true
}

/** Every repetition is bounded, so that the expressions are linear in the text. */
const digits = source`
  ${looseThousands}|
  \d{1,2}(?:,\d{2}){1,3},\d{3}(?:\.\d{1,2})?(?!,?\d)|
  \d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?|
  \d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,2})?(?!\d)|
  \d{1,3}(?:['’\u00a0\u2009\u202f]\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|
  \d{1,6}(?:[.,]\d{1,2})?(?!\d)
`
/** 'R12 760,00': how rands, kronor, euros and francs are written. */
const spaced = String.raw`\d{1,3}(?: \d{3}){1,3}(?:[.,]\d{2})?(?!\d)`
/** Of rands, pesos and naira only what no part of a name can be: 'R275.00', 'R1,985', 'P4,850.00', '– R 475 per paper'. */
export const letterAlone = source`
  [Rr](?=\s?\d{1,3}(?:[,\s]\d{3}|(?:,\d{3}){0,3}\.\d{2})(?!\d))|
  (?:(?<=[–—:|-]\s)|^)R(?=\s?\d{2,5}(?:,\d{2})?(?![\d.,])(?: per\b|\s*(?:$|\|)))|
  P(?=\d{1,3}(?:,\d{3}){1,3}(?:\.\d{2})?(?!\d)|\s?\d{1,4}\.\d{2}(?!\d)|\s\d,\d{3}\.\d{2}(?!\d))|N(?=\s?\d{1,3}(?:, ?\d{3}){1,3}(?!\d))|
  ${besideSource}
`
/** Lower-case words of an expression, also with capitals at their beginning. */
const eitherCase = (words: string) => words.replace(/(?<![\p{L}\\])\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)

const pattern = expression('gu')`
  (?<sign>${signSource})\s{0,2}(?<signed>${digits})(?:\s?(?<suffix>${codeSource}|US|CDN|CAN)(?![\p{L}\p{N}_]))?|
  (?<![\p{L}\p{N}_.,$])(?<code>${codeSource}|${letterSource}|${letterAlone})\s?(?:\((?=[\d,.]+\)))?(?<coded>
    (?<=(?<!\p{L})(?:(?:ZA)?[Rr]|F ?CFA|XOF|XAF|RWF|F[Rr][Ww]) ?)${spaced}|${digits}
  )|
  (?<![\p{L}\p{N}_.,$£€])(?:(?<lower>${digits})\s?(?:[–—-]|to)\s?)?(?<!-)(?<worded>${spaced}|${digits})(?:\)?\s?)?(?<word>
    (?:${codeSource}|${behindSource}|${eitherCase(wordSource)})(?![\p{L}\p{N}_])|€(?![\p{L}\p{N}_])|[$£${signsBehind}](?![\p{L}\p{N}_]|\s\d)
  )
`
/** Texts without a sign or word of money are most of a page. */
const hint = expression('iu')`\p{Sc}|\p{Nd}\)?\s?\p{L}|[A-Za-z.:/]\s?\p{Nd}|\p{L}\)?\s(?:${wordSource})(?!\p{L})`

const upper = expression('u')`
  ^\s?(?<to>[–—-]|to|and)\s?(?<again>${signSource}|(?:${codeSource})\s?)?(?<digits>${digits})(?![\p{L}\p{N}_%-])
`
/** 'rises from $300 to $350' are two prices, no range. */
const risesFrom =
  /\b(?:ris(?:e|es|ing)|rose|increas\w+|rais\w+|chang\w+|went up|goes up|reduced|lowered|dropp\w+)\b[^.;]{0,50}\bfrom\s*$/i
const behind = expression('i')`
  ^\s?(?:
    million|billion|thousand|[mbk]\b|\+?\s?%|(?:\/|per|an?)\s?(?:hour|hr|day|week)\b|an hour|
    in (?:prizes|scholarships|grants)
  )
`
const thousands = /^ \d{3}(?:[.,]\d{2})?(?![\d,.]*\d)/
const counted = /^\s?(?:(?:multiple|scored) |-)?(?:questions?|items?|mcqs?|hours?|minutes?|points?|credits?|words?)/i

/** Columns, fees and lists ask for the amounts of a page's texts one after the other: each text is read once for all of them. */
const readOnce = remembered(readMoney, 8_000, 300)
const none: readonly Money[] = []

/** The amounts of a text that may be paid once: no wages, no millions. */
export function pricesIn(text: string): readonly Money[] {
  const money = moneyIn(text)
  return money.some(({ noPrice }) => noPrice !== undefined) ? money.filter(({ noPrice }) => noPrice === undefined) : money
}

/** Whether an amount of money stands anywhere in a text. */
export function holdsMoney(text: string): boolean {
  return moneyIn(text).length > 0
}

/** All amounts of money in a text, in order. Linear in the text. */
export function moneyIn(text: string): readonly Money[] {
  return hint.test(text) ? readOnce(text) : none
}

function readMoney(text: string): readonly Money[] {
  const plain = inPlainDigits(text)
  const found: Money[] = []
  let from = 0
  for (const match of matchesIn(plain, pattern)) {
    if (match.index < from) continue
    const money = moneyOf(match, plain)
    if (money === undefined) continue
    const whole = withUpperEnd(money, plain)
    from = whole.end
    found.push(behind.test(plain.slice(whole.end, whole.end + 24)) ? { ...whole, noPrice: true } : whole)
  }
  // 'Twenty dollars ($20)' is one amount.
  const isSaid = ({ start, end, value }: Pick<Money, 'start' | 'end' | 'value'>) =>
    found.some((one) => {
      const near = one.value === value ? 3 : 0
      return one.start < end + near && start < one.end + near
    })
  const worded = wordedAmountsIn(plain).flatMap((one) => (isSaid(one) ? [] : [{ ...one, digits: String(one.value) }]))
  return worded.length === 0 ? found : [...found, ...worded].toSorted((one, other) => one.start - other.start)
}

function moneyOf(match: RegExpExecArray, text: string): Money | undefined {
  const { sign, suffix, code, signed, coded, lower, worded, word } = match.groups ?? {}
  const start = match.index
  const end = start + match[0].length
  const named = suffix ?? sign ?? code ?? word ?? ''
  const currency = currencyOf(named)
  if (currency === undefined) return undefined
  if (worded !== undefined) return beforeWord({ start, end, currency, digits: worded, value: valueOf(worded) }, lower, text)
  const read = signed ?? coded ?? ''
  const run = runOn(read, text.slice(end, end + 24))
  if (run === undefined) return undefined
  return { start, end: end + run.length, currency, digits: read + run, value: valueOf(read + run) }
}

/** What goes on after '€1' in '€1 250'; undefined where '€50 120' may be one number or two columns. */
function runOn(number: string, after: string): string | undefined {
  const run = /^\d{1,3}$/.test(number) ? thousands.exec(after)?.[0] : undefined
  if (run === undefined || counted.test(after.slice(run.length))) return ''
  return number.length === 1 ? run : undefined
}

/** '300–400 USD' is a range; of '60 250 €', which may be two columns, only the last number is sure. */
function beforeWord(money: Money, lower: string | undefined, text: string): Money {
  if (lower !== undefined) {
    const value = valueOf(lower)
    if (value < money.value) return { ...money, value, digits: lower, upTo: money.value, upToDigits: money.digits }
    return { ...money, start: text.indexOf(money.digits, money.start + lower.length) }
  }
  const first = /^\d{1,3}(?= )/.exec(money.digits)?.[0]
  if (first === undefined) return money
  if (/ 0\d\d/.test(money.digits) || first.length === 1) return money
  const last = money.digits.slice(money.digits.lastIndexOf(' ') + 1)
  return { ...money, start: money.start + money.digits.length - last.length, digits: last, value: valueOf(last) }
}

/** 'between $100 and $150' is a range, '$100 and $150' none. */
const between = /\bbetween\s*$/i

function withUpperEnd(money: Money, text: string): Money {
  const range = money.upTo === undefined ? upper.exec(text.slice(money.end, money.end + 40)) : null
  const ahead = text.slice(Math.max(0, money.start - 70), money.start)
  if (range === null || risesFrom.test(ahead) || (range.groups?.['to'] === 'and' && !between.test(ahead))) return money
  const upToDigits = range.groups?.['digits'] ?? ''
  const again = range.groups?.['again']
  const other = again === undefined ? money.currency : currencyOf(again)
  const upTo = valueOf(upToDigits)
  if (other === undefined || !(other === '$' || sameCurrency(other, money.currency)) || upTo < money.value) return money
  return { ...money, end: money.end + range[0].length, upTo, upToDigits }
}

function valueOf(number: string): number {
  return valueOfDigits(number, true)
}

/** An amount as it is shown: 'US$405', 'C$1,250–1,400', 'ZAR 2 760', '$95' where nothing says whose dollar it is. */
export function shownMoney(
  { currency, digits: number, upToDigits }: Pick<Money, 'currency' | 'digits' | 'upToDigits'>,
  stated?: CurrencyCode,
): string {
  // The space of '12, 000.00' is nobody's meaning.
  return `${signOf(settled(currency, stated))}${number.replaceAll(', ', ',')}${upToDigits === undefined ? '' : `–${upToDigits}`}`
}
