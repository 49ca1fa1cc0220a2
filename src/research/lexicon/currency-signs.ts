import { source } from '../expression.ts'
import { type Row, rows } from './currency-table.ts'

const all: readonly Row[] = Object.values(rows)
const longestFirst = (signs: readonly string[]) => signs.toSorted((a, b) => b.length - a.length)
/** 'CA$' as an expression, which also takes 'CA $'; one letter stands right before the sign, and so do small ones: 'costs us $50', 'a $50 fee'. */
const escaped = (sign: string) => {
  const letters = sign.replace(/\s?\$$/, '').replaceAll('.', String.raw`\.`)
  const gap = /^\p{Lu}[\p{Lu}\p{Ll}.]/u.test(sign) ? String.raw`\s?` : ''
  return sign.endsWith('$') ? `${letters}${gap}${String.raw`\$`}` : letters
}
const signs = all.flatMap((row) => row.signs ?? [])
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
/** Words that name a currency, in lower case and the singular. */
export const currencyWords = longestFirst(['dollar', 'rupee', 'kroner', 'kronor', ...all.flatMap((row) => row.words ?? [])])

/** Codes as they stand anywhere: 'USD|EUR|…'. */
export const capitals = Object.keys(rows).join('|')
/** Codes of currencies beside a number, as parts of an expression: 'USD|EUR|…|usd|eur|…'. */
export const codeSource = `${capitals}|${capitals.toLowerCase()}`
/** Signs that mean money wherever they stand: 'US$', 'CA $', 'USD $', '€'. Letters count where no letter stands before them. */
export const signSource = source`(?:(?<!\p{L})(?:(?:${codeSource})\s?[$¥${symbols}]|${beforeDollar.map(escaped).join('|')})|[$¥${symbols}])`
/** Signs of letters, which mean money only before a number: 'Rs.', 'KSh', 'RM'. */
export const letterSource = letters.map(escaped).join('|')
/** Words that name a currency behind a number: 'dollars', 'Canadian dollars', 'euros'. */
export const wordSource = currencyWords.map((word) => `${word.replace(/^us\b/, String.raw`u\.?s\.?`)}s?`).join('|')
