import type { Organization } from '#domain/organization.ts'
import { Features } from './features.ts'
import { amountsOf, type Amount, feeFeatures } from './fees.ts'
import type { ReadPage } from './lines.ts'
import { probability, sumOf } from './linear.ts'
import { addressWords, type Candidate, candidatesOf, isHost, nameFeatures, shareIn } from './names.ts'
import { type FactKind, namingsOf, type Naming, ownerFeatures, type Placed, surroundingsOf } from './owners.ts'
import { pageFeatures } from './page-kind.ts'
import { type Term, termFeatures, termsOf } from './periods.ts'
import { type Statement, statementFeatures, statementsOf } from './statements.ts'
import { sumOfTrees } from './trees.ts'
import type { Weights } from './weights.ts'
import { wordsOf } from './words.ts'

/** Something that was judged, with its probability from 0 to 1. */
export interface Judged<Thing> {
  thing: Thing
  score: number
}

/** A fact that was judged, of whatever kind. */
export interface JudgedFact extends Judged<Placed> {
  kind: FactKind
}

/** What the reader holds of a page, before anything is chosen. */
export interface Judgement {
  page: ReadPage
  /** How likely the page states facts of certifications, by its words alone. */
  words: number
  names: Judged<Candidate>[]
  fees: Judged<Amount>[]
  terms: Judged<Term>[]
  requirements: Judged<Statement>[]
  renewals: Judged<Statement>[]
}

type Learnt = Pick<Weights, 'linear'>

/** Judges everything on a page that may be a name or a fact. */
export function judge(page: ReadPage, organization: Organization, { linear }: Learnt): Judgement {
  const scored = <Thing>(
    things: readonly Thing[],
    weights: keyof Weights['linear'],
    fill: (thing: Thing, features: Features) => void,
  ) =>
    things.map((thing): Judged<Thing> => {
      const features = new Features()
      fill(thing, features)
      return { thing, score: probability(sumOf(linear[weights], features)) }
    })
  const [words] = scored([page], 'page', (one, features) => pageFeatures(one, organization, features))
  const statements = statementsOf(page)
  const said = statements.map((thing, place) => {
    const features = new Features()
    statementFeatures(page, thing, statements[place - 1], features)
    return {
      thing,
      requirement: probability(sumOf(linear.requirement, features)),
      renewal: probability(sumOf(linear.renewal, features)),
    }
  })
  return {
    page,
    words: words?.score ?? 0,
    names: scored(candidatesOf(page), 'name', (one, features) => nameFeatures(page, organization, one, features)),
    fees: scored(amountsOf(page), 'fee', (one, features) => feeFeatures(page, one, features)),
    terms: scored(termsOf(page), 'term', (one, features) => termFeatures(page, one, features)),
    requirements: said.map(({ thing, requirement, renewal }) => ({ thing, score: requirement >= renewal ? requirement : 0 })),
    renewals: said.map(({ thing, requirement, renewal }) => ({ thing, score: renewal > requirement ? renewal : 0 })),
  }
}

/** The facts of a judgement that may be true. */
export function likelyFacts({ fees, terms, requirements, renewals }: Judgement, least: number): JudgedFact[] {
  const of = (kind: FactKind, judged: readonly Judged<Placed>[]) =>
    judged.filter(({ score }) => score >= least).map((one): JudgedFact => ({ ...one, kind }))
  return [...of('fee', fees), ...of('term', terms), ...of('requirement', requirements), ...of('renewal', renewals)]
}

/** How likely each fact is each certification's, in the order of both. */
export function ownersOf(
  page: ReadPage,
  facts: readonly JudgedFact[],
  candidates: readonly Candidate[],
  { linear }: Learnt,
): number[][] {
  const namings = namingsOf(page, candidates)
  const known = new Map<string, ReadonlySet<Naming>>()
  return facts.map(({ kind, thing }) => {
    const around = surroundingsOf(page, thing, namings, known)
    return namings.map((naming: Naming) => {
      const features = new Features()
      ownerFeatures(kind, thing, naming, around, namings.length, features)
      return probability(sumOf(linear.owner, features))
    })
  })
}

/** Names that may stand beside each other, the likeliest first: none is a part of a likelier one or its short form. */
function apart(names: readonly Judged<Candidate>[], least: number, most = 60): Judged<Candidate>[] {
  const chosen: Judged<Candidate>[] = []
  for (const one of names.filter(({ score }) => score >= least).toSorted((a, b) => b.score - a.score)) {
    if (chosen.length >= most) break
    if (!chosen.some((other) => isWithin(one.thing, other.thing))) chosen.push(one)
  }
  return chosen
}

