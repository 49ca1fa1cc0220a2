import { placeIn } from '../lexicon/paid-by-others.ts'
import { cannotBeFee } from './cannot-be-fee.ts'
import { cannotBeStatement } from './cannot-be-statement.ts'
import { cannotBeTerm } from './cannot-be-term.ts'
import type { Fact } from './facts.ts'
import type { ReadLine } from './lines.ts'

/**
 * Whether something cannot be a fact of its kind, whatever was learnt of it: the price of goods, a time of something else, a sentence
 * that only sends elsewhere. What labelled pages say of each stands in decisions 0104, 0105 and 0109.
 */
export function cannotBe(fact: Fact): boolean {
  if (fact.kind === 'fee') return isOfPlace(fact.thing.line) || cannotBeFee(fact.thing)
  if (fact.kind === 'term') return isOfPlace(fact.thing.line) || cannotBeTerm(fact.thing)
  return cannotBeStatement(fact.kind, fact.thing)
}

/** Whether a line stands under the heading of a place or business: 'Salon / Shop', 'Firm certificates'. */
function isOfPlace({ sections }: ReadLine): boolean {
  return placeIn(sections[0]?.text ?? '') !== undefined
}
