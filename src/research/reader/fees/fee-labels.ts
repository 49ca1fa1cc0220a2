import { audiencesIn } from '../../lexicon/fees/audience.ts'
import { beginsFromWhen } from '../../lexicon/fees/from-when.ts'
import { feeKindIn } from '../../lexicon/fees/fee-kind.ts'
import { type Amount, type Label, labelsOf } from './amounts.ts'
import type { ReadLine } from '../page/lines.ts'
import { isOneOfPair, sentenceOf } from './clauses.ts'
import { pairedAudience } from './paired-audience.ts'

/** The words that may say what an amount is for and for whom, with those of its sentence and of the cells beside it; the nearest first. */
export function feeLabels(amount: Amount, title: string): readonly Label[] {
  return withCells(withSentence(labelsOf(amount, title), amount), amount)
}

/** The same with what the cells between the first one and its own say: 'Certified Welder | Renewal | $120'. */
function withCells(labels: readonly Label[], { line, cell }: Amount): readonly Label[] {
  if (cell === undefined) return labels
  const between = line.cells
    .slice(1)
    .filter(
      ({ start, end }) =>
        end <= cell.start && !line.money.some((one) => start <= line.start + one.start && line.start + one.start < end),
    )
  const texts = between
    .toReversed()
    .map(({ start, end }) => ({ text: line.text.slice(start - line.start, end - line.start), start, by: 'cell' }))
  const own = labels.findLastIndex(({ by }) => by === 'left' || by === 'right') + 1
  return [...labels.slice(0, own), ...texts.filter(({ text }) => text.length <= 60), ...labels.slice(own)]
}

/** The same with what its sentence says before another amount: 'The examination fee is $450 for members and $560 for non-members'. */
function withSentence(labels: readonly Label[], amount: Amount): readonly Label[] {
  const { line, start, order, cell } = amount
  const sentence = sentenceOf(amount)
  if (order === 0 || cell !== undefined || sentence === undefined) return labels
  const own = labels.findLastIndex(({ by }) => by === 'left' || by === 'right') + 1
  const within = (label: Label) => [...labels.slice(0, own), label, ...labels.slice(own)]
  // 'From January 1, 2027: USD 320' is the fee that was said before.
  const before = beginsFromWhen(sentence.text) ? lastWithMoney(line, sentence.start) : undefined
  if (before !== undefined) return within({ ...before, by: 'before' })
  if (!goesOn(amount)) return labels
  return within({ text: line.text.slice(sentence.start - line.start, start - line.start), start: sentence.start, by: 'left' })
}

/** The last sentence of a line that states an amount and ends in front of a place. */
function lastWithMoney(
  { statements, money, start: first }: ReadLine,
  place: number,
): { text: string; start: number } | undefined {
  return statements.findLast(
    ({ start, end }) => end <= place && money.some((one) => first + one.start >= start && first + one.end <= end),
  )
}

/** ' for the CM and ' between two amounts, ' (CM) or '. */
const forAnother = /^\s*(?:for (?:the |an? )?|\()\p{Lu}[^.;]{0,60}?\)?,?\s*(?:and|or|,)\s*$/u

/** The same fee at another time: '$100 within 90 days, $150 thereafter'. */
const later = /^[\s,;]*(?:thereafter|after (?:that|it|this)|afterwards)\b/i

/** Whether the words between the amount before it and it only say whom that one is for and go on: ' for members and '. */
export function goesOn(amount: Amount): boolean {
  if (pairedAudience(amount) !== undefined || isOneOfPair(amount) || isInBrackets(amount)) return true
  const words = amount.left
  if (forAnother.test(words)) return true
  const named = audiencesIn(words)
  const rest = named.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), words)
  if (later.test(words) || later.test(amount.right)) return true
  if (named.length === 0) return false
  return /^[\s,;:/()–-]*(?:(?:for|to|and|or|the|if|is|are|all|a|an|one|pays?|costs?|each year|every year|per year|annually)\b[\s,;:/()–-]*)*$/i.test(
    rest,
  )
}

/** Words between two amounts that say no more than whom the second one is for: ' (retired members ', '; '. */
const onlyWhom = /^[\s,;(–-]*(?:(?!fees?\b)\p{L}+ ?){0,3}\s*$/iu

/** Farthest that a bracket opens in front of an amount in it, in characters. */
const longestBrackets = 100

/** Whether an amount stands in brackets behind another one: 'Renewal fee $90 (retired members $45)', 'USD 300 (USD 250 for members)'. */
function isInBrackets({ line, start, left, right }: Amount): boolean {
  if (!onlyWhom.test(left) || feeKindIn(right) !== undefined) return false
  const at = start - line.start
  const from = Math.max(0, at - longestBrackets)
  const ahead = line.text.slice(from, at)
  const open = ahead.lastIndexOf('(')
  return open > ahead.lastIndexOf(')') && line.money.some(({ end }) => end <= from + open)
}
