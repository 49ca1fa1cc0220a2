import { moneyIn } from '../src/research/lexicon/money/money.ts'
import { numbersIn, valueOfDigits } from '../src/research/lexicon/text/number.ts'
import { periodsIn, rhythmOf } from '../src/research/lexicon/times/period.ts'

const emptyWords = new Set(
  'a an and any are as at be been by each either every for from has have hold holder holders if in into is it its least minimum must no not of on one or other per shall should that the their them they this to with within you your'.split(
    ' ',
  ),
)

/**
 * The numbers a text says: '$1,095.00 every three years' says 1095 and 3, 'biennial' and 'even-numbered years' say 2; those in
 * names, 'A2', count.
 */
export function valuesIn(text: string): Set<number> {
  const money = moneyIn(text)
  const numbers = numbersIn(text).filter(({ start, end }) => !money.some((one) => one.start < end && start < one.end))
  return new Set([
    ...money.flatMap(({ value, upTo = value }) => [value, upTo]),
    ...numbers.map(({ value }) => value),
    ...periodsIn(text).flatMap(({ kind, count }) => (kind === 'rhythm' ? count : [])),
    ...[...text.matchAll(/(?<=\p{L})\d+(?:,\d{3})*|\d{1,3}(?:\.\d{3})+/gu)].map(([digits]) => valueOfDigits(digits, true)),
  ])
}

/** A text with its numbers in plain digits: 'thirty-six hours, 1,095' as '36 hours, 1095'. */
function inDigits(text: string): string {
  let rest = ''
  let from = 0
  for (const { start, end, value, form } of numbersIn(text)) {
    // 'One' and 'first' say little.
    if (value === 1 && form !== 'digits') continue
    rest += `${text.slice(from, start)}${value}`
    from = end
  }
  return rest + text.slice(from)
}

/** The words of a line that carry its meaning, cut to stems: 'an approved training course' gives 'appro', 'train', 'cours'. */
function contentWords(text: string): Set<string> {
  const words =
    inDigits(text.toLowerCase())
      .replaceAll(/[’']s?\b/g, '')
      .match(/[\p{L}\p{N}.,]+/gu) ?? []
  return new Set(words.map((word) => stem(word.replace(/[.,]+$/, ''))).filter((word) => word !== '' && !emptyWords.has(word)))
}

function stem(word: string): string {
  if (emptyWords.has(word) || /^\d/.test(word)) return word
  const years = rhythmOf(word)?.count
  if (years !== undefined) return String(years)
  return word.startsWith('exam') ? 'exam' : word.replace(/(?<=\w{3})(?:ing|ed|es|(?<!s)s)$/, '').slice(0, 5)
}

/** Share of the phrase's content words that stand in the line, 0 to 1. */
export function overlap(phrase: string, line: string): number {
  const wanted = contentWords(phrase)
  const given = contentWords(line)
  return wanted.size === 0 ? 0 : [...wanted].filter((word) => given.has(word)).length / wanted.size
}

/** Whether a line says a key phrase: at least six tenths of its content words. */
export function says(line: string, phrase: string): boolean {
  return overlap(phrase, line) >= 0.6
}