/** Whether a candidate is another one's short form, or stands nowhere but in its mentions. */
function isWithin(one: Candidate, other: Candidate): boolean {
  if (one.acronym !== '' && one.acronym === other.acronym) return true
  return one.mentions.every((mention) =>
    other.mentions.some((theirs) => mention.start < theirs.end && theirs.start < mention.end),
  )
}

/** What the trees are asked about a name: what the sums say of it, of its rivals, and of the facts that would be its own. */
export function nameNumbers(judgement: Judgement, learnt: Learnt): { thing: Candidate; numbers: number[] }[] {
  const { page, names, words } = judgement
  const rivals = apart(names, 0.005, 40)
  const facts = likelyFacts(judgement, 0.3)
  const likely = rivals.filter(({ score }, place) => score >= 0.1 || place < 3)
  const owners = ownersOf(
    page,
    facts,
    likely.map(({ thing }) => thing),
    learnt,
  )
  const sure = rivals.filter(({ score }) => score >= 0.5).length
  const best = rivals[0]?.score ?? 0
  const address = addressWords(page)
  const total = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).reduce((sum, { score }) => sum + score, 0)
  const totals = (['fee', 'term', 'requirement', 'renewal'] as const).map(total)
  return rivals.map(({ thing, score }, rank) => {
    const place = likely.findIndex((one) => one.thing === thing)
    const own = (kind: FactKind) =>
      facts.reduce((sum, fact, at) => sum + (fact.kind === kind && place >= 0 ? fact.score * (owners[at]?.[place] ?? 0) : 0), 0)
    const within = rivals.filter(
      (other) => other.thing !== thing && other.thing.text.toLowerCase().includes(thing.text.toLowerCase()),
    ).length
    const holds = rivals.filter(
      (other) => other.thing !== thing && thing.text.toLowerCase().includes(other.thing.text.toLowerCase()),
    )
    return {
      thing,
      numbers: [
        score,
        rank,
        best - score,
        sure,
        words,
        own('fee'),
        own('term'),
        own('requirement'),
        own('renewal'),
        ...totals,
        thing.mentions.length,
        thing.shorts.length,
        thing.key.startsWith('short ') ? 1 : 0,
        thing.acronym === '' ? 0 : 1,
        within,
        holds.reduce((most, other) => Math.max(most, other.score), 0),
        thing.text.split(' ').length,
        rivals[rank + 1]?.score ?? 0,
        page.title.toLowerCase().includes(thing.text.toLowerCase()) ? 1 : 0,
        shareIn(wordsOf(thing.text), address),
        isHost(page, thing) ? 1 : 0,
        thing.mentions.filter(({ line }) => line.kind === 'heading').length,
        thing.name.line.position,
        page.lines.length,
      ],
    }
  })
}

/** What the trees are asked about a page: what the sums say of its words, its names and its facts. */
export function pageNumbers({ page, words, names, fees, terms, requirements, renewals }: Judgement): number[] {
  const best = names.map(({ score }) => score).toSorted((one, other) => other - one)
  const most = (judged: readonly Judged<Placed>[]) => judged.reduce((top, { score }) => Math.max(top, score), 0)
  const total = (judged: readonly Judged<Placed>[]) => judged.reduce((sum, { score }) => (score >= 0.3 ? sum + score : sum), 0)
  const facts = [fees, terms, requirements, renewals]
  return [
    words,
    best[0] ?? 0,
    best[1] ?? 0,
    best.filter((score) => score >= 0.5).length,
    ...facts.map(most),
    ...facts.map(total),
    facts.reduce((sum, judged) => sum + total(judged), 0),
    fees.length,
    terms.length,
    requirements.length,
    page.lines.length,
    total(requirements) / Math.max(1, requirements.length),
  ]
}

/** How likely a page states facts of certifications. */
export function statesOf(judgement: Judgement, { pageTrees }: Weights): number {
  return probability(sumOfTrees(pageTrees, pageNumbers(judgement)))
}

/** Names with their last probability, the likeliest first. */
export function judgedNames(judgement: Judgement, weights: Weights): Judged<Candidate>[] {
  return nameNumbers(judgement, weights)
    .map(({ thing, numbers }) => ({ thing, score: probability(sumOfTrees(weights.nameTrees, numbers)) }))
    .toSorted((one, other) => other.score - one.score)
}
