import { besideWords, codeSource, letterSource, signSource } from '../lexicon/money/currency-signs.ts'
import { currencyOf } from '../lexicon/money/currency.ts'
import { letterAlone } from '../lexicon/money/money.ts'
import { remembered } from '../plain/remembered.ts'
import type { Token } from './token.ts'
import { canonicalWord, classOf, type WordClass } from './vocabulary.ts'

const parts = new RegExp(
  [
    String.raw`(?<mark>\((?:[rR]|[tT][mM]|[sS][mM]|[cC])\)|\[\d{1,3}\])`,
    `(?<sign>${signSource})`,
    String.raw`(?<code>(?<![\p{L}\p{N}])(?:${codeSource}|(?:${letterSource})(?=\s?\p{Nd})|${letterAlone})(?![\p{L}]))`,
    String.raw`(?<number>\p{Nd}+(?:[.,'’]\p{Nd}+)*)`,
    String.raw`(?<raised>[²³¹⁰⁴-⁹₀-₉]+)`,
    String.raw`(?<half>[½¼¾⅓⅔⅛])`,
    String.raw`(?<han>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}\p{Nd}\u00ad\u200b-\u200d\u2060\ufeff]*(?:['’ʼ]\p{L}+)*[+#]*)`,
    '(?<percent>%|‰)',
    '(?<and>&)',
  ].join('|'),
  'uy',
)
/** A plain word that may be one of the codes or signs: the pattern decides. */
const mayBeCode = new RegExp(String.raw`^(?:${codeSource}|${letterSource}|${besideWords}|[RrPN])(?!\p{L})`, 'u')

/**
 * The words, numbers and signs of a text one by one, before what belongs together is put together.
 * Words and numbers of plain letters and digits are most of a text and are read without the pattern, to the same end.
 */
export function foundTokens(text: string): Token[] {
  const found: Token[] = []
  let place = 0
  while (place < text.length) {
    const kind = plainKinds[text.charCodeAt(place)] ?? 'other'
    if (kind === 'none') {
      place += 1
      continue
    }
    const plain = kind === 'other' ? undefined : plainToken[kind](text, place)
    if (plain !== undefined) {
      found.push(plain)
      place = plain.end
      continue
    }
    parts.lastIndex = place
    const match = parts.exec(text)
    const token = match === null ? undefined : tokenOf(match, text)
    if (token !== undefined) found.push(token)
    place += match?.[0].length ?? ((text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1)
  }
  return found
}

type PlainKind = 'none' | 'letter' | 'digit' | 'dollar' | 'other'

/** What each plain character can begin; characters beyond them are looked up in the pattern. */
const plainKinds: readonly PlainKind[] = Array.from({ length: 128 }, (_, code): PlainKind => {
  const character = String.fromCharCode(code)
  if (/[a-z]/i.test(character)) return 'letter'
  if (/\d/.test(character)) return 'digit'
  if (character === '$') return 'dollar'
  return '([%&'.includes(character) ? 'other' : 'none'
})

const plainToken = { letter: plainWord, digit: plainNumber, dollar: bareDollar }

/** A '$' that no letters stand before, which would have read it with them. */
function bareDollar(_: string, start: number): Token {
  return { form: '$', kind: 'money', class: 'plain', start, end: start + 1, optional: false, currency: '$' }
}

interface PlainWord {
  form: string
  class: WordClass
  mayBeCode: boolean
}

/** The word of plain letters and digits that begins at a place; undefined where the pattern has to tell. */
function plainWord(text: string, start: number): Token | undefined {
  let end = start + 1
  let next = text.charCodeAt(end)
  while (isPlain(next)) next = text.charCodeAt(++end)
  // '$', an apostrophe, '+' and '#' belong to a word, and so may all beyond plain characters.
  if (next > 127 || next === 0x24 || next === 0x27 || next === 0x2b || next === 0x23) return undefined
  // 'US $405'
  if (next === 0x20 && text.charCodeAt(end + 1) === 0x24) return undefined
  const word = readWord(text.slice(start, end))
  if (word.mayBeCode) return undefined
  return { form: word.form, kind: 'word', class: word.class, start, end, optional: false }
}

/** Longer words are not remembered: they would keep the whole text they stand in. */
const readWord = remembered(
  (written): PlainWord => {
    const form = canonicalWord(written)
    return { form, class: classOf(form), mayBeCode: mayBeCode.test(written) }
  },
  5_000,
  12,
)

/** The number of plain digits, commas and dots that begins at a place; undefined where other marks or digits may belong to it. */
function plainNumber(text: string, start: number): Token | undefined {
  let end = start + 1
  let next = text.charCodeAt(end)
  while (isDigit(next) || ((next === 0x2e || next === 0x2c) && isDigit(text.charCodeAt(end + 1)))) next = text.charCodeAt(++end)
  if (next === 0x2e || next === 0x2c) next = text.charCodeAt(end + 1)
  if (next > 127 || next === 0x27) return undefined
  return { form: canonicalNumber(text.slice(start, end)), kind: 'number', class: 'plain', start, end, optional: false }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

function isPlain(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || isDigit(code)
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
  if (sign !== undefined || code !== undefined) return make(written, 'money', 'plain', { currency: currencyOf(written) })
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
  return /^[1-9]\d*$/.test(written) ? written : numberForm(written)
}

const numberForm = remembered(readNumber, 1_000, 20)

function readNumber(written: string): string {
  const plain = written.normalize('NFKC').replace(/['’]/g, '')
  const european = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$|^\d+,\d{2}$/.test(plain)
  const grouped = european ? plain.replaceAll('.', '').replace(',', '.') : plain.replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (!/^\d+(?:\.\d+)?$/.test(grouped)) return grouped
  const [whole = '', decimals = ''] = grouped.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  const rest = decimals.replace(/0+$/, '')
  return rest === '' ? digits : `${digits}.${rest}`
}
