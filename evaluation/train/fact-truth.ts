import type { Fact } from '../../src/research/reader/facts.ts'
import type { Questions } from '../../src/research/reader/scores.ts'
import type { Statement } from '../../src/research/reader/statements.ts'
import type { Span } from '../../src/research/lexicon/span.ts'
import { type CurrencyCode, settled } from '../../src/research/lexicon/currency.ts'
import { statedDollar } from '../../src/research/document/stated-dollar.ts'
import { periodsIn, samePeriod } from '../../src/research/lexicon/period.ts'
import type { Example } from './examples.ts'
import { factsLabelled, isLabelledFee, isRenewalOf, isRequirementOf, type Labelled } from './truth.ts'

/** What a label says of a fact: whether it is one, undefined where either is fine, and whether one of its certifications states it. */
export interface Claimed {
  right: boolean | undefined
  isOf: (facts: Labelled) => boolean
}

/** What the label of a page says of each of its facts. */
export function claimedBy({ document, label, said }: Example, { facts }: Questions): Claimed[] {
  const all = factsLabelled(label)
  const stated = statedDollar(document)
  return facts.map((fact): Claimed => ({ right: isRight(fact, all, said, stated), isOf: isStatedIn(fact, stated) }))
}

/** @param stated what bare signs of the page stand for: '$' of a page from Canada is the Canadian dollar */
function isStatedIn(fact: Fact, stated: CurrencyCode | undefined): (facts: Labelled) => boolean {
  if (fact.kind === 'fee') {
    const { value, currency } = fact.thing.money
    return (facts) => isLabelledFee(value, settled(currency, stated), facts) !== undefined
  }
  if (fact.kind === 'term') {
    const { period } = fact.thing
    return ({ cycles }) => cycles.flatMap(periodsIn).some((one) => samePeriod(one, period))
  }
  const { text } = fact.thing
  return fact.kind === 'requirement'
    ? (facts) => isRequirementOf(text, facts) !== undefined
    : (facts) => isRenewalOf(text, facts) !== undefined
}

function isRight(fact: Fact, all: Labelled, said: Example['said'], stated: CurrencyCode | undefined): boolean | undefined {
  if (fact.kind === 'fee') {
    const found = isLabelledFee(fact.thing.money.value, settled(fact.thing.money.currency, stated), all)
    return found === 'optional' ? undefined : found === 'right'
  }
  if (fact.kind === 'term')
    return isStatedIn(fact, stated)(all) && (said === undefined || standsIn(fact.thing.sentence, said.validity))
  return isSaid(fact.kind, fact.thing, all, said)
}

function isSaid(
  kind: 'requirement' | 'renewal',
  statement: Statement,
  all: Labelled,
  said: Example['said'],
): boolean | undefined {
  if (said !== undefined) return standsIn(statement, kind === 'requirement' ? said.requirements : said.renewal)
  const found = kind === 'requirement' ? isRequirementOf(statement.text, all) : isRenewalOf(statement.text, all)
  return found === 'optional' ? undefined : found === 'right'
}

/** Whether half of a stretch is said in one of several, or half of one of them in it. */
function standsIn({ start, end }: Span, said: readonly Span[]): boolean {
  return said.some((one) => {
    const shared = Math.min(end, one.end) - Math.max(start, one.start)
    return shared > 0 && (shared >= (end - start) / 2 || shared >= (one.end - one.start) / 2)
  })
}
