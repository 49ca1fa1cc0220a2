import type { Organization } from '#domain/organizations/organization.ts'
import { noSettledNames, type SettledNames } from '#domain/lookups/settled-names.ts'
import { signsOfLikelihood, withSigns } from '../certainty/signs.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import {
  type CertificationDraft,
  type Claim,
  type CommonFacts,
  hasFacts,
  type HeldName,
  noFacts,
  type PageFacts,
} from '../drafts/draft.ts'
import { type ComparedName, comparedName, mayBeSame } from '../same/compared-name.ts'
import { withoutOnlyHad } from './names/asked-for.ts'
import { type Candidate, isShortAlone, type JudgedName } from './names/candidates.ts'
import { Claims } from './claims/claims.ts'
import { columnStatements, rowOf, rowsWithColumns } from './claims/column-statements.ts'
import { FactLists } from './claims/fact-lists.ts'
import { withFamilies } from './names/families.ts'
import { heldNames, withHeld } from './names/held-names.ts'
import { judge, type JudgedFact, type Judgement, ownersOf } from './judgement/judgement.ts'
import { programmeNames } from './names/programme-names.ts'
import { standingsOf } from './claims/retired.ts'
import { Settled, withSaid } from './names/settled.ts'
import { summariesOf } from './claims/summary.ts'
import { learntWeights, type Weights } from './weights/weights.ts'

/** What is so likely a fact that a page with a sure name states it, although the page does not look so; a name, that a sentence on it is enough. */
const sure = 0.8

/** What is known of names before a page is read. */
export interface KnownBefore {
  /** What a person said of them. */
  settled?: SettledNames | undefined
  /** What the pages of its site hold of them together. */
  held?: readonly HeldName[] | undefined
}

/** What one page says, and how likely it states facts of certifications at all. */
export interface ReadFacts extends PageFacts {
  states: number
}

/**
 * What one page says of a body's certifications, as far as its lines are likely enough: whose every fact is, with the span it was read
 * from. A page about jobs, events, courses, membership or somebody's opinion says nothing.
 * @param before what is known of names before
 */
export function readFacts(
  document: CleanDocument,
  organization: Organization,
  { settled = noSettledNames, held = [], weights = learntWeights() }: KnownBefore & { weights?: Weights } = {},
): ReadFacts {
  const judgement = judge(document, organization, weights)
  const facts = chosenFacts(judgement, weights, { settled, held })
  const named = facts.certifications.map(({ name, acronym }) => ({ name: name.text, acronym }))
  return { ...facts, names: programmeNames(document, named) }
}

/** The facts of a judgement that are likely enough, each with the certifications that it is likely enough of. */
export function chosenFacts(
  judgement: Judgement,
  weights: Weights,
  { settled = noSettledNames, held = [] }: KnownBefore = {},
): ReadFacts {
  const { page, states } = judgement
  const nothing: ReadFacts = {
    certifications: [],
    common: noFacts,
    names: [],
    states,
    held: heldNames(judgement.names),
  }
  const told = new Settled(settled)
  const { names, refused } = withSaid(withHeld(judgement.names, held), told)
  const added = told.missing(
    page,
    names.map(({ candidate }) => candidate),
  )
  const notHad = withoutOnlyHad(page.document.text, names)
  // A page that speaks to the holders of one is about that one.
  const ofPage = notHad.some(({ likely }) => likely >= weights.thresholds.name) ? notHad : names
  const offered = names.filter((one) => one.byPerson || ofPage.includes(one))
  const said = [...names.filter(({ byPerson }) => byPerson).map(({ candidate }) => candidate), ...added]
  const isNamed = (names[0]?.likely ?? 0) >= weights.thresholds.sureName && judgement.facts.some(({ likely }) => likely >= sure)
  const least = isNamed ? weights.thresholds.namedPage : weights.thresholds.page
  if (states < least && said.length === 0) return nothing
  const likelyNames = likelyEnough(offered, weights)
  const chosen = [...likelyNames.map(({ candidate }) => candidate), ...added]
  const others =
    chosen.length > 0 ? besideThem(refused, chosen) : likelyEnough(refused, weights).map(({ candidate }) => candidate)
  const shown = chosen.length > 0 ? chosen.length : others.length
  const rivals =
    chosen.length > 0
      ? besideThem(
          offered.filter(({ likely }) => likely >= leastRival),
          chosen,
        )
      : []
  const { own, common } = dealt(judgement, { candidates: [...chosen, ...others], shown, rivals }, weights, said.length > 0)
  if (chosen.length === 0) return { ...nothing, common: refused.length > 0 ? noFacts : common }
  const claims = new Claims(page)
  const standings = standingsOf(page, chosen, claims.at)
  const summaries = summariesOf(page, chosen)
  const likelihood = new Map(likelyNames.map((one) => [one.candidate, one]))
  const isSaid = new Set(said)
  const drafts = chosen.flatMap((candidate, place): { draft: CertificationDraft; likely: number | undefined }[] => {
    const summary = summaries[place]
    const draft: CertificationDraft = {
      name: claims.name(likelihood.get(candidate)?.spelledOut ?? candidate),
      acronym: candidate.acronym,
      summary: summary === undefined ? null : claims.at(summary.text, summary),
      ...withoutSummary(own[place] ?? noFacts, summary),
      ...(standings[place] ?? { retired: null }),
    }
    const isSure = (likelihood.get(candidate)?.likely ?? 0) >= sure
    const isShown = hasFacts(draft) || hasFacts(common) || draft.retired !== null || isSaid.has(candidate) || isSure
    return isShown ? [{ draft, likely: isSaid.has(candidate) ? undefined : likelihood.get(candidate)?.likely }] : []
  })
  const likely = new Map(drafts.flatMap((one) => (one.likely === undefined ? [] : [[one.draft, one.likely] as const])))
  const certifications = drafts.map(({ draft }) => draft)
  return { ...nothing, ...withSigns({ ...nothing, certifications, common }, page.layout, likely) }
}

