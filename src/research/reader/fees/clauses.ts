import type { Span } from '../../lexicon/text/span.ts'
import type { Amount } from './amounts.ts'

/** Longest sentence that is read for each of its amounts, in characters. */
const longestSentence = 600

/** The sentence that states an amount, unless it is a row or list without end. */
export function sentenceOf({ line, start }: Amount): (Span & { text: string }) | undefined {
  const sentence = line.statements.find((one) => one.start <= start && start < one.end)
  return sentence === undefined || sentence.text.length > longestSentence ? undefined : sentence
}

/** The words up to the first semicolon or full stop. */
export function firstClause(text: string): string {
  return text.split(/[;.]\s/, 1)[0] ?? text
}

/** The words behind the last semicolon or full stop. */
export function lastClause(text: string): string {
  return text.split(/[;.]\s/).at(-1) ?? text
}

const isFor = /^\s*(?:for|by|if)\b/i
const goesOn = /^[^.;]{0,80}(?:\b(?:and|or|but)|,|;)\s*$/i

/** Whether the words in front of an amount are what the one before it is for: '$150 for licensure by examination and $250 for …'. */
export function isOneOfPair({ left, right }: Pick<Amount, 'left' | 'right'>): boolean {
  return isFor.test(left) && goesOn.test(left) && isFor.test(right)
}
