import type { Organization } from '#domain/organizations/organization.ts'
import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import { cannotBe } from '../facts/cannot-be.ts'
import { initialsOf, lettersOf } from '#domain/certifications/initials.ts'
import { mayStandFor } from '#domain/certifications/known-name.ts'
import { acronymKey } from '#domain/certifications/name-key.ts'
import { type Candidate, isShortAlone, type JudgedName } from '../names/candidates.ts'
import { shortNamesIn } from '../names/short-names.ts'
import { askedOfFacts } from './fact-numbers.ts'
import type { Fact } from '../facts/facts.ts'
import { probability } from '../weights/linear.ts'
import { type ReadPage, readLines } from '../page/lines.ts'
import { numbersOf, worthAsking } from './name-numbers.ts'
import { Overlaps } from '../names/overlaps.ts'
import { isOfAnother, ownerNumbers } from '../owners/owner-numbers.ts'
import { isOfAnotherColumn, isOfAPlace, isOfCell } from '../owners/own-cell.ts'
import { pageNumbers } from './page-numbers.ts'
import { isCode } from '../names/name-shape.ts'
import { isBody } from '../names/page-words.ts'
import { asOne } from '../names/same-names.ts'
import { ranksApart } from '../names/ranks-apart.ts'
import { questionsOf, type Scores, scoresOf } from './scores.ts'
import { ofSubject } from '../owners/subjects.ts'
import { type Naming, Neighborhood, namingsOf, onlyNamed } from '../owners/surroundings.ts'
import { sumOfTrees } from '../weights/trees.ts'
import type { Weights } from '../weights/weights.ts'

/** A fact, and how likely it is one of a certification, 0 to 1. */
export type JudgedFact = Fact & { likely: number }

/** What the reader holds of a page, before anything is chosen. */
export interface Judgement {
  page: ReadPage
  /** How likely the page states facts of certifications. */
  states: number
  /** The likeliest first. Names that only stand inside likelier ones are left out. */
  names: readonly JudgedName[]
  /** In the order of kinds, and of the page. */
  facts: readonly JudgedFact[]
}

/** Judges everything on a page that may be a name or a fact. */
export function judge(document: CleanDocument, organization: Organization, weights: Weights): Judgement {
  return judgeScores(scoresOf(questionsOf(readLines(document), organization), weights.sums), weights)
}

/** The same of a page whose scores are known. */
export function judgeScores(scores: Scores, { trees }: Weights): Judgement {
  return {
    page: scores.page,
    states: probability(sumOfTrees(trees.page, pageNumbers(scores))),
    names: judgedNames(scores, trees),
    facts: askedOfFacts(scores, (fact, numbers) => ({
      ...fact,
      likely: cannotBe(fact) ? 0 : probability(sumOfTrees(trees[fact.kind], numbers)),
    })),
  }
}

function judgedNames(scores: Scores, trees: Weights['trees']): JudgedName[] {
  const asked = worthAsking(scores.names)
  const overlaps = new Overlaps(asked.map(({ candidate }) => candidate))
  const numbers = numbersOf(scores, asked, overlaps)
  const judged = asked.map(({ candidate }, place) => ({
    candidate,
    likely: probability(sumOfTrees(trees.name, numbers[place] ?? [])),
  }))
  const all = scores.names.map(({ candidate }) => candidate)
  const named = judged.filter(({ candidate }) => !isBody(scores.around, candidate) && !isCode(candidate.name))
  const offered = ranksApart(named, all)
  const spelled = spelledOutIn(all)
  const apart = overlaps.apart(offered.toSorted((one, other) => other.likely - one.likely))
  const told = byTheirNames(apart, offered).toSorted((one, other) => other.likely - one.likely)
  return asOne(scores.page.document.text, scores.around, told, trees.same).map((one) => {
    const { candidate } = one
    return isShortAlone(candidate) ? { ...one, spelledOut: spelled.get(acronymKey(candidate.acronym)) } : one
  })
}

/** How likely a name must be at least, to be that of a likelier short form that it stands beside. */
const leastSpelled = 0.2

