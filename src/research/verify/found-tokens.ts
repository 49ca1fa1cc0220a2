import { codeSource, letterSource, signSource } from '../lexicon/money/currency-signs.ts'
import { currencyOf } from '../lexicon/money/currency.ts'
import { letterAlone } from '../lexicon/money/money.ts'
import { looseThousands } from '../lexicon/text/number.ts'
import { matchesIn } from '../plain/expression.ts'
import type { Token } from './token.ts'
import { canonicalWord, classOf, type WordClass } from './vocabulary.ts'

const parts = new RegExp(
  [
    String.raw`(?<mark>\((?:[rR]|[tT][mM]|[sS][mM]|[cC])\)|\[\d{1,3}\])`,
    `(?<sign>${signSource})`,
    String.raw`(?<code>(?<![\p{L}\p{N}])(?:${codeSource}|(?:${letterSource})(?=\s?\p{Nd})|${letterAlone})(?![\p{L}]))`,
    String.raw`(?<number>${looseThousands}|\p{Nd}+(?:[.,'’]\p{Nd}+)*)`,
    String.raw`(?<raised>[²³¹⁰⁴-⁹₀-₉]+)`,
    String.raw`(?<half>[½¼¾⅓⅔⅛])`,
    String.raw`(?<han>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}\p{Nd}\u00ad\u200b-\u200d\u2060\ufeff]*(?:['’ʼ]\p{L}+)*[+#]*)`,
    '(?<percent>%|‰)',
    '(?<and>&)',
  ].join('|'),
  'gu',
)
/** The words, numbers and signs of a text one by one, before what belongs together is put together. */
export function foundTokens(text: string): Token[] {
  return matchesIn(text, parts).flatMap((match) => tokenOf(match, text) ?? [])
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

/** '1,095.00', '1, 095.00' and "1'095" are 1095; '1.095,50' is 1095.5. A lone dot is a decimal point. */
function canonicalNumber(written: string): string {
  const plain = written.normalize('NFKC').replace(/['’ ]/g, '')
  const european = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$|^\d+,\d{2}$/.test(plain)
  const grouped = european ? plain.replaceAll('.', '').replace(',', '.') : plain.replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (!/^\d+(?:\.\d+)?$/.test(grouped)) return grouped
  const [whole = '', decimals = ''] = grouped.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  const rest = decimals.replace(/0+$/, '')
  return rest === '' ? digits : `${digits}.${rest}`
}
