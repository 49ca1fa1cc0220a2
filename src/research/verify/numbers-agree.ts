import { currencyWord, mayBe, sameCurrency } from '../lexicon/money/currency.ts'
import { rhythmOf, yearOrdinal } from '../lexicon/times/period.ts'
import { unitAfter } from './quantities.ts'
import type { Token } from './token.ts'

const rhythms = new Set(['every', 'each', 'per'])
/** Whether every number of the value stands in the quote, amounts in their currency, counts with their unit. */
export function numbersAgree(said: readonly Token[], page: readonly Token[], above: readonly Token[], quote: string): boolean {
  return said.every((token, place) => {
    if (token.kind === 'money') return moneyAgrees(token, page, above)
    if (token.class === 'unit') return unitAgrees(token, page, above)
    if (token.kind === 'number' && !token.optional) {
      return namedAlike(said[place - 1], token, page) && numberAgrees(token, unitAfter(said, place), page, above, quote)
    }
    // A name with a number in it is the page's own, 'A2', 'ISO17024'.
    return (
      token.kind !== 'word' ||
      !/\d/.test(token.form) ||
      page.some((one) => one.form === token.form) ||
      above.some((one) => one.form === token.form)
    )
  })
}

function unitAgrees(value: Token, page: readonly Token[], above: readonly Token[]): boolean {
  return [...page, ...above].some(
    (token) =>
      token.form === value.form ||
      rhythmOf(token.form)?.unit === value.form ||
      (value.form === 'year' && token.form === 'anniversary'),
  )
}

/** 'December 31', 'Level 2': where the quote numbers the same name, it is by the same number. */
function namedAlike(name: Token | undefined, value: Token, page: readonly Token[]): boolean {
  if (name === undefined || name.kind !== 'word' || name.class !== 'plain') return true
  const numbers = page.filter((token, place) => token.kind === 'number' && page[place - 1]?.form === name.form)
  return numbers.length === 0 || numbers.some((token) => token.form === value.form)
}

function moneyAgrees(value: Token, page: readonly Token[], above: readonly Token[]): boolean {
  const { currency } = value
  if (currency === undefined) return false
  const amounts = page.filter((token) => (token.amount ?? (token.kind === 'number' ? token.form : '')) === value.amount)
  if (amounts.some((token) => token.currency !== undefined && sameCurrency(currency, token.currency))) return true
  if (!amounts.some((token) => token.currency === undefined || mayBe(token.currency).some((code) => code === currency)))
    return false
  // A column may give its currency in its head: 'Fee (USD): 405'. A heading may say which dollar: 'Fees in Canadian dollars'.
  return [...page, ...above].some((token) => {
    const other = token.kind === 'word' ? (token.currency ?? currencyWord(token.form)) : undefined
    return other !== undefined && sameCurrency(currency, other)
  })
}

function numberAgrees(
  value: Token,
  unit: string | undefined,
  page: readonly Token[],
  above: readonly Token[],
  quote: string,
): boolean {
  const places = page.flatMap((token, place) =>
    (token.amount ?? token.form) === value.form && token.kind !== 'word' ? [place] : [],
  )
  if (unit === undefined) return places.length > 0
  if (places.some((place) => unitAfter(page, place) === unit)) return true
  if (page.some((_, place) => saysPeriod(page, place, value.form, unit))) return true
  // Without a unit of its own, one in the head of its column or in the heading is its unit.
  const bare = places.some((place) => unitAfter(page, place) === undefined && !/^\s*[%]/.test(quote.slice(page[place]?.end ?? 0)))
  return bare && [...page, ...above].some((token) => token.form === unit)
}

function saysPeriod(page: readonly Token[], place: number, number: string, unit: string): boolean {
  const [before, token, next] = [page[place - 1], page[place], page[place + 1]]
  if (token === undefined) return false
  const period = rhythmOf(token.form)
  if (period !== undefined && String(period.count) === number && period.unit === unit) return true
  if (next === undefined) return false
  if (
    unit === 'year' &&
    number === '2' &&
    /^(?:odd|even)(?:-numbered)?$/.test(token.form) &&
    /^(?:numbered|year)$/.test(next.form)
  )
    return true
  if (unit === 'year' && ordinalOf(token.form) === number && /^(?:anniversary|calendar)$/.test(next.form)) return true
  if (unit === 'year' && ordinalOf(token.form) === number && before?.form === 'the' && next.form === 'year') return true
  if (!rhythms.has(token.form) || before?.kind === 'money') return false
  if (number === '1') return next.form === unit
  return unit === 'year' && ordinalOf(next.form) === number
}

/** '3' of 'third', '2' of 'other'. */
function ordinalOf(word: string): string {
  return String(yearOrdinal(word) ?? '')
}
