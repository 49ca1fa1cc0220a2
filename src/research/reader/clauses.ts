import type { Span } from '../lexicon/span.ts'
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
