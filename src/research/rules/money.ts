import { expression, source } from '../expression.ts'

/** An amount of money as a text writes it. */
export interface Amount {
  /** Offsets in the text it was found in, end exclusive; of a range, both ends of it. */
  start: number
  end: number
  /** ISO 4217; a bare '$' is USD unless the page says otherwise. */
  currency: string
  /** 'US$405', '£30', 'C$1,250–1,400': the digits as the text writes them. */
  shown: string
  /** The (first) number. */
  value: number
}

const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?(?!\d)|\d{1,6}(?:[.,]\d{1,2})?(?!\d)`
/** 'R12 760,00': how rands are written. */
const spaced = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d{2})?(?!\d)`
const codes =
  '(?:USD|EUR|GBP|CAD|AUD|NZD|INR|SGD|HKD|CHF|ZAR|AED|JPY|KES|NGN|GHS|MYR|PHP|PKR|LKR|NPR|SAR|QAR|SEK|NOK|DKK|PLN|TTD|JMD)'
/** 'Rs. 5,000', 'KSh 2,000', 'RM150'; of rands only what no part of a name can be: 'R275.00', 'R1,985'. */
const local = source`
  Rs\.?|K[Ss]hs?\.?|RM|R(?=\s?\d{1,3}(?:[,\s]\d{3}|(?:,\d{3})*\.\d{2})(?!\d))|
  (?<=[–—:-]\s)R(?=\s?\d{2,5}(?![\d.,])(?: per\b|\s*$))|
  P(?=\d{1,3}(?:,\d{3})+(?:\.\d{2})?(?!\d)|\d{1,4}\.\d{2}(?!\d))|₱|N(?=\d{1,3}(?:,\d{3})+(?!\d))|₦
`
/** A single letter is a country's only right before the sign: 'A$50', not 'A $50 fee'. */
const moneyPattern = new RegExp(
  `(?:(?<![A-Za-z])(?:(${codes}|US|CDN|CA|AU|NZ|HK|SG)\\s?|([CA])(?=[$£€₹])))?([$£€₹])\\s{0,2}(${digits})(?:\\s?(${codes}|US|CDN)\\b)?` +
    `|(?<![\\w.,$])(${codes}|${local})\\s?((?<=\\b(?:ZA)?R ?)${spaced}|${digits})` +
    `|(?<![\\w.,$£€-])(${digits})\\)?\\s?(${codes}|[Uu]\\.?[Ss]\\.? [Dd]ollars|[Dd]ollars|[Ee]uros?|[Pp]ounds|€)(?![\\w])`,
  'g',
)
const rangeEnd = new RegExp(`^\\s?(?:-|–|—|to)\\s?(?:US|CA|AU)?\\s?[$£€]?(${digits})(?![\\w%-])`, 'i')
/** 'rises from $300 to $350' are two prices, no range. */
const risesFrom =
  /\b(?:ris(?:e|es|ing)|rose|increas\w+|rais\w+|chang\w+|went up|goes up|reduced|lowered|dropp\w+)\b[^.;]{0,50}\bfrom\s*$/i
/** What follows an amount that is none to pay once: '$2.5 million', '$45k', '$30 per hour'. */
const notAPrice = expression('i')`
  ^\s?(?:
    million|billion|thousand|[mbk]\b|\+?\s?%|(?:\/|per|an?)\s?(?:hour|hr|day|week)\b|an hour|
    in (?:prizes|scholarships|grants)
  )
`

const symbols: Record<string, string> = { $: 'USD', '£': 'GBP', '€': 'EUR', '₹': 'INR' }
const prefixes: Record<string, string> = {
  US: 'USD',
  CA: 'CAD',
  CDN: 'CAD',
  C: 'CAD',
  AU: 'AUD',
  A: 'AUD',
  NZ: 'NZD',
  HK: 'HKD',
  SG: 'SGD',
}
const words: Record<string, string> = {
  dollars: 'USD',
  'us dollars': 'USD',
  'us. dollars': 'USD',
  'u.s dollars': 'USD',
  'u.s. dollars': 'USD',
  euro: 'EUR',
  euros: 'EUR',
  pounds: 'GBP',
  '€': 'EUR',
}
const locals: Record<string, string> = {
  rs: 'Rs',
  ksh: 'KES',
  kshs: 'KES',
  rm: 'MYR',
  r: 'ZAR',
  p: 'PHP',
  '₱': 'PHP',
  n: 'NGN',
  '₦': 'NGN',
}
const rupees: ReadonlySet<string> = new Set(['INR', 'PKR', 'LKR', 'NPR'])
const shownAs: Record<string, string> = {
  USD: 'US$',
  CAD: 'C$',
  AUD: 'A$',
  NZD: 'NZ$',
  HKD: 'HK$',
  SGD: 'S$',
  GBP: '£',
  EUR: '€',
  INR: '₹',
}

/** Texts without a sign or word of money are most of a page. */
const holdsMoney = expression()`
  [$£€₹₱]|\bR[sM]?\.?\s?\d|\b[PN]\d|₦|\bKSh|
  \d\)?\s?(?:[A-Z]{3}\b|[Dd]ollars|[Uu]\.?[Ss]\.? [Dd]ollars|[Ee]uros?|[Pp]ounds)|[A-Z]{3}\s?\d
`

