import type { Organization } from '#domain/organization.ts'
import type { CleanDocument } from '../document/clean-document.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { Features } from './features.ts'
import { probability, sumOf } from './linear.ts'
import { readLines } from './lines.ts'
import { numbersOf } from './name-numbers.ts'
import { nameFeatures } from './name-features.ts'
import { pageWordsOf } from './page-words.ts'
import { sumOfTrees } from './trees.ts'
import { learntWeights, type Weights } from './weights.ts'

/** What may be a certification of a page's body, and how likely it is one, 0 to 1. */
export interface LikelyName {
  name: string
  /** '' when none is told. */
  acronym: string
  likely: number
}

/** Who reads the names of a page. */
export type NameReader = (document: CleanDocument, organization: Organization) => LikelyName[]

/** Names that may be certifications the page is about, the likeliest first. Names that only stand inside likelier ones are left out. */
export function likelyNames(document: CleanDocument, organization: Organization, weights = learntWeights()): LikelyName[] {
  return judgedNames(document, organization, weights.places)
    .map(({ candidate, numbers }) => ({
      name: candidate.name,
      acronym: candidate.acronym,
      likely: probability(sumOfTrees(weights.trees, numbers)),
    }))
    .toSorted((one, other) => other.likely - one.likely)
}

/** The names of a page that may stand beside each other, with the numbers that the trees are asked about. */
export function judgedNames(
  document: CleanDocument,
  organization: Organization,
  places: Weights['places'],
): { candidate: Candidate; numbers: number[] }[] {
  const page = readLines(document)
  const around = pageWordsOf(page, organization)
  const scored = candidatesOf(page).map((candidate) => {
    const features = new Features()
    nameFeatures(page, around, candidate, features)
    return { candidate, score: probability(sumOf(places, features)) }
  })
  return numbersOf(page, around, scored)
}
