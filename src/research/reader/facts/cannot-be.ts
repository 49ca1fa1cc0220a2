import { feeKindIn, saysLittle } from '../../lexicon/fees/fee-kind.ts'
import { isOfSomebody, placeIn } from '../../lexicon/fees/paid-by-others.ts'
import type { Amount } from '../fees/amounts.ts'
import { cannotBeFee } from '../fees/cannot-be-fee.ts'
import { cannotBeStatement } from './cannot-be-statement.ts'
import { cannotBeTerm } from './cannot-be-term.ts'
import type { Fact } from './facts.ts'
import type { ReadLine } from '../page/lines.ts'
import { readsLikeName } from '../names/name-shape.ts'

/**
 * Whether something cannot be a fact of its kind, whatever was learnt of it: the price of goods, a time of something else, a sentence
 * that only sends elsewhere. What labelled pages say of each stands in decisions 0104, 0105 and 0109.
 */
export function cannotBe(fact: Fact): boolean {
  if (fact.kind === 'fee') return (isOfPlace(fact.thing.line) && !isLabeledByName(fact.thing)) || cannotBeFee(fact.thing)
  if (fact.kind === 'term') return isOfPlace(fact.thing.line) || cannotBeTerm(fact.thing)
  return cannotBeStatement(fact.kind, fact.thing)
}

/** Whether a line stands under the heading of a place or business: 'Salon / Shop', 'Firm certificates'. */
function isOfPlace({ sections }: ReadLine): boolean {
  return placeIn(sections[0]?.text ?? '') !== undefined
}

/** 'a. Embalmer License: $300' is of embalmers, under whatever heading a page without its form puts it. */
function isLabeledByName({ row, left }: Amount): boolean {
  const label = (row === '' ? left : row).replace(/^\W*(?:\w{1,2}[.)]\s)?|[\s:.–—-]+$/g, '')
  const kind = feeKindIn(label)?.shown
  const isName = readsLikeName(label) || isOfSomebody(label)
  return isName && placeIn(label) === undefined && (kind === undefined || saysLittle(kind))
}
