import type { Comparison, Relation } from '#domain/lookups/compared-readings.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { PassageField } from '#domain/certifications/passages.ts'
import { audiencesIn } from '../lexicon/fees/audience.ts'
import { creditsIn, isUnit } from '../lexicon/statements/credits.ts'
import { sameCurrency } from '../lexicon/money/currency.ts'
import { feeKindsIn } from '../lexicon/fees/fee-kind.ts'
import { type Money, moneyIn } from '../lexicon/money/money.ts'
import { numbersIn } from '../lexicon/text/number.ts'
import { monthsOf, periodsIn } from '../lexicon/times/period.ts'
import { withoutSpans } from '../lexicon/text/span.ts'
import { acronymKey, nameKey } from '#domain/certifications/name-key.ts'
import { rankOf } from '#domain/certifications/rank-in-a-name.ts'

/** What is kept held against what was read, in the words of the lexicon. */
export const comparison: Comparison = {
  isSame(one, other) {
    if (rankOf(one.name) !== rankOf(other.name)) return false
    if (nameKey(one.name) !== '' && nameKey(one.name) === nameKey(other.name)) return true
    return one.acronym !== undefined && other.acronym !== undefined && acronymKey(one.acronym) === acronymKey(other.acronym)
  },

  relate(field, one, other) {
    if (foldName(one) === foldName(other)) return 'same'
    return relations[field](one, other)
  },
}

const relations: Record<PassageField, (one: string, other: string) => Relation> = {
  // A body has one name for a certification and one summary; they are worded, not answered.
  name: () => 'contrary',
  summary: () => 'contrary',
  validityPeriod: relateTimes,
  requirements: relateWords,
  renewalRequirements: relateWords,
  fees: relateFees,
  // One line tells all of it: who delivers the exam, how and how long.
  delivery: () => 'contrary',
}

/** Two times of being valid say the same when they are as long as each other: '3 years' and 'three-year period'. */
function relateTimes(one: string, other: string): Relation {
  const [left, right] = [one, other].map((text) => sorted(periodsIn(text).map((period) => `${monthsOf(period)}`)))
  return left !== '' && left === right ? 'same' : 'contrary'
}

/** Two fees are about one thing when they pay for the same, for the same people, in one currency. */
function relateFees(one: string, other: string): Relation {
  const [left, right] = [feeOf(one), feeOf(other)]
  if (left.about !== right.about || left.about === '') return 'apart'
  const [amount] = left.money
  const [otherAmount] = right.money
  if (amount === undefined || otherAmount === undefined) return amount === otherAmount ? 'same' : 'apart'
  if (!sameCurrency(amount.currency, otherAmount.currency)) return 'apart'
  return sameAmount(amount, otherAmount) ? 'same' : 'contrary'
}

function sameAmount(one: Money, other: Money): boolean {
  return one.value === other.value && one.upTo === other.upTo
}

/** Words of a fee line that tell no fee from another. */
const feeFillers = new Set(['fee', 'fees', 'for', 'the', 'a', 'an', 'of', 'to', 'is', 'and', 'cost', 'costs', 'price'])

/** What a fee line pays for and for whom, whatever the words and their order, and its amounts. */
function feeOf(text: string): { money: readonly Money[]; about: string } {
  const money = moneyIn(text)
  const kinds = feeKindsIn(text)
  const audiences = audiencesIn(text)
  const named = [...kinds.map(({ shown }) => shown.replace('examination', 'exam')), ...audiences.map(({ shown }) => shown)]
  const rest = words(withoutSpans(text, [...money, ...kinds, ...audiences])).filter((word) => !feeFillers.has(word))
  return { money, about: sorted([...named, ...rest]) }
}

/**
 * Lines of free words. Credits of one unit are one rule, with one answer: '60 PDUs every 3 years'. Of others those that share most
 * of their words say the same where their numbers do, too, and else answer one thing differently.
 */
function relateWords(one: string, other: string): Relation {
  const [left, right] = [creditsIn(one), creditsIn(other)]
  const [credits] = left
  const [otherCredits] = right
  if (credits !== undefined && otherCredits !== undefined) {
    if (!isUnit(credits.unit, otherCredits.unit)) return 'apart'
    if (numbersOf(one) === numbersOf(other)) return 'same'
    return left.length === 1 && right.length === 1 && likeness(one, other) >= sharedByRule ? 'contrary' : alike(one, other)
  }
  return alike(one, other)
}

/** Of the words of both lines, so many shared make it one rule; credits are told by less. */
const sharedWords = 0.6
const sharedByRule = 0.25

function alike(one: string, other: string): Relation {
  if (likeness(one, other) < sharedWords) return 'apart'
  return numbersOf(one) === numbersOf(other) ? 'same' : 'contrary'
}

/** How much of their words two lines share, from 0 to 1; numbers and small words do not count. */
function likeness(one: string, other: string): number {
  const [left, right] = [one, other].map(
    (text) => new Set(words(withoutSpans(text, numbersIn(text))).filter((word) => !smallWords.has(word))),
  )
  if (left === undefined || right === undefined || left.size === 0 || right.size === 0) return 0
  const shared = [...left].filter((word) => right.has(word)).length
  return shared / (left.size + right.size - shared)
}

const smallWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'be',
  'by',
  'for',
  'from',
  'in',
  'must',
  'of',
  'on',
  'or',
  'that',
  'the',
  'to',
  'with',
  'your',
  'you',
])

function numbersOf(text: string): string {
  return sorted(numbersIn(text).map(({ value }) => String(value)))
}

/** Words in one spelling, without the plural's s. */
function words(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word))
}

function sorted(all: readonly string[]): string {
  return [...new Set(all)].toSorted().join(' ')
}
