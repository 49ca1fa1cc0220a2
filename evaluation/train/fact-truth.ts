import { statedDollar } from '../../src/research/document/page-facts/stated-dollar.ts'
import type { Span } from '../../src/research/lexicon/text/span.ts'
import type { Fact } from '../../src/research/reader/facts/facts.ts'
import type { Questions } from '../../src/research/reader/judgement/scores.ts'
import type { Example } from './examples.ts'
import { factsLabelled, foundIn, type Labelled } from './truth.ts'

/** What a label says of a fact: whether it is one, undefined where either is fine, and whether one of its certifications states it. */
export interface Claimed {
  right: boolean | undefined
  isOf: (facts: Labelled) => boolean
}

/** What the label of a page says of each of its facts. */
export function claimedBy({ document, label, said }: Example, { facts }: Questions): Claimed[] {
  const all = factsLabelled(label)
  const stated = statedDollar(document)
  const isRight = (fact: Fact) => {
    const found = foundIn(fact, all, stated)
    if (fact.kind === 'fee' || said === undefined) return found === 'optional' ? undefined : found === 'right'
    if (fact.kind === 'term') return found === 'right' && standsIn(fact.thing.sentence, said.term)
    return standsIn(fact.thing, said[fact.kind])
  }
  return facts.map((fact) => ({
    right: isRight(fact),
    isOf: (labelled) => foundIn(fact, labelled, stated) !== undefined,
  }))
}

/** Whether half of a stretch is said in one of several, or half of one of them in it. */
function standsIn({ start, end }: Span, said: readonly Span[]): boolean {
  return said.some((one) => {
    const shared = Math.min(end, one.end) - Math.max(start, one.start)
    return shared > 0 && (shared >= (end - start) / 2 || shared >= (one.end - one.start) / 2)
  })
}
