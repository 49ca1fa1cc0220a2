import { moneyIn } from '../../lexicon/money/money.ts'
import { negationsIn } from '../../lexicon/text/negation.ts'
import { numbersIn } from '../../lexicon/text/number.ts'
import { isCounted, quantitiesIn } from './counted.ts'
import type { Ground } from './ground.ts'
import type { Reason } from './refusal.ts'

/** What a page says at a place that may hold a figure of a line: quote, context, heads and headings. */
export function wordsOf({ quote, sentence, contextText, heads, above }: Ground): string {
  return [quote, sentence, contextText, ...heads, above].join(' | ')
}

/**
 * What of a line stands neither in the quote nor in its context: a number or a denial; undefined when nothing is missing.
 * @param name the certification's, whose numbers ('Level 2') are its own
 */
export function missingIn(line: string, ground: Ground, name: string): Extract<Reason, `${string} not on the page`> | undefined {
  const words = wordsOf(ground)
  const known = valuesIn(`${words} | ${name}`)
  const said = quantitiesIn(line)
  for (const number of numbersIn(line)) {
    if (someone.test(line.slice(number.start))) continue
    const quantity = said.find((one) => one.start <= number.start && number.end <= one.end)
    const holds = quantity === undefined ? known.has(number.value) : isCounted(quantity, words)
    if (!holds) return 'number not on the page'
  }
  return negationsIn(line).length > denialsIn(ground) ? 'negation not on the page' : undefined
}

/** How many denials the page gives a line: those of the quote or its sentence, and of what stands with them. */
function denialsIn({ quote, sentence, contextText, heads, above }: Ground): number {
  const [inQuote = 0, inSentence = 0, ...others] = [quote, sentence, contextText, ...heads, above].map(
    (text) => negationsIn(text).length,
  )
  return Math.max(inQuote, inSentence) + others.reduce((sum, count) => sum + count, 0)
}

/** 'One who holds a degree', 'one of these': no number of anything. */
const someone = /^one (?:who|of|whose|that|must|may)\b/i

/** The values of all numbers of a text, also those glued to letters or to each other, and the ends of ranges of money. */
export function valuesIn(text: string): Set<number> {
  const values = new Set(numbersIn(text).map(({ value }) => value))
  for (const { value, upTo } of moneyIn(text)) {
    values.add(value)
    if (upTo !== undefined) values.add(upTo)
  }
  for (const [digits] of text.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g))
    values.add(Number(digits.replaceAll(',', '')))
  return values
}
