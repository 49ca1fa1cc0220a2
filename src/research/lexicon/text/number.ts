import { expression, matchesIn } from '../../plain/expression.ts'
import { inPlainDigits, type Span } from './span.ts'

/** A number as a text writes it: '1,095', 'twenty-five', '2½', 'third', 'three (3)'. Digits inside a name, 'A2', are none. */
export interface WrittenNumber extends Span {
  value: number
  form: 'digits' | 'words' | 'fraction' | 'ordinal'
}

const words = (text: string) => text.trim().split(/\s+/)
const small = words(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen`,
)
const tens = words('twenty thirty forty fifty sixty seventy eighty ninety')
const firsts = words('zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth')

/** Values of the words of which numbers are made. */
const cardinals = new Map<string, number>([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, place) => [word, (place + 2) * 10] as const),
  ['hundred', 100],
  ['thousand', 1_000],
])
const ordinals = new Map<string, number>([
  ...firsts.map((word, value) => [word, value] as const),
  ...small.slice(13).map((word, place) => [`${word}th`, place + 13] as const),
  ...tens.map((word, place) => [word.replace(/y$/, 'ieth'), (place + 2) * 10] as const),
])
const fractions = new Map<string, number>([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 1 / 8],
])

/** The value of one word of a number, 'three' 3, 'hundred' 100; undefined for other words. */
export function numberWord(word: string): number | undefined {
  return cardinals.get(word)
}

/** The value of an ordinal, 'third' and '3rd' 3; undefined for other words. */
export function ordinalWord(word: string): number | undefined {
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(word)?.[1]
  return digits === undefined ? ordinals.get(word) : Number(digits)
}

const wordSource = [...ordinals.keys(), ...cardinals.keys()].toSorted((a, b) => b.length - a.length).join('|')
/** '12, 000.00' and '5, 000': how a typist or a converter leaves a space in a number; only where it can be no second number. */
export const looseThousands = String.raw`\d{1,3}(?:,\d{3})?, (?=\d{3}\.\d{2}(?!\d)|000(?![\d.,]*\d))\d{3}(?:\.\d{2})?`
/** Digits with their separators, however a country sets them; each alternative ends where its number does. */
const found = expression('giu')`
  (?<![\p{L}\p{N}])(?:
    (?<digits>
      ${looseThousands}|
      \d{1,2}(?:,\d{2}){1,4},\d{3}(?:\.\d+)?(?!,?\d)|
      \d{1,3}(?:,\d{3}){1,5}(?:\.\d+)?(?!\d)|
      \d{1,3}(?:\.\d{3}){1,5},\d{1,2}(?!\d)|\d{1,3}(?:\.\d{3}){2,5}(?!\d)|
      \d{1,3}(?:['’\u00a0\u2009\u202f]\d{3}){1,5}(?:[.,]\d{1,2})?(?!\d)|
      \d+(?:\.\d+|,\d{2}(?![\d,]))?
    )(?<part>\s?[½¼¾⅓⅔⅛]|(?:st|nd|rd|th)(?!\p{L}))?|
    (?<sign>[½¼¾⅓⅔⅛])|
    (?<word>${wordSource})(?!\p{L})
  )
`
/** Most texts have no number, which is found out far faster than where one begins: nothing is looked for behind each letter. */
const any = new RegExp(`\\d|[½¼¾⅓⅔⅛]|(?:${wordSource})(?!\\p{L})`, 'iu')
/** '1/2' is a half, '1/2/2026' a day. */
const slashed = /^\/([2348])(?![\d/])/

/** All numbers of a text in order; what is said twice, 'three (3)', is one. Linear in the text. */
export function numbersIn(text: string): WrittenNumber[] {
  const plain = inPlainDigits(text)
  if (!any.test(plain)) return []
  const numbers: WrittenNumber[] = []
  let from = 0
  for (const match of matchesIn(plain, found)) {
    if (match.index < from) continue
    const one = numberOf(match, plain)
    const before = numbers.at(-1)
    const gap = before === undefined ? '' : plain.slice(before.end, one.start)
    const joined = before === undefined ? undefined : joinedWords(before, one, gap)
    const again = before !== undefined && before.value === one.value && /^\s?\($/.test(gap) && plain.charAt(one.end) === ')'
    if (joined !== undefined) numbers.splice(-1, 1, joined)
    else if (again) numbers.splice(-1, 1, { ...before, end: one.end + 1 })
    else numbers.push(one)
    from = numbers.at(-1)?.end ?? 0
  }
  return numbers
}

function numberOf(match: RegExpExecArray, text: string): WrittenNumber {
  const { digits, part = '', sign, word = '' } = match.groups ?? {}
  const start = match.index
  const end = start + match[0].length
  if (sign !== undefined) return { start, end, value: fractions.get(sign) ?? 0, form: 'fraction' }
  if (digits === undefined) {
    const ordinal = ordinals.get(word.toLowerCase())
    return {
      start,
      end,
      value: ordinal ?? cardinals.get(word.toLowerCase()) ?? 0,
      form: ordinal === undefined ? 'words' : 'ordinal',
    }
  }
  const value = valueOfDigits(digits)
  const fraction = fractions.get(part.trim())
  if (fraction !== undefined) return { start, end, value: value + fraction, form: 'fraction' }
  if (part !== '') return { start, end, value, form: 'ordinal' }
  const under = /^\d$/.test(digits) && text.charAt(start - 1) !== '/' ? slashed.exec(text.slice(end, end + 4)) : null
  if (under === null) return { start, end, value, form: 'digits' }
  return { start, end: end + under[0].length, value: value / Number(under[1]), form: 'fraction' }
}

/** 'twenty' and 'five' 25, 'two' and 'hundred' 200, 'twenty' and 'first' the 21st; undefined for words that are two numbers. */
function joinedWords(before: WrittenNumber, next: WrittenNumber, gap: string): WrittenNumber | undefined {
  if (before.form !== 'words' || (next.form !== 'words' && next.form !== 'ordinal') || !/^(?:[\s-]|\sand\s)$/i.test(gap))
    return undefined
  const sum = sumOf(before.value, next.value, gap.length > 1)
  return sum === undefined ? undefined : { start: before.start, end: next.end, value: sum, form: next.form }
}

/** The number that two words make together, of their values; undefined when they are two numbers. */
export function sumOf(before: number, next: number, and = false): number | undefined {
  if (next === 100 || next === 1_000) {
    if (and || before === 0) return undefined
    const rest = before % 1_000
    if (next === 100 && rest > 0 && rest < 10) return before - rest + rest * 100
    return before < 1_000 && next === 1_000 ? before * 1_000 : undefined
  }
  if (before % 1_000 === 0 && before >= 1_000) return next < 1_000 ? before + next : undefined
  if (before % 100 === 0 && before >= 100) return next < 100 ? before + next : undefined
  return !and && before % 100 >= 20 && before % 10 === 0 && next > 0 && next < 10 ? before + next : undefined
}

/**
 * The value of digits with their separators: '1,095.00' and '1.095,00' are 1095, '1,00,000' is 100000.
 * @param whole set where three digits after a lone dot are thousands, as in an amount of money: '1.250' is 1250, not 1.25
 */
export function valueOfDigits(written: string, whole = false): number {
  if (/^[0-9]+$/.test(written)) return Number(written)
  const plain = inPlainDigits(written).replace(/[\s'’]/g, '')
  const decimals = whole
    ? /[.,]\d{1,2}$/.exec(plain)?.[0]
    : (withComma.exec(plain)?.[1] ?? /^(?!\d{1,3}(?:\.\d{3}){2,}$)[\d,]*(\.\d+)$/.exec(plain)?.[1])
  const tail = decimals ?? ''
  return Number(`${plain.slice(0, plain.length - tail.length).replace(/[.,]/g, '')}${tail.replace(',', '.')}`)
}

/** '1.095,50' and '12,50': a comma before the decimals. */
const withComma = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(,\d{1,2})$/