/** Each short form as the likeliest name that it stands beside: both are one, and so is that name behind the body's own short form. */
function byTheirNames(names: readonly JudgedName[], all: readonly JudgedName[]): JudgedName[] {
  const spelled = Map.groupBy(
    all.filter(({ candidate, likely }) => likely >= leastSpelled && isSpelledOut(candidate)),
    ({ candidate }) => acronymKey(candidate.acronym),
  )
  const called = names.map((one) => {
    if (!isShortAlone(one.candidate)) return withShort(one, all)
    const [best] = (spelled.get(acronymKey(one.candidate.acronym)) ?? []).toSorted((a, b) => b.likely - a.likely)
    return best === undefined ? one : { ...best, likely: Math.max(best.likely, one.likely) }
  })
  const spelledOut = called.filter((one, place) => one !== names[place])
  return called.filter(
    ({ candidate }, place) =>
      called.findIndex((one) => one.candidate === candidate) === place &&
      !spelledOut.some((one) => isBehindMaker(one.candidate.name, candidate.name)),
  )
}

/** A stretch that is a name, 'Certified Crane Keeper (CCK', as the one of the same name that stands beside its short form. */
function withShort(one: JudgedName, all: readonly JudgedName[]): JudgedName {
  const { name, acronym } = one.candidate
  const twin = acronym === '' ? all.find(({ candidate }) => candidate.name === name && candidate.acronym !== '') : undefined
  return twin === undefined ? one : { ...twin, likely: Math.max(twin.likely, one.likely) }
}

/** Whether a name is another one with a short form in front: 'NACS Certified Chocolate Specialist'. */
function isBehindMaker(name: string, whole: string): boolean {
  return whole.endsWith(` ${name}`) && /^\p{Lu}{2,8}$/u.test(whole.slice(0, -name.length - 1))
}

/** Whether the letters of a candidate's short form stand for its name, which is no short form itself. */
function isSpelledOut({ name, acronym }: Candidate): boolean {
  return acronym !== '' && name !== name.toUpperCase() && mayStandFor(acronym, name)
}

/** The name that a page gives each short form, where it gives one alone that has these letters. */
function spelledOutIn(candidates: readonly Candidate[]): ReadonlyMap<string, Candidate> {
  const named = candidates.filter(
    // Of one without a short form every name has its '', so that only the few others are spelled out.
    (one) => !isShortAlone(one) && !one.name.includes(one.acronym) && initialsOf(one.name).has(lettersOf(one.acronym)),
  )
  const byShort = Map.groupBy(named, ({ acronym }) => acronymKey(acronym))
  return new Map(
    [...byShort].flatMap(([short, [first, ...others]]) => (first !== undefined && others.length === 0 ? [[short, first]] : [])),
  )
}

/** Among more certifications than this a fact is that one's which it names, or nobody's. */
const mostInDoubt = 30

/** How likely each fact is each certification's, in the order of both. */
export function ownersOf(
  page: ReadPage,
  facts: readonly Fact[],
  candidates: readonly Candidate[],
  { trees }: Weights,
): number[][] {
  const { text } = page.document
  const namings = namingsOf(page, candidates)
  const neighborhood = new Neighborhood(page, namings)
  const short = namings.length > 1 && namings.length <= mostInDoubt ? shortNamesIn(text, candidates) : undefined
  return facts.map((fact) => {
    const { kind, thing } = fact
    const told = short && ofSubject(fact, namings, short, text)
    if (told !== undefined && told.size > 0) return namings.map((one) => (told.has(one) ? 1 : 0))
    const around = neighborhood.around(thing)
    if ('isCell' in thing) return namings.map((one) => (isOfCell(one, around) ? 1 : 0))
    const only = onlyNamed(kind, around)
    if (only === undefined && namings.length > mostInDoubt) return namings.map(() => 0)
    const isElsewhere = (one: Naming) =>
      isOfAnotherColumn(thing, one, around, text) || (fact.kind === 'fee' && isOfAPlace(fact.thing, one))
    if (only !== undefined) return namings.map((one) => (one === only && !isElsewhere(one) ? 1 : 0))
    return namings.map((one) =>
      isElsewhere(one) || isOfAnother(thing.line, one, around)
        ? 0
        : probability(sumOfTrees(trees.owner, ownerNumbers(kind, thing, one, around, namings.length))),
    )
  })
}
