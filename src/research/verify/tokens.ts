import { canonicalWord, classOf, currencyOf, numberWord, type WordClass } from './vocabulary.ts'

/** A word, number or amount of a text, with where it stands. Punctuation, quotes, dashes and marks are no tokens. */
export interface Token {
  /** One form for all spellings: '1,095' and '1095' are '1095', '$1,095' is '$1095', 'three' is '3', 'Non-Members' 'nonmember'. */
  form: string
  kind: 'word' | 'number' | 'money'
  class: WordClass
  /** UTF-16 offsets into the text, end exclusive. */
  start: number
  end: number
  /** A footnote mark, a number said again in figures, a reference: may be missing on the other side. */
  optional: boolean
  /** Of an amount of money: its currency; the number itself. */
  currency?: string
  amount?: string
  /** True of a number written as words. */
  spelled?: boolean
}

const parts =
  /(?<mark>\((?:r|tm|sm|c)\)|\[\d{1,3}\])|(?<sign>(?:(?<![\p{L}\p{N}])(?:US|CAN|CA|C|AUS|AU|A|NZ|HK|SG|S|R|MX))?[$€£¥₹])|(?<code>(?<![\p{L}\p{N}])(?:USD|EUR|GBP|CAD|AUD|NZD|INR|SGD|HKD|CHF|JPY|MXN|BRL|ZAR|AED|KES|NGN|GHS|MYR|PHP|PKR|LKR|NPR|SAR|QAR|SEK|NOK|DKK|PLN|TTD|JMD|(?:Rs\.?|KShs?\.?|RM)(?=\s?\p{Nd})|R(?=\s?\d{1,3}(?:[,\s]\d{3}|(?:,\d{3})*\.\d{2})(?!\d)))(?![\p{L}]))|(?<number>\p{Nd}+(?:[.,'’]\p{Nd}+)*)|(?<raised>[²³¹⁰⁴-⁹₀-₉]+)|(?<half>[½¼¾⅓⅔⅛])|(?<han>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])|(?<word>\p{L}[\p{L}\p{M}\p{Nd}\u00ad\u200b-\u200d\u2060\ufeff]*(?:['’ʼ]\p{L}+)*[+#]*)|(?<percent>%|‰)|(?<and>&)/giu

/** The tokens of a text in order. */
export function tokensOf(text: string): Token[] {
  const found: Token[] = []
  for (const match of text.matchAll(parts)) {
    const token = tokenOf(match, text)
    if (token !== undefined) found.push(token)
  }
  return combined(found, text)
}

function tokenOf(match: RegExpExecArray, text: string): Token | undefined {
  const { mark, sign, code, number, raised, half, han, percent, and } = match.groups ?? {}
  const start = match.index
  const written = match[0]
  const make = (form: string, kind: Token['kind'], wordClass: WordClass, more: Partial<Token> = {}): Token => ({
    form,
    kind,
    class: wordClass,
    start,
    end: start + written.length,
    optional: false,
    ...more,
  })
  if (mark !== undefined) return undefined
  if (sign !== undefined || code !== undefined)
    return make(written, 'money', 'plain', { currency: currencyOf(written) ?? written })
  if (number !== undefined) return make(canonicalNumber(written), 'number', 'plain')
  if (raised !== undefined) {
    // After a digit it is a footnote mark and says nothing; after a word it may be part of a name, '(ISC)²'.
    if (/\p{Nd}/u.test(text.charAt(start - 1))) return undefined
    return make(written.normalize('NFKC'), 'number', 'plain', { optional: true })
  }
  if (half !== undefined) return make(written.normalize('NFKC').replace('\u2044', '/'), 'number', 'plain')
  if (percent !== undefined) return make('percent', 'word', 'unit')
  if (and !== undefined) return make('and', 'word', 'condition')
  if (han !== undefined) return make(written.normalize('NFKC'), 'word', 'plain')
  const form = canonicalWord(written)
  return form === '' ? undefined : make(form, 'word', classOf(form))
}

/** '1,095.00' and "1'095" are 1095; '1.095,50' is 1095.5. A lone dot is a decimal point. */
function canonicalNumber(written: string): string {
  const plain = written.normalize('NFKC').replace(/['’]/g, '')
  const european = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$|^\d+,\d{2}$/.test(plain)
  const grouped = european ? plain.replaceAll('.', '').replace(',', '.') : plain.replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (!/^\d+(?:\.\d+)?$/.test(grouped)) return grouped
  const [whole = '', decimals = ''] = grouped.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  const rest = decimals.replace(/0+$/, '')
  return rest === '' ? digits : `${digits}.${rest}`
}

const prefixes = new Set(['re', 'e', 'post', 'co', 'pre', 'multi', 'self', 'anti'])

/** Puts together what is one thing: amount and currency, 'non' and 'member', 'twenty-five', 'three (3)', '3–5'. */
function combined(tokens: readonly Token[], text: string): Token[] {
  const result: Token[] = []
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place]
    if (token === undefined) continue
    const before = result.at(-1)
    const gap = before === undefined ? '' : text.slice(before.end, token.start)
    if (token.kind === 'money') {
      const next = tokens[place + 1]
      if (next?.kind === 'number' && /^\s{0,2}$/.test(text.slice(token.end, next.start))) {
        if (before?.kind === 'money' || before?.kind === 'number') pushRange(result, gap, token.start)
        const joined = joinedThousands(tokens, place + 1, text)
        result.push(money(token.currency ?? '', joined.number, token.start, joined.end))
        place = joined.place
      } else if (before?.kind === 'number' && !before.optional && /^\s{0,2}$/.test(gap)) {
        result.splice(-1, 1, money(token.currency ?? '', before.form, before.start, token.end))
      } else if (before?.kind === 'money' && /^\s{0,2}$/.test(gap) && before.amount !== undefined) {
        // 'US$405 USD', '$405 CAD': the code says which dollar it is.
        result.splice(-1, 1, money(token.currency ?? '', before.amount, before.start, token.end))
      } else result.push({ ...token, form: token.currency ?? token.form, kind: 'word', class: 'unit' })
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
    } else if (
      before?.kind === 'number' &&
      !before.optional &&
      (token.form === 'dollar' || token.form === 'euro' || token.form === 'pound') &&
      gap.trim() === ''
    ) {
      result.splice(-1, 1, money(currencyOf(token.form) ?? '', before.form, before.start, token.end))
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

function money(currency: string, amount: string, start: number, end: number): Token {
  return { form: `${currency}${amount}`, kind: 'money', class: 'plain', start, end, optional: false, currency, amount }
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
  if (!split || next === undefined) return { number: first.form, end: first.end, place }
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
  const number = spelled === undefined ? value : sumOfWords(spelled, value)
  const next: Token = { ...token, kind: 'number', class: 'plain', form: String(number ?? value), spelled: true }
  if (number === undefined || spelled === undefined || before === undefined) result.push(next)
  else result.splice(-1, 1, { ...next, start: before.start })
}

/** 'twenty' and 'five' 25, 'two' and 'hundred' 200; undefined for words that are two numbers. */
function sumOfWords(before: number, value: number): number | undefined {
  if (value === 100 || value === 1_000) return before > 0 && before < value ? before * value : undefined
  if (before >= 20 && before < 100 && before % 10 === 0 && value > 0 && value < 10) return before + value
  return before >= 100 && before % 100 === 0 && value < 100 ? before + value : undefined
}
