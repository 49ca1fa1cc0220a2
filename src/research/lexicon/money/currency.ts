import { expression, matchesIn, whether } from '../../plain/expression.ts'
import { behindSource, capitals, countrySource, currencyWords, letterSource, signSource } from './currency-signs.ts'
import { rows } from './currency-table.ts'
import { remembered } from '../../plain/remembered.ts'
import { inPlainDigits, type Span } from '../text/span.ts'
import type { Row } from './rarer-currencies.ts'

/** ISO 4217. */
export type CurrencyCode = keyof typeof rows

/** Signs of the money of several countries, with the codes they may stand for. */
const shared = {
  $: [
    ...(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'TTD', 'JMD', 'BBD', 'XCD', 'BZD', 'FJD'] as const),
    ...(['NAD', 'ARS', 'BMD', 'BND', 'BSD', 'CLP', 'COP', 'DOP', 'GYD', 'KYD', 'LRD', 'SBD', 'SRD', 'UYU'] as const),
  ],
  Rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  'Fr.': ['CHF', 'XOF', 'XAF', 'RWF', 'BIF', 'CDF', 'DJF', 'GNF', 'KMF', 'XPF'],
  FCFA: ['XOF', 'XAF'],
  Dh: ['AED', 'MAD'],
  Shs: ['KES', 'UGX', 'TZS', 'SOS'],
  SR: ['SAR', 'SCR'],
  Bs: ['BOB', 'VES'],
  P: ['PHP', 'BWP'],
  kwacha: ['ZMW', 'MWK'],
  lei: ['RON', 'MDL'],
} as const satisfies Record<string, readonly CurrencyCode[]>

/** A sign whose country only the page can say. */
type SharedSign = keyof typeof shared
/** What a text says of an amount's currency: its code, or a sign that several countries share. */
export type Currency = CurrencyCode | SharedSign

const table: readonly (readonly [CurrencyCode, Row])[] = entriesOf(rows)

function entriesOf<Key extends string, Value>(record: Record<Key, Value>): (readonly [Key, Value])[] {
  const keys = Object.keys(record).filter((key): key is Key => key in record)
  return keys.map((key) => [key, record[key]])
}

/** Whether a text is the code of a currency: 'USD'. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(rows, text)
}

/** Whether a short form means money wherever it stands: 'USD', and not 'CRC', which is many things. */
export function meansMoney(short: string): boolean {
  const row: Row | undefined = isCurrencyCode(short) ? rows[short] : undefined
  return row !== undefined && row.code === undefined
}

const byWritten = new Map<string, Currency>([
  ['$', '$'],
  ['dollar', '$'],
  ['rs', 'Rs'],
  ['rupee', 'Rs'],
  ['¥', '¥'],
  ['kr', 'kr'],
  ['kroner', 'kr'],
  ['kronor', 'kr'],
  ['r', 'ZAR'],
  ['p', 'P'],
  ['fr', 'Fr.'],
  ['franc', 'Fr.'],
  ['fcfa', 'FCFA'],
  ['f cfa', 'FCFA'],
  ['cfaf', 'FCFA'],
  ['cfa franc', 'FCFA'],
  ['dh', 'Dh'],
  ['dhs', 'Dh'],
  ['dirham', 'Dh'],
  ['sh', 'Shs'],
  ['shs', 'Shs'],
  ['shilling', 'Shs'],
  ['sr', 'SR'],
  ['bs', 'Bs'],
  ['kwacha', 'kwacha'],
  ['lei', 'lei'],
  ['₨', 'Rs'],
  ['qr', 'QAR'],
  ['kd', 'KWD'],
  ['bd', 'BHD'],
  ['jd', 'JOD'],
  ['mk', 'MWK'],
  ['n', 'NGN'],
  ['us', 'USD'],
  ['can', 'CAD'],
  ['ca', 'CAD'],
  ['au', 'AUD'],
  ['nz', 'NZD'],
  ['hk', 'HKD'],
  ['sg', 'SGD'],
])
for (const [code, row] of table)
  for (const written of [code, `${code}$`, ...(row.signs ?? []), ...(row.words ?? [])]) byWritten.set(keyOf(written), code)

/** 'U.S. Dollars' and 'us dollar' are one spelling. */
function keyOf(written: string): string {
  const plain = written
    .toLowerCase()
    .replaceAll(/[.:]/g, '')
    .replace(/\s+/g, /\p{Sc}$/u.test(written) ? '' : ' ')
    .trim()
  return plain.length > 3 ? plain.replace(/s$/, '') : plain
}

/**
 * The currency that a sign, code or word names: 'US$', 'CAD', 'Rs.', 'euros', 'US dollars'; undefined when it names none.
 * @param stated what the page says that its bare signs stand for, see `settled`
 */
export function currencyOf(written: string, stated?: CurrencyCode): Currency | undefined {
  const currency = read(written)
  return currency === undefined ? undefined : settled(currency, stated)
}

/** Few spellings make up most of the amounts of a page. */
const read = remembered(readCurrency, 500, 24)

function readCurrency(written: string): Currency | undefined {
  const plain = inPlainDigits(written).trim()
  const code = /^(\p{L}{3})\s?\p{Sc}$/u.exec(plain)?.[1]
  return byWritten.get(keyOf(plain)) ?? byWritten.get(keyOf(code ?? ''))
}

/** The currency of a word in lower case and the singular that names one wherever it stands: 'euro', 'rs', '$' of 'dollar'. */
export function currencyWord(word: string): Currency | undefined {
  return wordsAlone.has(word) ? byWritten.get(word) : undefined
}