/** An amount as it is shown where a page says which dollar or rupee its bare sign is: 'C$480.00' for CAD. */
export function shownInDollar(amount: Amount, dollar: string): string {
  const sign = shownAs[dollar]
  if (amount.currency === 'Rs') return rupees.has(dollar) ? amount.shown.replace('Rs ', sign ?? `${dollar} `) : amount.shown
  if (sign === undefined || dollar === 'USD' || rupees.has(dollar) || !amount.shown.startsWith('$')) return amount.shown
  return `${sign}${amount.shown.slice(1)}`
}

/** Columns, fees and lists ask for the amounts of a page's texts one after the other: each text is read once for all of them. */
const known = new Map<string, readonly Amount[]>()
const mostKnown = 8_000
const longestKnown = 300
const none: readonly Amount[] = []

/** The amounts of money in a text, in order; no wages, no millions, no percentages. */
export function amountsIn(text: string): readonly Amount[] {
  if (!/\d/.test(text) || !holdsMoney.test(text)) return none
  const before = known.get(text)
  if (before !== undefined) return before
  const amounts = readAmounts(text)
  if (known.size >= mostKnown) known.clear()
  if (text.length <= longestKnown) known.set(text, amounts)
  return amounts
}

function readAmounts(text: string): Amount[] {
  const amounts: Amount[] = []
  let end = 0
  for (const match of text.matchAll(moneyPattern)) {
    if (match.index < end) continue
    const [whole, country, letter, symbol, afterSymbol, suffix, code, afterCode, beforeWord, word] = match
    const read = afterSymbol ?? afterCode ?? beforeWord ?? ''
    const run = beforeWord === undefined ? runOn(read, text.slice(match.index + whole.length)) : ''
    if (run === undefined) continue
    const number = read + run
    const named = code ?? suffix ?? country ?? letter
    const currency =
      named === undefined
        ? symbol === undefined
          ? (words[word?.toLowerCase() ?? ''] ?? word?.toUpperCase() ?? '')
          : (symbols[symbol] ?? '')
        : (prefixes[named.toUpperCase()] ?? locals[named.replace('.', '').toLowerCase()] ?? named.toUpperCase())
    end = match.index + whole.length + run.length
    const rest = text.slice(end, end + 40)
    const range = risesFrom.test(text.slice(Math.max(0, match.index - 70), match.index)) ? null : rangeEnd.exec(rest)
    const upper = range?.[1]
    if (range !== null) end += range[0].length
    if (notAPrice.test(text.slice(end, end + 24))) continue
    const bare = named === undefined && symbol !== undefined
    const sign = bare ? symbol : (shownAs[currency] ?? `${currency} `)
    amounts.push({
      start: match.index,
      end,
      currency,
      shown: `${sign}${number}${upper === undefined ? '' : `–${upper}`}`,
      value: valueOf(number),
    })
  }
  return amounts
}

const thousands = /^ \d{3}(?:[.,]\d{2})?(?![\d,.]*\d)/
const counted = /^\s?(?:(?:multiple|scored) |-)?(?:questions?|items?|mcqs?|hours?|minutes?|points?|credits?|words?)/i

/** What goes on after '€1' in '€1 250'; undefined where '€50 120' may be one number or two columns. */
function runOn(number: string, after: string): string | undefined {
  const run = /^\d{1,3}$/.test(number) ? thousands.exec(after)?.[0] : undefined
  if (run === undefined || counted.test(after.slice(run.length))) return ''
  return number.length === 1 ? run : undefined
}

const nameOfCurrency = new RegExp(
  `(?:\\b(US|CDN|CA|AU|NZ|HK|SG|[CA])\\s?)?([$£€₹])(?!\\s?\\d)|\\b(${codes})\\b(?!\\s?\\d)|\\b(Rs|K[Ss]hs?|RM)\\b\\.?(?!\\s?\\d)|\\b(rupees|(?:US |U\\.S\\. )?dollars|euros?|pounds)\\b`,
  'g',
)

/** The one currency that a head of a column names: 'Fee (USD)', 'In Rs.'; undefined when it names none or several. */
export function currencyNamed(head: string): string | undefined {
  const found = currenciesNamed(head)
  return new Set(found).size === 1 ? found[0] : undefined
}

/** The currencies that a text names without an amount, in order: '(Rs.) (US $)'; a bare '$' is '$'. */
export function currenciesNamed(text: string): string[] {
  return [...text.matchAll(nameOfCurrency)].map(([, country, sign = '', code, own, word]) => {
    if (sign !== '') return country === undefined ? sign : (prefixes[country.toUpperCase()] ?? sign)
    if (code !== undefined) return code
    if (own !== undefined) return locals[own.toLowerCase()] ?? own
    return word?.toLowerCase() === 'rupees' ? 'Rs' : (words[word?.toLowerCase() ?? ''] ?? '')
  })
}

/** A number of a column whose head names the currency, as an amount. */
export function amountInCurrency(number: string, named: string, start: number, end: number): Amount {
  const bare = symbols[named]
  const sign = bare === undefined ? (shownAs[named] ?? `${named} `) : named
  return { start, end, currency: bare ?? named, shown: `${sign}${number}`, value: valueOf(number) }
}

/** '1,095.00' and '1.095,00' are both 1095. */
function valueOf(number: string): number {
  const decimal = /[.,]\d{1,2}$/.exec(number)?.[0]
  const whole = decimal === undefined ? number : number.slice(0, -decimal.length)
  return Number(`${whole.replace(/[., ]/g, '')}${decimal === undefined ? '' : decimal.replace(',', '.')}`)
}
