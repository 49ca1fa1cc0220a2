import type { Organization } from '#domain/organization.ts'
import { noSettledNames } from '#domain/settled-names.ts'
import { withSigns } from '../certainty/signs.ts'
import type { CleanDocument } from '../document/clean-document.ts'
import type { CertificationDraft, CommonFacts, PageFacts } from '../draft.ts'
import { type ComparedName, comparedName, mayBeSame } from '../same/compared-name.ts'
import type { Candidate } from './candidates.ts'
import { Claims } from './claims.ts'
import { FactLists, hasFacts, noFacts } from './fact-lists.ts'
import { judge, type JudgedName, type Judgement, ownersOf } from './judgement.ts'
import { programmeNames } from './programme-names.ts'
import { standingsOf } from './retired.ts'
import { Settled, withSaid } from './settled.ts'
import { summariesOf } from './summary.ts'
import { learntWeights, type Weights } from './weights.ts'

/** What one page says, and how likely it states facts of certifications at all. */
export interface ReadFacts extends PageFacts {
  states: number
}

/**
 * What one page says of a body's certifications, as far as its lines are likely enough: whose every fact is, with the span it was read
 * from. A page about jobs, events, courses, membership or somebody's opinion says nothing.
 * @param settled names that a person said are certifications of the body, or are none
 */
export function readFacts(
  document: CleanDocument,
  organization: Organization,
  settled = noSettledNames,
  weights = learntWeights(),
): ReadFacts {
  const facts = chosenFacts(judge(document, organization, weights), weights, new Settled(settled))
  const named = facts.certifications.map(({ name, acronym }) => ({ name: name.text, acronym }))
  return { ...facts, names: programmeNames(document, named) }
}

/** The facts of a judgement that are likely enough, each with the certifications that it is likely enough of. */
export function chosenFacts(judgement: Judgement, weights: Weights, settled = new Settled(noSettledNames)): ReadFacts {
  const { page, states } = judgement
  const nothing: ReadFacts = { certifications: [], common: noFacts, names: [], states }
  const { names, refused } = withSaid(judgement.names, settled)
  const added = settled.missing(
    page,
    names.map(({ candidate }) => candidate),
  )
  const said = [...names.filter(({ byPerson }) => byPerson).map(({ candidate }) => candidate), ...added]
  if (states < weights.thresholds.page && said.length === 0) return nothing
  const chosen = [...likelyEnough(names, weights), ...added]
  const owning = chosen.length > 0 ? chosen : likelyEnough(refused, weights)
  const { own, common } = dealt(judgement, owning, weights)
  if (chosen.length === 0) return { ...nothing, common: refused.length > 0 ? noFacts : common }
  const claims = new Claims(page)
  const standings = standingsOf(page, chosen, claims.at)
  const summaries = summariesOf(page, chosen)
  const likelihood = new Map(names.map((one) => [one.candidate, one]))
  const isSaid = new Set(said)
  const drafts = chosen.flatMap((candidate, place): { draft: CertificationDraft; likely: number | undefined }[] => {
    const summary = summaries[place]
    const draft: CertificationDraft = {
      name: claims.name(candidate),
      acronym: candidate.acronym,
      summary: summary === undefined ? null : claims.at(summary.text, summary),
      ...(own[place] ?? noFacts),
      ...(standings[place] ?? { retired: null }),
    }
    const isShown = hasFacts(draft) || hasFacts(common) || draft.retired !== null || isSaid.has(candidate)
    return isShown ? [{ draft, likely: isSaid.has(candidate) ? undefined : likelihood.get(candidate)?.likely }] : []
  })
  const likely = new Map(drafts.flatMap((one) => (one.likely === undefined ? [] : [[one.draft, one.likely] as const])))
  const certifications = drafts.map(({ draft }) => draft)
  return { ...withSigns({ certifications, common, names: [] }, page.layout, likely), states }
}

/** Names that are likely enough to be shown, each certification once; where none is, the likeliest. */
function likelyEnough(names: readonly JudgedName[], { thresholds }: Weights): Candidate[] {
  const likely = names.filter((one) => one.likely >= thresholds.name)
  const chosen = likely.length > 0 ? likely : names.slice(0, 1).filter((one) => one.likely >= thresholds.onlyName)
  const once: { candidate: Candidate; compared: ComparedName }[] = []
  for (const { candidate } of chosen) {
    const compared = comparedName(candidate)
    if (!once.some((other) => mayBeSame(other.compared, compared))) once.push({ candidate, compared })
  }
  return once.map(({ candidate }) => candidate)
}

/** Deals facts out to certifications; one of all, or of a page without any, is common. */
function dealt(
  { page, facts }: Judgement,
  candidates: readonly Candidate[],
  weights: Weights,
): { own: CommonFacts[]; common: CommonFacts } {
  const { thresholds } = weights
  const leastOwner = candidates.length === 1 ? thresholds.onlyOwner : thresholds.owner
  const claims = new Claims(page)
  const likely = facts.filter((fact) => fact.likely >= thresholds[fact.kind])
  const owners = ownersOf(page, likely, candidates, weights)
  const lists = candidates.map(() => new FactLists())
  const common = new FactLists()
  for (const [place, fact] of likely.entries()) {
    const claim = claims.of(fact)
    if (claim === undefined) continue
    const own = owners[place]?.flatMap((p, at) => (p >= leastOwner ? [at] : [])) ?? []
    if (candidates.length === 0 || (own.length === candidates.length && own.length > 1)) common.add(fact, claim)
    else for (const at of own) lists[at]?.add(fact, claim)
  }
  return { own: lists.map((one) => one.facts()), common: common.facts() }
}