const wordsAlone: ReadonlySet<string> = new Set([...currencyWords, 'rs', 'ksh', 'rm'])

const right = new RegExp(String.raw`(?:${behindSource})(?![\p{L}\p{N}_])`, 'uy')

/** The currency that letters name which mean money right behind a number, as '500 zł' and '50 000 FCFA' have them. @param start where they begin */
export function currencyBehind(text: string, start: number): Currency | undefined {
  right.lastIndex = start
  const written = right.exec(text)?.[0]
  return written === undefined ? undefined : currencyOf(written)
}

/** A shared sign as the currency the page says it is: '$' is CAD on a page in Canadian dollars; a sign that is none of it stays. */
export function settled(currency: Currency, stated: CurrencyCode | undefined): Currency {
  return stated !== undefined && mayBe(currency).includes(stated) ? stated : currency
}

/** The codes a currency as written may stand for; one when it says which. */
export function mayBe(currency: Currency): readonly CurrencyCode[] {
  return isShared(currency) ? shared[currency] : [currency]
}

function isShared(currency: Currency): currency is SharedSign {
  return Object.hasOwn(shared, currency)
}

/**
 * Whether two currencies are the same. A bare '$' is the dollar the page says, else the American one, and no other; '¥' is the
 * yen; a bare 'Rs' or 'kr' is the same as a code only where the page says so.
 */
export function sameCurrency(one: Currency, other: Currency, stated?: CurrencyCode): boolean {
  return byItself(settled(one, stated)) === byItself(settled(other, stated))
}

/** What a sign stands for where nothing says whose it is: '$' for the American dollar, '¥' for the yen. */
export function byItself(currency: Currency): Currency {
  return currency === '$' ? 'USD' : currency === '¥' ? 'JPY' : currency
}

/** How a currency is shown before a number: 'US$', '€', 'ZAR ', '$' where nothing says whose. */
export function signOf(currency: Currency): string {
  if (currency === '$' || currency === '¥') return currency
  if (currency === 'P') return currency
  if (isShared(currency)) return `${currency} `
  const row: Row = rows[currency]
  return row.shown ?? `${currency} `
}

/** A currency that a text names, with an amount or without. */
export interface NamedCurrency extends Span {
  currency: Currency
}

const named = expression('gu')`
  ${signSource}|(?<![\p{L}\p{N}])(?:(?:${capitals})(?![\p{L}])|(?:${letterSource})(?![\p{L}])|(?:[Rr]upees|(?:[Uu]\.?[Ss]\.?\s|[A-Z][a-z]+\s)?[Dd]ollars|[Ee]uros?|[Pp]ounds|[Rr]ands?|[Nn]aira|[Rr]inggit)(?![\p{L}]))
`

/** Names of a country's money: 'UAE dirhams', 'Tanzania shillings'. */
const ofCountry = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${countrySource})(?![\p{L}\p{N}])`, 'giu')

/** The currencies a text names, in order: '$' and 'USD' of 'Fee ($), USD', AED of 'in UAE dirhams'. Linear in the text. */
export function currenciesIn(text: string): NamedCurrency[] {
  const plain = inPlainDigits(text)
  const found = [...matchesIn(plain, ofCountry), ...matchesIn(plain, named)].toSorted((one, other) => one.index - other.index)
  let last = 0
  return found.flatMap((match) => {
    const currency = currencyOf(match[0]) ?? currencyOf(match[0].replace(/^\S+\s/, ''))
    const [start, end] = [match.index, match.index + match[0].length]
    // 'Zealand dollars' is a part of 'New Zealand dollars'.
    if (currency === undefined || start < last) return []
    last = end
    return [{ start, end, currency }]
  })
}

/** 'All fees are in Canadian dollars', 'Prices in AUD'. */
const statement = expression('giu')`
  \b(?:fees?|prices?|amounts?|costs?|rates?|charges?|dollars?|payments?|figures?)\b[^.\n$]{0,60}?\b(?:
    (?<country>Canadian|Australian|New Zealand|Hong Kong|Singapore|US|U\.S\.|American) (?:dollars|funds|currency)|
    (?<code>CAD|AUD|NZD|HKD|SGD|USD)
  )(?![\p{L}\p{N}])
`

/** The dollars that a text says its amounts are in: 'CAD' of 'All fees are in Canadian funds'. */
export function statedCurrenciesIn(text: string): Set<CurrencyCode> {
  const stated = matchesIn(text, statement).map(({ groups: { country = '', code = '' } = {} }) =>
    currencyOf(code === '' ? `${country} dollars` : code.toUpperCase()),
  )
  return new Set(stated.filter((currency) => currency !== undefined).filter((currency) => !isShared(currency)))
}

const sharedMoney = whether(expression('i')`
  \b(?:
    dirhams?|shillings?|riyals?|rials?|dinars?|francs?|kron(?:er|or|a)|pesos?|rands?|naira|cedis?|rupees?|ringgit|kwacha|pula|baht|yuan|
    yen|liras?|zlot(?:y|ys)|forints?|reais|birr|taka
  )\b
`)

/** Whether a text has the word of a money that several countries have and nothing says whose it is: 'dirhams', not 'UAE dirhams'. */
export function namesSharedMoney(text: string): boolean {
  const told = currenciesIn(text).filter(({ currency }) => !isShared(currency))
  const rest = [...told, undefined].map((one, place) => text.slice(told[place - 1]?.end ?? 0, one?.start))
  return rest.some((part) => sharedMoney(part))
}