/** A sentence that says what a certification is, is not said again as what it requires. */
function withoutSummary(facts: CommonFacts, summary: { start: number } | undefined): CommonFacts {
  return { ...facts, requirements: facts.requirements.filter(({ start }) => start !== summary?.start) }
}

/** Names that are likely enough to be shown, each certification once, in the order of the page; where none is, the likeliest. */
function likelyEnough(names: readonly JudgedName[], { thresholds }: Weights): JudgedName[] {
  const likely = names.filter((one) => one.likely >= thresholds.name)
  // Ranks of one license are as likely as each other.
  const likeliest = names.filter((one) => one.likely >= thresholds.onlyName && one.likely === names[0]?.likely)
  const chosen = likely.length > 0 ? likely : likeliest
  const once: { one: JudgedName; compared: ComparedName }[] = []
  for (const one of withFamilies(chosen, names, thresholds.onlyName)) {
    const compared = comparedName(one.candidate)
    const place = once.findIndex((other) => mayBeSame(other.compared, compared))
    const there = once[place]
    if (there === undefined) once.push({ one, compared })
    // Of a name and its short form the name is shown.
    else if (isShortAlone(there.one.candidate) && !isShortAlone(one.candidate)) once[place] = { one, compared }
  }
  return once.map(({ one }) => one).toSorted((one, other) => firstOf(one.candidate) - firstOf(other.candidate))
}

/** Names that a person took out, and that are none of those shown: what is theirs is nobody else's. */
function besideThem(refused: readonly JudgedName[], chosen: readonly Candidate[]): Candidate[] {
  const shown = chosen.map(comparedName)
  return refused.map(({ candidate }) => candidate).filter((one) => !shown.some((other) => mayBeSame(other, comparedName(one))))
}

/** How likely a name must be that is not shown, for a fee that is likelier its own than anybody's to be nobody's. */
const leastRival = 0.3

/** Share of what else is asked of a fact, where a person said that a name of its page is right. */
const besideSaid = 0.6

/** Where a page names a certification first. */
function firstOf({ mentions, shorts }: Candidate): number {
  return Math.min(...[...mentions, ...shorts].map(({ start }) => start))
}

function isCell({ thing }: JudgedFact): boolean {
  return 'isCell' in thing
}

/** Those that facts are dealt out to. */
interface Owners {
  candidates: readonly Candidate[]
  /** How many of them are shown; the others keep what is theirs to themselves. */
  shown: number
  /** Not likely enough to be shown: what a fee is paid for may be them all the same, and a wrong fee is worse than none. */
  rivals: readonly Candidate[]
}

/** Deals facts out to certifications; one of all, or of a page without any, is common. */
function dealt(
  { page, facts }: Judgement,
  { candidates, shown, rivals }: Owners,
  weights: Weights,
  isSaid: boolean,
): { own: CommonFacts[]; common: CommonFacts } {
  const { thresholds } = weights
  const share = isSaid ? besideSaid : 1
  const leastOwner = shown === 1 ? thresholds.onlyOwner : thresholds.owner
  const claims = new Claims(page)
  const inColumns = shown === 0 ? [] : columnStatements(page)
  const likely = [...facts.filter((fact) => fact.likely >= share * thresholds[fact.kind]), ...inColumns]
  const fees = likely.filter(({ kind }) => kind === 'fee')
  const lines = likely.filter(({ kind }) => kind !== 'fee')
  const among = (asked: readonly JudgedFact[], all: readonly Candidate[]) => {
    const owners = ownersOf(page, asked, all, weights)
    return asked.map((fact, place) => [fact, owners[place] ?? []] as const)
  }
  const owned = new Map([...among(fees, [...candidates, ...rivals]), ...among(lines, candidates)])
  const ofCells = inColumns.filter((fact) => owned.get(fact)?.some((owner) => owner > 0) === true)
  const rows = new Set([...rowsWithColumns(page), ...ofCells.map(({ kind, thing }) => rowOf(kind, thing.line))])
  const lists = candidates.map(() => new FactLists())
  const places = [...lists.keys()].slice(0, shown)
  const common = new FactLists()
  const ofAll: { fact: JudgedFact; claim: Claim }[] = []
  for (const fact of likely) {
    // A row of which a cell is told is not told as a whole.
    if (!isCell(fact) && rows.has(rowOf(fact.kind, fact.thing.line))) continue
    const all = owned.get(fact) ?? []
    const least = Math.max(leastOwner, thresholds.besideOwner * Math.max(...all))
    const own = places.filter((at) => (all[at] ?? 0) >= least)
    const isOfAll = own.length === shown && own.length > 1
    const hasRoom = shown === 0 ? !common.isFull(fact.kind) : own.some((at) => lists[at]?.isFull(fact.kind) === false)
    // A line is proven where there is room for it.
    const claim = isOfAll || hasRoom ? claims.of(fact) : undefined
    if (claim === undefined) continue
    const signed = (owner?: number): Claim => ({ ...claim, signs: signsOfLikelihood(fact.likely, owner, all) })
    if (shown === 0) common.add(fact, signed())
    else if (isOfAll) ofAll.push({ fact, claim: signed() })
    else for (const at of own) lists[at]?.add(fact, signed(all[at]))
  }
  for (const list of lists) list.addFurther(ofAll)
  return { own: lists.map((one) => one.facts()), common: common.facts() }
}
