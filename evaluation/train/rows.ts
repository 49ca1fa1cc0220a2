import type { Candidate } from '../../src/research/reader/names/candidates.ts'
import type { Fact } from '../../src/research/reader/facts/facts.ts'
import type { Features } from '../../src/research/reader/weights/features.ts'
import { ownerNumbers } from '../../src/research/reader/owners/owner-numbers.ts'
import type { Questions } from '../../src/research/reader/judgement/scores.ts'
import { Overlaps } from '../../src/research/reader/names/overlaps.ts'
import { Neighborhood, namingsOf } from '../../src/research/reader/owners/surroundings.ts'
import { byDecision, type Decision, type PairDecision } from '../../src/research/reader/weights/weights.ts'
import type { CertificationLabel } from '../label.ts'
import type { NumbersRow } from './boost.ts'
import type { Example } from './examples.ts'
import { type Claimed, claimedBy } from './fact-truth.ts'
import { factsLabelled, statesNothing, verdictOn } from './truth.ts'

/** One thing to decide, with what is right. */
export interface Row {
  places: Int32Array
  right: 0 | 1
  /** How often it counts; once if nothing is said. */
  times?: number
}

/** What a page teaches the sums, by decision. */
export interface PageRows {
  rows: Record<Decision, Row[]>
}

/** The same with what is right of it. */
export interface Taught extends PageRows {
  /** Whose facts are is taught by numbers alone. */
  owners: NumbersRow[]
  /** Of each name and fact, in the order of the page's questions; undefined where the label leaves it open. */
  right: { names: (boolean | undefined)[]; facts: (boolean | undefined)[]; page: boolean }
}

/** What the trees are taught, by decision. */
export type Numbers = Record<Decision | PairDecision, NumbersRow[]>

export function noRows(): PageRows['rows'] {
  return byDecision(() => [])
}

export function noNumbers(): Numbers {
  return { ...byDecision(() => []), owner: [], same: [] }
}

/** What a labelled page teaches. */
export function rowsOf(example: Example, questions: Questions): Taught {
  const { label } = example
  const rows = noRows()
  const add = (decision: Decision, { places }: Features, right: boolean | undefined) => {
    if (right !== undefined) rows[decision].push({ places: Int32Array.from(places), right: right ? 1 : 0 })
    return right
  }
  const gold = new Map<CertificationLabel, Candidate[]>()
  const names = questions.names.map(({ candidate, features }) => {
    const verdict = verdictOn(candidate, label)
    if (typeof verdict !== 'string') gold.set(verdict, [...(gold.get(verdict) ?? []), candidate])
    return add('name', features, verdict === 'mentioned' ? undefined : verdict !== 'wrong')
  })
  const claimed = claimedBy(example, questions)
  const facts = questions.facts.map(({ features, kind }, place) => add(kind, features, claimed[place]?.right))
  const states = !statesNothing(label)
  add('page', questions.words, states)
  return { rows, owners: ownersIn(questions, claimed, gold, label), right: { names, facts, page: states } }
}

/** Whose each right fact is of the certifications that a label names. */
function ownersIn(
  { page, facts }: Questions,
  claimed: readonly Claimed[],
  gold: ReadonlyMap<CertificationLabel, Candidate[]>,
  label: Example['label'],
): NumbersRow[] {
  const named = [...gold].flatMap(([which, found]) => {
    const [best, ...others] = found.toSorted((a, b) => b.mentions.length + b.shorts.length - a.mentions.length - a.shorts.length)
    if (best === undefined) return []
    const all = new Overlaps(found).apart([best, ...others].map((candidate) => ({ candidate }))).map(({ candidate }) => candidate)
    const mentions = all.flatMap((one) => one.mentions)
    const shorts = [...new Set(all.flatMap((one) => one.shorts))].filter((span) => !mentions.includes(span))
    return [{ which, best: { ...best, mentions, shorts } }]
  })
  const namings = namingsOf(
    page,
    named.map(({ best }) => best),
  )
  const own = named.map(({ which }) => factsLabelled(label, which.name))
  const neighborhood = new Neighborhood(page, namings)
  const stated = Map.groupBy(
    facts.filter((_, place) => claimed[place]?.right === true),
    saidBy,
  )
  return facts.flatMap((fact, place): NumbersRow[] => {
    const one = claimed[place]
    if (one?.right !== true) return []
    const owners = own.map((labelled) => one.isOf(labelled))
    // '$60' in two sections, and a label of both: nothing says which is whose.
    const isAmbiguous = owners.filter((is) => is).length > 1 && (stated.get(saidBy(fact))?.length ?? 0) > 1
    if (isAmbiguous) return []
    const around = neighborhood.around(fact.thing)
    return namings.map((naming, at) => ({
      numbers: ownerNumbers(fact.kind, fact.thing, naming, around, namings.length),
      right: owners[at] === true ? 1 : 0,
    }))
  })
}

/** What a fact says, the same wherever it stands. */
function saidBy({ kind, thing }: Fact): string {
  if (kind === 'fee') return `fee ${thing.money.value}`
  return kind === 'term' ? `term ${thing.shown}` : `${kind} ${thing.text.slice(0, 40)}`
}
