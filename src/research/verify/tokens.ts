import { foundTokens } from './found-tokens.ts'
import { type Currency, currencyBehind, currencyWord } from '../lexicon/money/currency.ts'
import { numberWord, sumOf, valueOfDigits } from '../lexicon/text/number.ts'
import type { Token } from './token.ts'
import { classOf } from './vocabulary.ts'

/** The tokens of a text in order. */
export function tokensOf(text: string): Token[] {
  return combined(foundTokens(text), text)
}

const prefixes = new Set(['re', 'e', 'post', 'co', 'pre', 'multi', 'self', 'anti'])

/** Puts together what is one thing: amount and currency, 'non' and 'member', 'twenty-five', 'three (3)', '3–5'. */
function combined(tokens: readonly Token[], text: string): Token[] {
  const result: Token[] = []
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place]
    if (token === undefined) continue
    const before = result.at(-1)
    const named = currencyNamed(token, before, text)
    if (named === undefined && isByItself(token, before)) {
      result.push(token)
      continue
    }
    const gap = before === undefined ? '' : text.slice(before.end, token.start)
    if (token.kind === 'money') {
      const next = tokens[place + 1]
      if (next?.kind === 'number' && /^\s{0,2}$/.test(text.slice(token.end, next.start))) {
        if (before?.kind === 'money' || before?.kind === 'number') pushRange(result, gap, token.start)
        const joined = joinedThousands(tokens, place + 1, text)
        result.push(money(token.currency, joined.number, token.start, joined.end))
        place = joined.place
      } else if (before?.kind === 'number' && !before.optional && /^\s{0,2}$/.test(gap)) {
        pushAmountBefore(result, token.currency, token.end, text)
      } else if (before?.kind === 'money' && /^\s{0,2}$/.test(gap) && before.amount !== undefined) {
        // 'US$405 USD', '$405 CAD': the code says which dollar it is.
        result.splice(-1, 1, money(token.currency, before.amount, before.start, token.end))
      } else result.push({ ...token, form: token.currency?.toLowerCase() ?? token.form, kind: 'word', class: 'unit' })
    } else if (
      token.kind === 'number' &&
      before?.kind === 'word' &&
      gap === ')' &&
      /^\p{Lu}{2,5}$/u.test(text.slice(before.start, before.end))
    ) {
      // '(ISC)²' and '(ISC)2' are the name 'ISC2'.
      result.splice(-1, 1, { ...before, form: before.form + token.form, end: token.end })
    } else if (token.kind === 'number') {
      if (before !== undefined && before.form === token.form && /^\s*\($/.test(gap) && text.charAt(token.end) === ')')
        result.push({ ...token, optional: true })
      else {
        if (before?.kind === 'money' || before?.kind === 'number') pushRange(result, gap, token.start)
        result.push(token)
      }
    } else if (before?.kind === 'number' && !before.optional && named !== undefined && gap.trim() === '') {
      pushAmountBefore(result, named, token.end, text)
    } else if (before !== undefined && before.form === 'non' && /^[\s\-–—‐‑/]{0,2}$/.test(gap)) {
      const form = `non${token.form}`
      result.splice(-1, 1, { ...token, form, class: classOf(form), start: before.start })
    } else if (
      before !== undefined &&
      (/^(?:re|e|post)$/.test(before.form) ? /^[-‐‑]$/ : /^[-‐‑ ]$/).test(gap) &&
      prefixes.has(before.form)
    ) {
      const form = before.form + token.form
      result.splice(-1, 1, { ...token, form, class: classOf(form), start: before.start })
    } else pushNumberWord(result, token, gap)
  }
  return result
}

/** The currency that a word names: some wherever they stand, some right behind a number. */
function currencyNamed({ kind, form, start }: Token, before: Token | undefined, text: string): Currency | undefined {
  if (kind !== 'word') return undefined
  return currencyWord(form) ?? (before?.kind === 'number' ? currencyBehind(text, start) : undefined)
}

/** Most words are: no number, and nothing in front that may be a part of them. */
function isByItself(token: Token, before: Token | undefined): boolean {
  if (token.kind !== 'word' || numberWord(token.form) !== undefined) return false
  return before === undefined || (before.form !== 'non' && !prefixes.has(before.form))
}

function money(currency: Currency | undefined, amount: string, start: number, end: number): Token {
  const form = `${currency?.toLowerCase() ?? ''}${amount}`
  return { form, kind: 'money', class: 'plain', start, end, optional: false, currency, amount }
}

/** The last number as an amount of the currency named behind it; '1 095 €' is one number. */
function pushAmountBefore(result: Token[], currency: Currency | undefined, end: number, text: string): void {
  const [first, last] = result.slice(-2)
  const number = last ?? first
  if (number === undefined) return
  const isJoined =
    last !== undefined &&
    first?.kind === 'number' &&
    /^\d{1,3} (?:0\d\d|(?<=^\d )\d{3})$/.test(text.slice(first.start, number.end))
  const start = isJoined ? first.start : number.start
  const amount = isJoined ? `${first.form}${text.slice(number.start, number.end)}` : amountOf(number, start, text)
  result.splice(isJoined ? -2 : -1, isJoined ? 2 : 1, money(currency, amount, start, end))
}

/** Digits of money: three behind a lone dot are thousands. */
function amountOf({ spelled = false, form, end }: Token, start: number, text: string): string {
  const written = text.slice(start, end)
  return !spelled && /^\p{Nd}{1,3}(?:\.\p{Nd}{3})+$/u.test(written) ? String(valueOfDigits(written, true)) : form
}

/** '1 095' behind a currency is one number. */
function joinedThousands(tokens: readonly Token[], place: number, text: string): { number: string; end: number; place: number } {
  const first = tokens[place]
  const next = tokens[place + 1]
  if (first === undefined) return { number: '', end: 0, place }
  const split =
    next?.kind === 'number' &&
    /^\d{1,3}$/.test(first.form) &&
    next.end - next.start === 3 &&
    /^[\s\u202f]$/.test(text.slice(first.end, next.start))
  if (!split || next === undefined) return { number: amountOf(first, first.start, text), end: first.end, place }
  return { number: `${first.form}${text.slice(next.start, next.end)}`, end: next.end, place: place + 1 }
}

/** A dash between two numbers says 'to'. */
function pushRange(result: Token[], gap: string, end: number): void {
  if (/^\s?[-–—−‐‑~]\s?$/.test(gap))
    result.push({ form: 'to', kind: 'word', class: 'light', start: end - gap.length, end, optional: true })
}

function pushNumberWord(result: Token[], token: Token, gap: string): void {
  const value = numberWord(token.form)
  const before = result.at(-1)
  if (value === undefined) {
    result.push(token)
    return
  }
  const spelled = before?.kind === 'number' && before.spelled === true && /^[\s\-‐‑]$/.test(gap) ? Number(before.form) : undefined
  const number = spelled === undefined ? value : sumOf(spelled, value)
  const next: Token = { ...token, kind: 'number', class: 'plain', form: String(number ?? value), spelled: true }
  if (number === undefined || spelled === undefined || before === undefined) result.push(next)
  else result.splice(-1, 1, { ...next, start: before.start })
}
