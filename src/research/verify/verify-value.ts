import { type FeeKind, feeKindIn, feeKinds } from '../lexicon/fees/fee-kind.ts'
import { remembered } from '../plain/remembered.ts'
import { agreesInNegation } from './negation.ts'
import { numbersAgree } from './numbers-agree.ts'
import type { Token } from './token.ts'
import { phrasesOf } from './value-clauses.ts'
import { strongModals, weakModals } from './vocabulary.ts'

/**
 * Whether a quote says a value: 'US$405 exam (members)', '3 years', 'Must hold a degree'.
 * Every number and amount of the value stands in the quote with its unit and currency; what the value says of members, duties,
 * negations, limits and kinds of fee is not said otherwise there.
 * @param said tokens of the value
 * @param page tokens of the quote
 * @param above of words that stand over the quote on the page, such as headings; they may name, but never count
 */
export function saysValue(said: readonly Token[], page: readonly Token[], above: readonly Token[], quote: string): boolean {
  if (said.length === 0 || page.length === 0) return said.length === 0
  return (
    numbersAgree(said, page, above, quote) &&
    membersAgree(said, page, above, quote) &&
    dutiesAgree(said, page) &&
    oppositesAgree(said, page, above) &&
    kindsAgree(said, page, above) &&
    agreesInNegation(said, page, quote)
  )
}

const has = (tokens: readonly Token[], form: string) => tokens.some((token) => token.form === form)

function membersAgree(said: readonly Token[], page: readonly Token[], above: readonly Token[], quote: string): boolean {
  const members = ['member', 'nonmember'].filter((form) => has(said, form))
  if (members.some((form) => !has(page, form) && !has(above, form))) return false
  const [member] = members
  const other = member === 'member' ? 'nonmember' : 'member'
  if (member === undefined || members.length > 1) return true
  if (!has(page, member)) return !has(page, other)
  return !has(page, other) || amountsBelongTo(member, other, said, page, quote)
}

/** Where a quote gives amounts for members and for others: whether the value's amount stands with the right ones. */
function amountsBelongTo(member: string, other: string, said: readonly Token[], page: readonly Token[], quote: string): boolean {
  const phrases = phrasesOf(page, quote).map(({ from, to }) => page.slice(from, to))
  return said.every((token) => {
    if (token.kind === 'word') return true
    const number = token.amount ?? token.form
    const own = phrases.filter((phrase) => phrase.some((one) => one.kind !== 'word' && (one.amount ?? one.form) === number))
    return own.some((phrase) => has(phrase, member)) || !own.some((phrase) => has(phrase, other))
  })
}

/** 'Must' is not said of what a page only allows, nor 'may' of what it demands. */
function dutiesAgree(said: readonly Token[], page: readonly Token[]): boolean {
  const binds = (tokens: readonly Token[]) => tokens.some((token) => strongModals.has(token.form))
  const allows = (tokens: readonly Token[]) => tokens.some((token) => weakModals.has(token.form))
  if (binds(said) && !binds(page) && allows(page)) return false
  return !(allows(said) && !allows(page) && binds(page))
}

const opposites: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['early', 'earlybird', 'advance'],
    ['late', 'onsite'],
  ],
  [
    ['initial', 'first', 'new'],
    ['renewal', 'recertification', 'subsequent', 'retake', 'reexam'],
  ],
  [
    ['minimum', 'least', 'min'],
    ['maximum', 'most', 'max', 'up to'],
  ],
  [
    ['before', 'prior'],
    ['after', 'following'],
  ],
  [['student'], ['professional', 'regular']],
  [
    ['online', 'remote'],
    ['paper', 'inperson'],
  ],
  [['domestic'], ['international']],
]

/** Sides of the pairs that a word stands on: each pair has two, numbered 2n and 2n + 1. */
const sides = new Map<string, number>()
for (const [number, forms] of opposites.flat().entries()) for (const form of forms) sides.set(form, number)

/** The sides of pairs that tokens speak for. */
function sidesIn(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>()
  tokens.forEach(({ form }, place) => {
    const side = sides.get(form === 'up' && tokens[place + 1]?.form === 'to' ? 'up to' : form)
    if (side !== undefined) found.add(side)
  })
  return found
}

/** Of two words that exclude each other the value does not take the one the page leaves out. */
function oppositesAgree(said: readonly Token[], page: readonly Token[], above: readonly Token[]): boolean {
  const own = sidesIn(said)
  if (own.size === 0) return true
  const [there, over] = [sidesIn(page), sidesIn(above)]
  return [...own].every((side) => {
    const opposite = side ^ 1
    return there.has(side) || (!there.has(opposite) && (over.has(side) || !over.has(opposite)))
  })
}

/** The kinds of fees that a word tells, of those that exclude each other. */
const kindsOf = remembered(
  (word): readonly FeeKind[] => feeKindIn(word)?.kinds.filter((kind) => feeKinds[kind] === 'excludes') ?? [],
  5_000,
)

function kindsIn(tokens: readonly Token[]): Set<FeeKind> {
  const kinds = new Set<FeeKind>()
  for (const { kind, form } of tokens) if (kind === 'word') for (const one of kindsOf(form)) kinds.add(one)
  return kinds
}

/** A fee of one kind is not proven by a quote that speaks of another kind only. */
function kindsAgree(said: readonly Token[], page: readonly Token[], above: readonly Token[]): boolean {
  if (!said.some((token) => token.kind === 'money')) return true
  const own = kindsIn(said)
  if (own.size === 0) return true
  const [there, over] = [kindsIn(page), kindsIn(above)]
  return (there.size === 0 && over.size === 0) || [...own].every((kind) => there.has(kind) || over.has(kind))
}
