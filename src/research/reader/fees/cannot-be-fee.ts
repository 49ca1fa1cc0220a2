import { expression } from '../../plain/expression.ts'
import { headsBesides, placeIn } from '../../lexicon/fees/paid-by-others.ts'
import { roleOfHeading } from '../../lexicon/topics/section-role.ts'
import type { Amount } from './amounts.ts'
import { headWithin } from '../page/head-within.ts'
import { sentenceOf } from './clauses.ts'
import { goesOn } from './fee-labels.ts'

/** What a shop sells beside, and what a body gives: no fee of a certification. */
const goods = expression('i')`
  \b(?:
    frames?|plaques?|mugs?|t-?shirts?|lapel pins?|shipping|postage|courier|(?:text|work)books?|practice (?:exams?|tests?)|
    (?:study|review) (?:guides?|manuals?|materials?)|
    (?:exam )?prep(?:aration)? (?:course|class|workshop|seminar)s?|(?:scholarships?|stipends?|prizes?) (?:of|worth|up to)
  )\b
`

/** What a price takes in: 'Registration, which includes the textbook, is'. */
const included = /\binclud(?:es|ed|ing) [^.;,()]{3,80}/gi

/** What is given and not paid, and what somebody earns: '$500 scholarships', 'free seats worth $1,790'. */
const given =
  /\b(?:scholarships?|stipends?|prizes?|awards? of|grants? of|worth|tuition|installments? of|(?:surety )?bonds?|restocking)\b/i
/** What else has a price in a clause of its own: 'The annual conference costs $695', 'Save $50 when you register'. */
const otherThings = expression('i')`
  \b(?:
    conferences?|summit|gala|dinner|hotels?|lodging|parking|meals?|lunch|tickets?|donat\w*|rais(?:e|es|ed|ing)|sav(?:e|es|ing)|
    discounts?|study packs?|(?:review|prep(?:aration)?) (?:courses?|class(?:es)?)|group rates?|fined|magazine|gift|t-?shirts?|
    returned (?:payments?|che(?:ck|que)s?)|dishonou?red|nsf|books?|workshops?|boot ?camps?|seminars?|we pay|re-?inspections?|(?:for|by) comparison|compared (?:to|with)|competitors?
  )\b
`
/** '$15 off the class.' */
const off = /^\s*(?:off|discount)\b/i
const perNight =
  /^\s*(?:a|per|each) (?:night|day|head|table|ticket|hour|rig|vehicle|truck|vessel|site|premises|facility|shop|employee)\b|^\s*an hour\b/i
/** 'Liable to a fine not exceeding $15,000.' */
const penalty = /\b(?:penalt(?:y|ies)|fines?|fined)\b[^.;]{0,40}\b(?:up to|not (?:more than|exceeding)|no more than)\s*$/i
/** Over the fines of a table: 'First offense', 'Per violation'. */
const offenses = /\b(?:offen[cs]es?|violations?|infractions?|fines?)\b/i
/** Heads of what was paid before, where another column has what is paid now. */
const replaced = /^(?:existing|old|previous|former)\b/i
const replacing = /\b(?:revised|new|amended)\b/i
/** 'The exam fee was $300 until 2025.' */
const past = /\b(?:was|were|used to be)\b[^.;]{0,20}$/i
const pastBehind = /^\s*until\b/i
/** 'Was $699', what is paid in parts, 'as little as $46', and what others are said to spend: 'Some have paid up to $900'. */
const noPrice =
  /\b(?:(?:was|formerly|previously|originally|as little as|as low as)[:\s]*|(?:some|many|people) (?:have )?(?:paid|spent)[^.;]{0,12})$/i
/** How far from an amount such a word stands, in characters. */
const [ahead, behind] = [50, 25]

/** How far in front of an amount its clause is read, in characters. */
const longestClause = 120

/** The words in front of an amount that stand in its own clause, of a sentence that joins two, too. */
function lastClauseOf(left: string): string {
  return (
    left
      .slice(-longestClause)
      .split(/[;.]\s|,?\s(?:and|but)\s/)
      .at(-1) ?? left
  )
}

/** The words that say what is paid for: of one that goes on from another, '$399 for members and $549', those in front of that one. */
function clauseOf(amount: Amount): string {
  // First whether there is one: a row or list may have thousands of amounts.
  const sentence = sentenceOf(amount)
  if (sentence === undefined || !goesOn(amount)) return lastClauseOf(amount.left)
  const { line } = amount
  const first = line.money.find(({ start }) => line.start + start >= sentence.start)
  return lastClauseOf(line.text.slice(sentence.start - line.start, first?.start))
}

/** 'A guard company pays $600.' */
function isPaidByPlace(clause: string): boolean {
  const pays = /\bpays?\b/i.exec(clause)
  return pays !== null && placeIn(clause.slice(0, pays.index)) !== undefined
}

/** Whether an amount cannot be a fee: it pays for goods or something else, is given, or was paid in the past. */
export function cannotBeFee(amount: Amount): boolean {
  const { line, row, left, right } = amount
  const clause = row === '' ? clauseOf(amount) : row
  if (goods.test((row === '' ? left : row).replace(included, ' '))) return true
  if (given.test(left.slice(-ahead)) || given.test(right.slice(0, behind)) || perNight.test(right)) return true
  if (otherThings.test(clause) || isPaidByPlace(clause) || off.test(right)) return true
  if (penalty.test(left.slice(-longestClause)) || offenses.test(amount.head)) return true
  if (replaced.test(amount.head) && line.cells.some(({ head }) => replacing.test(head))) return true
  if ((past.test(left) && pastBehind.test(right)) || noPrice.test(left)) return true
  const heading = line.sections[0]?.text ?? ''
  const role = roleOfHeading(heading)
  if (offenses.test(heading) || /^(?:administrative|civil|criminal) penalties$/i.test(heading)) return true
  return role === 'event' || role === 'job' || headsBesides(heading) || headsBesides(headWithin(line) ?? '')
}
