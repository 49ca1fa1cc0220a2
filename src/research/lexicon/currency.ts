import { expression, source } from '../expression.ts'
import { inPlainDigits, type Span } from './span.ts'

interface Row {
  /** Signs and codes of its own that stand before a number, longest first; the code itself needs no entry. */
  signs?: readonly string[]
  /** How it is shown; without one by its code. */
  shown?: string
  /** Words behind a number, in lower case and the singular. */
  words?: readonly string[]
}

/** The money of the world as texts write it, by ISO 4217 code. Codes that are English words in capitals (ALL, TRY, PEN …) are left out. */
const rows = {
  USD: { signs: ['US$', 'USD$', 'U.S.$'], shown: 'US$', words: ['us dollar', 'american dollar'] },
  EUR: { signs: ['€'], shown: '€', words: ['euro'] },
  GBP: { signs: ['£', 'GB£', 'UK£', 'stg£'], shown: '£', words: ['pound', 'british pound'] },
  CAD: { signs: ['CDN$', 'CAN$', 'CAD$', 'CA$', 'C$', 'CDN'], shown: 'C$', words: ['canadian dollar'] },
  AUD: { signs: ['AUD$', 'AUS$', 'AU$', 'A$'], shown: 'A$', words: ['australian dollar'] },
  NZD: { signs: ['NZD$', 'NZ$'], shown: 'NZ$', words: ['new zealand dollar'] },
  SGD: { signs: ['SGD$', 'SG$', 'S$'], shown: 'S$', words: ['singapore dollar'] },
  HKD: { signs: ['HKD$', 'HK$'], shown: 'HK$', words: ['hong kong dollar'] },
  TWD: { signs: ['NT$'] },
  MXN: { signs: ['MX$'] },
  BRL: { signs: ['R$'], words: ['brazilian real', 'reais'] },
  TTD: { signs: ['TT$'] },
  JMD: { signs: ['J$', 'JA$'] },
  BBD: { signs: ['BDS$', 'Bds$'] },
  XCD: { signs: ['EC$'] },
  BZD: { signs: ['BZ$'] },
  FJD: { signs: ['FJ$'] },
  JPY: { words: ['yen', 'japanese yen'] },
  CNY: { signs: ['RMB'], words: ['yuan'] },
  INR: { signs: ['₹'], shown: '₹', words: ['indian rupee'] },
  PKR: { words: ['pakistani rupee', 'pakistan rupee'] },
  LKR: { words: ['sri lankan rupee', 'sri lanka rupee'] },
  NPR: { words: ['nepalese rupee', 'nepali rupee'] },
  BDT: { signs: ['৳', 'Tk.', 'Tk'], words: ['taka'] },
  ZAR: { words: ['rand'] },
  KES: { signs: ['KShs.', 'KShs', 'Kshs.', 'Kshs', 'KSh.', 'KSh', 'Ksh.', 'Ksh'], words: ['kenyan shilling', 'kenya shilling'] },
  UGX: { signs: ['UShs', 'USh', 'Ugx'], words: ['uganda shilling', 'ugandan shilling'] },
  TZS: { signs: ['TShs', 'TSh'], words: ['tanzanian shilling'] },
  NGN: { signs: ['₦'], words: ['naira'] },
  GHS: { signs: ['GH₵', 'GH¢', 'GHC', '₵'], words: ['cedi', 'ghana cedi'] },
  ZMW: { words: ['kwacha'] },
  BWP: { words: ['pula'] },
  NAD: {},
  LSL: { words: ['loti', 'maloti'] },
  MUR: {},
  EGP: { words: ['egyptian pound'] },
  MYR: { signs: ['RM'], words: ['ringgit'] },
  PHP: { signs: ['₱', 'PhP', 'Php'], words: ['philippine peso'] },
  IDR: { signs: ['Rp.', 'Rp'], words: ['rupiah'] },
  THB: { signs: ['฿'], words: ['baht'] },
  VND: { signs: ['₫'] },
  KRW: { signs: ['₩'], words: ['korean won'] },
  ILS: { signs: ['₪', 'NIS'], words: ['shekel'] },
  AED: { signs: ['Dhs.', 'Dhs', 'Dh'], words: ['dirham'] },
  SAR: { words: ['saudi riyal'] },
  QAR: { words: ['qatari riyal'] },
  KWD: { words: ['kuwaiti dinar'] },
  BHD: { words: ['bahraini dinar'] },
  JOD: { words: ['jordanian dinar'] },
  CHF: { signs: ['SFr.', 'SFr', 'Fr.'], words: ['swiss franc', 'franc'] },
  SEK: { words: ['swedish krona', 'swedish kronor'] },
  NOK: { words: ['norwegian krone', 'norwegian kroner'] },
  DKK: { words: ['danish krone', 'danish kroner'] },
  ISK: { words: ['icelandic krona'] },
  PLN: { signs: ['zł'], words: ['zloty'] },
  CZK: { signs: ['Kč'] },
  HUF: { signs: ['Ft'], words: ['forint'] },
} as const satisfies Record<string, Row>

