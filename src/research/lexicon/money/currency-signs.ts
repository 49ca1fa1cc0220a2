import { source } from '../../plain/expression.ts'
import { rows } from './currency-table.ts'
import type { Row } from './rarer-currencies.ts'

const coded: readonly (readonly [string, Row])[] = Object.entries(rows)
const all = coded.map(([, row]) => row)
const codesThat = (code: Row['code']) => coded.flatMap(([name, row]) => (row.code === code ? [name] : []))
const longestFirst = (signs: readonly string[]) => signs.toSorted((a, b) => b.length - a.length)
/** 'CA$' as an expression, which also takes 'CA $'; one letter stands right before the sign, and so do small ones: 'costs us $50', 'a $50 fee'. */
const escaped = (sign: string) => {
  const letters = sign.replace(/\s?\$$/, '').replaceAll('.', String.raw`\.`)
  const gap = /^\p{Lu}[\p{Lu}\p{Ll}.]/u.test(sign) ? String.raw`\s?` : ''
  return sign.endsWith('$') ? `${letters}${gap}${String.raw`\$`}` : letters
}
const signs = all.flatMap((row) => row.signs ?? [])
const symbols = `${signs.filter((sign) => /^\p{Sc}$/u.test(sign)).join('')}₨`
const beforeDollar = longestFirst(
  signs.filter((sign) => /\p{L}.*[$£¥]$/u.test(sign)).flatMap((sign) => [sign, sign.toLowerCase()]),
)
const isOfLetters = (sign: string) => !/[$£¥]$|^\p{Sc}$/u.test(sign)
const letters = longestFirst([
  ...all.filter(({ code }) => code === undefined).flatMap((row) => (row.signs ?? []).filter(isOfLetters)),
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
  'Fr.',
  'Dhs.',
  'Dhs',
  'Dh',
  'FCFA',
  'F CFA',
  'CFAF',
  'Shs.',
  'Shs',
])
/** Letters that are a part of other things too, where no number stands beside them. */
const lettersBeside = longestFirst([
  ...all.filter(({ code }) => code !== undefined).flatMap((row) => (row.signs ?? []).filter(isOfLetters)),
  'Bs.',
  'Bs',
  'Sh.',
  'lei',
  'kwacha',
])
/** Of two letters, which many things have: riyals, dinars, pounds and kwacha only before what is written as an amount. */
const twoLetters = ['SR', 'QR', 'KD', 'BD', 'JD', 'LE', 'MK']
const careful = [...codesThat('careful'), ...twoLetters].join('|')
const beside = [...codesThat('beside'), ...lettersBeside.map(escaped)].join('|')
/** A number that is written as amounts are: '1,500', '45.000', '450.00'. */
const amountAhead = String.raw`(?=\s?(?:\d{1,3}(?:[.,'’\u00a0 ]\d{3}){1,3}(?!\d)|\d{1,6}[.,]\d{2}(?!\d)))`
/** Words that name a currency, in lower case and the singular. */
export const currencyWords = longestFirst([
  'dollar',
  'rupee',
  'kroner',
  'kronor',
  'franc',
  'cfa franc',
  'dirham',
  'kwacha',
  'shilling',
  'lei',
  ...all.flatMap((row) => row.words ?? []),
])

/** Codes as they stand anywhere: 'USD|EUR|…'. */
export const capitals = codesThat(undefined).join('|')
/** Codes of currencies beside a number, as parts of an expression: 'USD|EUR|…|usd|eur|…'. */
export const codeSource = `${capitals}|${capitals.toLowerCase()}`
/** Signs that mean money wherever they stand: 'US$', 'CA $', 'USD $', '€'. Letters count where no letter stands before them. */
export const signSource = source`(?:(?<!\p{L})(?:(?:${codeSource})\s?[$¥${symbols}]|${beforeDollar.map(escaped).join('|')})|[$¥${symbols}])`
/** Signs of letters, which mean money only before a number: 'Rs.', 'KSh', 'RM'. */
export const letterSource = letters.map(escaped).join('|')
const sourceOf = (words: readonly string[]) =>
  words
    .map((word) => `${word.replace(/\b(?:us|cfa|cfp|uae)\b/, (short) => short.replaceAll(/./g, String.raw`$&\.?`))}s?`)
    .join('|')
/** Words that name a currency behind a number: 'dollars', 'Canadian dollars', 'euros'. */
export const wordSource = sourceOf(currencyWords)
/** Of these the names of a country's money, which mean it wherever they stand: 'Canadian dollars', 'UAE dirhams'. */
export const countrySource = sourceOf(currencyWords.filter((word) => word.includes(' ')))

/** Codes and letters that mean money only right before a number. */
export const besideSource = source`(?:${beside})(?=\s?\d)|(?:${careful})${amountAhead}`
/** The same right behind a number, with letters that stand there: '500 zł', '50 000 FCFA', '450.00 PEN'. */
export const behindSource = source`
  kr|zł|Kč|Ft|FCFA|F CFA|CFAF|F[Rr][Ww]|Rwf|RwF|Dhs?|Shs|Bs|TL|Kz|
  (?<=\d[.,'’\u00a0 ]\d{2,3}\)?\s?)(?:${[...codesThat('beside'), ...codesThat('careful')].join('|')})(?=\s*(?:$|[.,;:)|/]))
`
/** Signs that stand behind a number as often as before it. */
export const signsBehind = '₽₴₸₾₺₫₭₮៛₼֏₲₡'
