import { cellsOf, outlineOf } from '../../document/clean-document/outline.ts'
import type { Claim } from '../../drafts/draft.ts'
import { currenciesIn, currencyOf, sameCurrency, settled, signOf } from '../../lexicon/money/currency.ts'
import { feeKindsIn } from '../../lexicon/fees/fee-kind.ts'
import { type Money, moneyIn, shownMoney } from '../../lexicon/money/money.ts'
import { numbersIn, valueOfDigits } from '../../lexicon/text/number.ts'
import { periodsIn, samePeriod } from '../../lexicon/times/period.ts'
import { placeholdersIn, saysFree, saysPaid, withoutPriceNoun } from '../../lexicon/money/price.ts'
import type { FeeFact } from '../prompt/answer.ts'
import { wordsOf } from './figures.ts'
import type { Ground } from './ground.ts'
import { quantitiesIn } from './counted.ts'
import { lenientPattern } from '#domain/text/lenient-pattern.ts'
import { foreignWords } from './own-words.ts'
import type { Place } from '../names/locate.ts'
import type { Reason } from './refusal.ts'
import { cut, firstSaid, pageWords } from './shown-line.ts'

/** Longest label of a row that a fee is shown by, in characters. */
const longestLabel = 120

const withCents = /\d\.\d{2}$/
const endsWithCents = /(?<![\d.,])\d[\d,]*\.\d{2}$/

/** Farthest line over one that may give its amounts their sign, in lines. */
const longestList = 40

/** Whether the line is part of a price list: it and the lines above it end in bare amounts, up to one with a currency sign. */
function isInPriceList({ document, lines }: Place): boolean {
  const [first] = lines
  const all = outlineOf(document).lines
  for (let place = first?.index ?? -1; place >= 0 && place > (first?.index ?? 0) - longestList; place -= 1) {
    const line = all[place]
    const text = line === undefined ? '' : document.text.slice(line.start, line.end).trim()
    if (!endsWithCents.test(text)) return false
    if (moneyIn(text).length > 0) return true
  }
  return false
}

/** The line of a fee, as the page says it: '$405 exam (members)'; or why it is not shown. */
export function feeClaim(fee: FeeFact, ground: Ground, name: string): Claim | Reason {
  const values = amountsOf(fee)
  const around = wordsOf(ground)
  const isFree = values[0] === 0 && [ground.quote, ground.sentence].some(saysFree)
  const isMoney =
    signBeside(fee, ground) !== '' ||
    moneyIn(around).length > 0 ||
    currenciesIn(around).length > 0 ||
    saysPaid(around) ||
    isInPriceList(ground.place)
  if (values.length === 0 || (!isMoney && !isFree)) return 'no statement of its kind'
  const stated = statedAmount(fee, values, ground)
  if (stated === undefined) return isFree ? freeClaim(fee, ground, name) : 'number not on the page'
  const { shown, digits } = stated
  const words = `${around} ${name}`
  const times = periodsIn(words)
  const kept = (part: string | null) => {
    const said = part === null ? '' : inPageWords(part, words)
    return periodsIn(said).every((period) => times.some((one) => samePeriod(one, period))) ? said : ''
  }
  const paid = withoutFee(kept(fee.for) || kindIn(fee.for ?? '', words))
  const [who, when] = [kept(fee.who), kept(fee.when)]
  const { label, head } = cellOf(stated.at, ground)
  const linesWith = (amount: string) => [
    lineOf(amount, paid, [who, when]),
    ...[who, when, head].filter((part) => part !== '').map((part) => lineOf(amount, paid, [part])),
    lineOf(amount, paid, []),
    lineOf(amount, label, [head]),
    lineOf(amount, label, []),
    `${amount}: ${cut(pageWords(ground), 200)}`,
    amount,
  ]
  // Of '| $20.00 | 30.00' the second is shown without the sign, which the page does not give it.
  const lines = [...linesWith(shown), ...(digits === undefined ? [] : linesWith(digits))]
  return firstSaid(lines, ground, name) ?? (isFree ? freeClaim(fee, ground, name) : 'no statement of its kind')
}

/** What costs nothing is said in the page's words, which need no amount: 'There is no fee for recertification.' */
function freeClaim(fee: FeeFact, ground: Ground, name: string): Claim | Reason {
  const said = pageWords(ground)
  const paid = inPageWords(fee.for ?? '', `${wordsOf(ground)} ${name}`)
  const lines = [...(said.length < shortSentence && paid !== '' ? [`${paid}: ${said}`] : []), said]
  return firstSaid(lines, ground, name) ?? 'no statement of its kind'
}

/** A shorter sentence does not say what is free, in characters: 'There is no charge.' */
const shortSentence = 24

/** What of a detail is in the page's words: its clauses without a foreign one. */
function inPageWords(part: string, words: string): string {
  if (foreignWords(part, words).length === 0) return part.trim()
  const clauses = part.split(/\s*(?:[,;()]|\s[–-]\s)\s*/).filter((clause) => clause !== '')
  return clauses.filter((clause) => foreignWords(clause, words).length === 0).join(', ')
}

/** Of a detail in words of its own the kind of fee, where the page speaks of that: 'renewal' of 'annual renewal'. */
function kindIn(part: string, words: string): string {
  return feeKindsIn(part).find(({ shown }) => foreignWords(shown, words).length === 0)?.shown ?? ''
}

/** 'Exam' of 'exam fee'; an 'annual fee' is said by its last word, too. */
function withoutFee(paid: string): string {
  const bare = withoutPriceNoun(paid)
  const kindsOf = (text: string) => feeKindsIn(text).flatMap(({ kinds }) => kinds)
  return kindsOf(bare).join() === kindsOf(paid).join() ? bare : paid
}

