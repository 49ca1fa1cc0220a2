import { expression } from '../expression.ts'
import { cannotBeStatement } from './cannot-be-statement.ts'
import { cannotBeTerm } from './cannot-be-term.ts'
import type { Fact } from './facts.ts'

/** What a shop sells beside, and what a body gives: no fee of a certification. */
const goods = expression('i')`
  \b(?:
    frames?|plaques?|mugs?|t-?shirts?|lapel pins?|shipping|postage|courier|(?:text|work)books?|practice (?:exams?|tests?)|
    (?:study|review) (?:guides?|manuals?|materials?)|
    (?:exam )?prep(?:aration)? (?:course|class|workshop|seminar)s?|(?:scholarships?|stipends?|prizes?) (?:of|worth|up to)
  )\b
`

/**
 * Whether something cannot be a fact of its kind, whatever was learnt of it: the price of goods, a time of something else, a sentence
 * that only sends elsewhere. What labelled pages say of each stands in decisions 0104, 0105 and 0109.
 */
export function cannotBe(fact: Fact): boolean {
  if (fact.kind === 'fee') return goods.test(fact.thing.row === '' ? fact.thing.left : fact.thing.row)
  return fact.kind === 'term' ? cannotBeTerm(fact.thing) : cannotBeStatement(fact.kind, fact.thing)
}
