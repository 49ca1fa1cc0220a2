import type { Organization } from '#domain/organizations/organization.ts'
import { amountsOf } from '../fees/amounts.ts'
import { type Candidate, candidatesOf } from '../names/candidates.ts'
import type { Fact, ScoredFact } from '../facts/facts.ts'
import { Features } from '../weights/features.ts'
import { feeFeatures } from '../fees/fee-features.ts'
import type { ReadPage } from '../page/lines.ts'
import { probability, sumOf } from '../weights/linear.ts'
import { nameFeatures } from '../names/name-features.ts'
import { pageFeatures } from '../page/page-features.ts'
import { type PageWords, pageWordsOf } from '../names/page-words.ts'
import { statementFeatures, statementsOf } from '../facts/statements.ts'
import { termFeatures, termsOf } from '../facts/terms.ts'
import type { Decision, Weights } from '../weights/weights.ts'

/** Everything on a page that is decided about, with its features, by the decision. */
export interface Questions {
  page: ReadPage
  around: PageWords
  words: Features
  names: readonly { candidate: Candidate; features: Features }[]
  /** A statement stands twice: as a requirement, and as what a renewal takes. */
  facts: readonly (Fact & { features: Features })[]
}

/** Asks all questions that a page raises. */
export function questionsOf(page: ReadPage, organization: Organization): Questions {
  const around = pageWordsOf(page, organization)
  const filled = (fill: (features: Features) => void) => {
    const features = new Features()
    fill(features)
    return features
  }
  const statements = statementsOf(page)
  return {
    page,
    around,
    words: filled((features) => pageFeatures(page, organization, features)),
    names: candidatesOf(page).map((candidate) => ({
      candidate,
      features: filled((features) => nameFeatures(page, around, candidate, features)),
    })),
    facts: [
      ...amountsOf(page).map((thing) => ({
        kind: 'fee' as const,
        thing,
        features: filled((features) => feeFeatures(page, thing, features)),
      })),
      ...termsOf(page).map((thing) => ({
        kind: 'term' as const,
        thing,
        features: filled((features) => termFeatures(page, thing, features)),
      })),
      ...statements.flatMap((thing, place) => {
        const features = filled((own) => statementFeatures(page, thing, statements[place - 1], own))
        return [
          { kind: 'requirement' as const, thing, features },
          { kind: 'renewal' as const, thing, features },
        ]
      }),
    ],
  }
}

/** A candidate with what its own features say of it, 0 to 1. */
export interface ScoredName {
  candidate: Candidate
  score: number
}

/** What the sums of weights say of everything on a page, before what stands beside each is looked at. */
export interface Scores {
  page: ReadPage
  around: PageWords
  /** How likely the page states facts of certifications, by its words alone. */
  words: number
  names: readonly ScoredName[]
  facts: readonly ScoredFact[]
}

/** Scores the questions of a page. */
export function scoresOf({ page, around, words, names, facts }: Questions, sums: Weights['sums']): Scores {
  const of = (decision: Decision, features: Features) => probability(sumOf(sums[decision], features))
  return {
    page,
    around,
    words: of('page', words),
    names: names.map(({ candidate, features }) => ({ candidate, score: of('name', features) })),
    facts: facts.map((fact) => ({ ...fact, score: of(fact.kind, fact.features) })),
  }
}