/** The numbers of a fee: one, or both ends of a range; 0 of one that is free. */
export function amountsOf({ amount }: FeeFact): number[] {
  const [money] = moneyIn(amount)
  if (money !== undefined) return money.upTo === undefined ? [money.value] : [money.value, money.upTo]
  const written = amount.match(/\d[\d.,\s'’]*\d|\d/g) ?? []
  if (written.length > 0) return written.slice(0, 2).map((digits) => valueOfDigits(digits, true))
  const spelled = numbersIn(amount).map(({ value }) => value)
  return spelled.length > 0 ? spelled.slice(0, 1) : placeholdersIn(amount).length > 0 ? [0] : []
}

/** The amount as the page writes it, and where in its text; undefined where the page does not give it. */
function statedAmount(
  fee: FeeFact,
  values: readonly number[],
  ground: Ground,
): { shown: string; at: number; digits?: string } | undefined {
  const { place, context } = ground
  if (isShare(fee)) return statedShare(values, ground)
  for (const { document, start, end } of [place, ...context]) {
    const text = document.text.slice(start, end)
    const money = moneyWith(values, text)
    if (money !== undefined) return { shown: shownMoney(money, ground.stated), at: start + money.start }
    const bare = bareNumber(values[0] ?? 0, text)
    if (bare !== undefined)
      return {
        shown: `${signFor(fee, ground) || signBeside(fee, ground)}${bare.digits}`,
        at: start + bare.at,
        ...(withCents.test(bare.digits) ? { digits: bare.digits } : {}),
      }
    if (values[0] === 0 && placeholdersIn(text).some(({ says }) => says !== 'unknown' && says !== 'inapplicable'))
      return { shown: 'Free', at: start }
  }
  return undefined
}

/** A part of something, '0.25% of turnover', is no amount of money. */
function isShare({ amount }: FeeFact): boolean {
  return /%|per\s?cent/i.test(amount)
}

const share = /(\d+(?:[.,]\d+)?)\s?(?:%|per\s?cent)/gi

function statedShare(values: readonly number[], { place, context }: Ground): { shown: string; at: number } | undefined {
  for (const { document, start, end } of [place, ...context])
    for (const match of document.text.slice(start, end).matchAll(share))
      if (valueOfDigits(match[1] ?? '') === values[0]) return { shown: `${match[1]}%`, at: start + match.index }
  return undefined
}

function moneyWith(values: readonly number[], text: string): Money | undefined {
  const [value, upTo] = values
  const all = moneyIn(text)
  const whole = all.find((money) => money.value === value && money.upTo === upTo)
  if (whole !== undefined || upTo !== undefined) return whole
  const either = all.find((money) => money.value === value || money.upTo === value)
  if (either === undefined) return undefined
  const { upTo: _, upToDigits, ...lower } = either
  return either.value === value || upToDigits === undefined ? lower : { ...lower, digits: upToDigits, value: value ?? 0 }
}

/** A number of a column or sentence that gives its currency elsewhere. */
function bareNumber(value: number, text: string): { digits: string; at: number } | undefined {
  const counted = quantitiesIn(text)
  const isCounted = (at: number) => counted.some(({ start, end }) => start <= at && at < end)
  for (const match of text.matchAll(/\d{1,3}(?:[ ,'’]\d{3})+(?:[.,]\d{1,2})?(?![\d%])|\d+(?:[.,]\d{1,2})?(?![\d%])/g))
    if (valueOfDigits(match[0], true) === value && !isCounted(match.index)) return { digits: match[0], at: match.index }
  const spelled = numbersIn(text).find((one) => one.value === value && !isCounted(one.start))
  return spelled === undefined ? undefined : { digits: String(value), at: spelled.start }
}

/** The sign of an amount's currency where the page gives it apart: the one the model read, or the only one around; '' where none. */
function signFor(fee: FeeFact, ground: Ground): string {
  const around = currenciesIn(wordsOf(ground)).map(({ currency }) => currency)
  const read = fee.currency === null ? undefined : currencyOf(fee.currency, ground.stated)
  const named = read === undefined ? undefined : around.find((one) => sameCurrency(one, read, ground.stated))
  const [only] = new Set(around).size === 1 ? around : []
  const currency = named ?? only
  return currency === undefined ? '' : signOf(settled(currency, ground.stated))
}

/** A sign of letters that the quote has right before the amount, as it stands there: 'R' of 'R450', which is money nowhere else. */
function signBeside({ currency, amount }: FeeFact, { quote }: Ground): string {
  const sign = currency?.trim() ?? ''
  if (!/^\p{Lu}{1,3}$/u.test(sign)) return ''
  const written = new RegExp(
    `(?<![\\p{L}\\p{N}])${lenientPattern(sign)}\\s?(?=${lenientPattern(amount.trim())}(?!\\d))`,
    'u',
  ).exec(quote)
  return written?.[0] ?? ''
}

/** The label of an amount's row and the head of its column; '' where there is none. */
function cellOf(at: number, { place: { document, lines } }: Ground): { label: string; head: string } {
  const line = lines.find(({ start, end }) => start <= at && at < end)
  const cells = line === undefined ? [] : cellsOf(line)
  const own = cells.find(({ start, end }) => start <= at && at < end)
  const [first] = cells
  if (own === undefined || first === undefined || own === first) return { label: '', head: '' }
  return { label: cut(document.text.slice(first.start, first.end), longestLabel), head: own.head }
}

function lineOf(amount: string, what: string, beside: readonly string[]): string {
  const inBrackets = [...new Set(beside)].filter((part) => part !== '' && part.toLowerCase() !== what.toLowerCase()).join(', ')
  return `${amount}${what === '' ? '' : ` ${what}`}${inBrackets === '' ? '' : ` (${inBrackets})`}`
}