/** ISO 4217. */
export type CurrencyCode = keyof typeof rows

/** Signs of the money of several countries, with the codes they may stand for. */
const shared = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'TTD', 'JMD', 'BBD', 'XCD', 'BZD', 'FJD'],
  Rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
} as const satisfies Record<string, readonly CurrencyCode[]>

/** A sign whose country only the page can say. */
export type SharedSign = keyof typeof shared
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

const longestFirst = (signs: readonly string[]) => signs.toSorted((a, b) => b.length - a.length)
/** 'CA$' as an expression, which also takes 'CA $'; one letter stands right before the sign, and so do small ones: 'costs us $50', 'a $50 fee'. */
const escaped = (sign: string) => {
  const letters = sign.replace(/\s?\$$/, '').replaceAll('.', String.raw`\.`)
  const gap = /^\p{Lu}[\p{Lu}\p{Ll}.]/u.test(sign) ? String.raw`\s?` : ''
  return sign.endsWith('$') ? `${letters}${gap}${String.raw`\$`}` : letters
}
const codes = table.map(([code]) => code)
const signs = table.flatMap(([, row]) => row.signs ?? [])
const symbols = signs.filter((sign) => /^\p{Sc}$/u.test(sign)).join('')
const beforeDollar = longestFirst(
  signs.filter((sign) => /\p{L}.*[$£]$/u.test(sign)).flatMap((sign) => [sign, sign.toLowerCase()]),
)
const letters = longestFirst([
  ...signs.filter((sign) => !/[$£]$|^\p{Sc}$/u.test(sign)),
  'Rs.:',
  'Rs:',
  'Rs.',
  'Rs',
  'rs.',
  'rs',
  'ksh',
  'kshs',
  'rm',
  'kr.',
  'kr',
])
const words = longestFirst(['dollar', 'rupee', 'kroner', 'kronor', ...table.flatMap(([, row]) => row.words ?? [])])

const capitals = codes.join('|')
/** Codes of currencies beside a number, as parts of an expression: 'USD|EUR|…|usd|eur|…'. */
export const codeSource = `${capitals}|${capitals.toLowerCase()}`
/** Signs that mean money wherever they stand: 'US$', 'CA $', 'USD $', '€'. Letters count where no letter stands before them. */
export const signSource = source`(?:(?<!\p{L})(?:(?:${codeSource})\s?[$¥${symbols}]|${beforeDollar.map(escaped).join('|')})|[$¥${symbols}])`
/** Signs of letters, which mean money only before a number: 'Rs.', 'KSh', 'RM'. */
export const letterSource = letters.map(escaped).join('|')
/** Words that name a currency behind a number: 'dollars', 'Canadian dollars', 'euros'. */
export const wordSource = words.map((word) => `${word.replace(/^us\b/, String.raw`u\.?s\.?`)}s?`).join('|')

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
  ['p', 'PHP'],
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
  const currency = known.has(written) ? known.get(written) : readCurrency(written)
  return currency === undefined ? undefined : settled(currency, stated)
}

/** Few spellings make up most of the amounts of a page. */
const known = new Map<string, Currency | undefined>()
const mostKnown = 500

function readCurrency(written: string): Currency | undefined {
  const plain = inPlainDigits(written).trim()
  const code = /^(\p{L}{3})\s?\p{Sc}$/u.exec(plain)?.[1]
  const currency = byWritten.get(keyOf(plain)) ?? byWritten.get(keyOf(code ?? ''))
  if (known.size >= mostKnown) known.clear()
  if (written.length <= 24) known.set(written, currency)
  return currency
}

/** The currency of a word in lower case and the singular that names one wherever it stands: 'euro', 'rs', '$' of 'dollar'. */
export function currencyWord(word: string): Currency | undefined {
  return wordsAlone.has(word) ? byWritten.get(word) : undefined
}

const wordsAlone: ReadonlySet<string> = new Set([...words, 'rs', 'ksh', 'rm'])

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

/** The currencies a text names, in order: '$' and 'USD' of 'Fee ($), USD'. Linear in the text. */
export function currenciesIn(text: string): NamedCurrency[] {
  const plain = inPlainDigits(text)
  return [...plain.matchAll(named)].flatMap((match) => {
    const currency = currencyOf(match[0]) ?? currencyOf(match[0].replace(/^\S+\s/, ''))
    return currency === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, currency }]
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
  const stated = [...text.matchAll(statement)].map(({ groups: { country = '', code = '' } = {} }) =>
    currencyOf(code === '' ? `${country} dollars` : code.toUpperCase()),
  )
  return new Set(stated.filter((currency) => currency !== undefined).filter((currency) => !isShared(currency)))
}
