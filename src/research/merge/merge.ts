import type { Certification } from '#domain/certifications/certification.ts'
import { isUnsure, type PageEvidence } from '#domain/evidence/evidence.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import { limits } from '#domain/text/text.ts'
import { certaintyOf } from '../certainty/certainty.ts'
import { type CertificationDraft, type Claim, claimsOf, type CommonFacts, type FactList, factLists } from '../drafts/draft.ts'
import type { ProvenClaim } from '../drafts/proof.ts'
import { isOfCourse } from '../lexicon/credentials/disclaimer.ts'
import { atOnce, type InPieces } from '../plain/in-turns.ts'
import { onceFor } from '../plain/remembered.ts'
import { groupSame, type SameNames } from '../same/group.ts'
import { feeKey, feeKind, feeSubject, type MergedLine, mergeLines, type ReadLine, validityKey } from './lines.ts'
import type { Prove } from './named-in-quotes.ts'
import { bestName, freeId, mostFrequent, slugOf } from './naming.ts'
import { createSharing } from './said-of-some.ts'
import { knownName } from '#domain/certifications/known-name.ts'

/** Most lines of one certification while they are few; evidence makes each some hundred bytes. */
const mostOfOne = limits.listItems * 4

/**
 * One certification for each the drafts speak of, every line with the quotes behind it, in a stable order.
 * Claims that cannot be proven are dropped here, so nothing without a quote gets further.
 * Facts stated for all certifications fill only what a certification's own pages leave open.
 * @param site prefix of the ids, so that the same certification keeps its id from one reading to the next
 */
export function mergeDrafts(
  drafts: readonly CertificationDraft[],
  common: readonly CommonFacts[],
  prove: Prove,
  site: string,
): Certification[] {
  return atOnce(createMerge(prove, site)(drafts, common))
}

/**
 * `mergeDrafts` for a reading in progress, asked again after each page: a certification that nothing was added to
 * stays the object it was. A piece of its work is one certification.
 */
export function createMerge(prove: Prove, site: string): Merge {
  const known = new WeakMap<CertificationDraft, Merged>()
  const grouped = createGrouping(site)
  const sharedOut = createSharing(prove)
  return function* (drafts, common, told = []) {
    const taken = new Set<string>()
    const saidOfNobody = common.filter((facts) => claimsOf(facts).length > 0)
    yield* readLines([...drafts, ...common], prove)
    const groups = yield* grouped(drafts, told)
    const theirs = yield* sharedOut(groups, saidOfNobody)
    const linesOf = createSharedLines(prove)
    const most = mostOfEach(groups.length)
    const certifications: Certification[] = []
    for (const [place, group] of theirs.own.entries()) {
      yield
      const stated = theirs.common[place] ?? []
      const first = groups[place]?.[0]
      if (first === undefined) continue
      const before = known.get(first)
      const still =
        before !== undefined &&
        sameEntries(before.group, group, sameDrafts) &&
        sameEntries(before.stated, stated, sameLists) &&
        before.most === most
      const merged = still ? before : { group, stated, most, ...mergedFrom(group, linesOf(stated), prove, site, most) }
      known.set(first, merged)
      const { certification } = merged
      if (certification === undefined) continue
      const id = freeId(merged.slug, taken)
      if (certification.id !== id) merged.certification = { ...certification, id }
      certifications.push(merged.certification ?? certification)
    }
    return certifications
  }
}

/**
 * @param common facts for all certifications, page by page
 * @param told names that a model holds to be of one certification
 */
export type Merge = (
  drafts: readonly CertificationDraft[],
  common: readonly CommonFacts[],
  told?: readonly SameNames[],
) => InPieces<Certification[]>

/** A certification with what it was made of; undefined where its name could not be proven, or a page says that it is none. */
interface Merged {
  group: readonly CertificationDraft[]
  stated: readonly CommonFacts[]
  most: number
  slug: string
  certification: Certification | undefined
}

/** A page that names more periods contradicts itself. */
const mostPeriods = 10

/** Most lines of one certification among so many; the same for numbers near one another, so that another one changes nothing. */
function mostOfEach(certifications: number): number {
  const rounded = 2 ** Math.ceil(Math.log2(Math.max(1, certifications)))
  return Math.min(mostOfOne, Math.floor(limits.lines / rounded))
}

function sameEntries<T>(one: readonly T[], other: readonly T[], areSame: (one: T, other: T) => boolean): boolean {
  return one.length === other.length && one.every((entry, place) => areSame(entry, other[place] ?? entry))
}

function sameDrafts(one: CertificationDraft, other: CertificationDraft): boolean {
  return one === other || (one.name === other.name && sameLists(one, other))
}

/** Facts are the same when their lists are: what is left out of a page's facts is left out anew each time. */
function sameLists(one: CommonFacts, other: CommonFacts): boolean {
  return one === other || factLists.every((list) => one[list] === other[list])
}

function mergedFrom(
  group: readonly CertificationDraft[],
  shared: SharedLines,
  prove: Prove,
  site: string,
  most: number,
): Pick<Merged, 'slug' | 'certification'> {
  const name = bestName(group, prove)
  const disclaimed = group.some((draft) => draft.disclaimed !== undefined && prove(draft.disclaimed) !== undefined)
  if (name === undefined || disclaimed || isOfCourse(name.text)) return { slug: '', certification: undefined }
  const acronym = mostFrequent(group.map((draft) => draft.acronym).filter((one) => one !== ''))
  const slug = slugOf(`${site} ${acronym ?? name.text}`)
  return { slug, certification: assemble(slug, name, acronym, group, shared, prove, most) }
}

function assemble(
  id: string,
  name: { text: string; proven: ProvenClaim },
  acronym: string | undefined,
  group: readonly CertificationDraft[],
  shared: SharedLines,
  prove: Prove,
  most: number,
): Certification {
  const certainty = certaintyOf(
    'name',
    group.filter((draft) => prove(draft.name) !== undefined).map((draft) => draft.name),
  )
  const evidence: Record<string, PageEvidence[]> = {
    '/name': [{ ...name.proven.evidence, ...(certainty === undefined ? {} : { certainty }) }],
  }
  const retired = group.some((draft) => draft.retired !== null && prove(draft.retired) !== undefined)
  const own = (list: FactList): MergedLine[] => {
    const lines = joined(list, group, prove)
    if (lines.length === 0) return retired ? [] : shared(list)
    // What a model says of all holds beside a certification's own conditions; one time of being valid does not beside another.
    return retired || list === 'validity' ? lines : [...lines, ...without(lines, shared(list).filter(isByModel))]
  }
  const ownFees = joined('fees', group, prove)
  const fees = retired ? ownFees : [...ownFees, ...furtherFees(ownFees, shared('fees'))]
  let left = most
  const put = (field: string, lines: readonly MergedLine[]): string[] => {
    const kept = lines.slice(0, Math.min(left, limits.listItems))
    left -= kept.length
    for (const [index, line] of kept.entries()) evidence[`/${field}/${index}`] = line.evidence
    return kept.map((line) => line.text)
  }
  const summary = provenOf(
    group.flatMap((draft) => (draft.summary === null ? [] : [draft.summary])),
    prove,
  )[0]
  if (summary !== undefined) evidence['/summary'] = [summary.evidence]
  const validity = own('validity').slice(0, mostPeriods)
  if (validity.length > 0) evidence['/validityPeriod'] = asUnsureAsTheLeast(validity.flatMap((line) => line.evidence))
  return {
    id,
    name: name.text.slice(0, limits.certificationName),
    ...(acronym === undefined ? {} : { acronym }),
    summary: summary?.claim.text ?? '',
    requirements: put('requirements', own('requirements')),
    validityPeriod: validity
      .map((line) => line.text)
      .join('; ')
      .slice(0, limits.listItem),
    renewalRequirements: put('renewalRequirements', own('renewal')),
    fees: put('fees', fees),
    ...(retired ? { retired } : {}),
    evidence,
  }
}

/** Several times stand in one line: a reader that is not sure of one of them is not sure of the line. */
function asUnsureAsTheLeast(evidence: readonly PageEvidence[]): PageEvidence[] {
  const unsure = evidence.find(isUnsure)?.certainty
  return evidence.map((one) => (unsure === undefined ? one : { ...one, certainty: unsure }))
}

function isByModel({ evidence }: MergedLine): boolean {
  return evidence.every(({ witness }) => witness === 'model')
}

function without(known: readonly MergedLine[], lines: readonly MergedLine[]): MergedLine[] {
  const texts = new Set(known.map(({ text }) => foldName(text)))
  return lines.filter(({ text }) => !texts.has(foldName(text)))
}

/** Fees stated for all that are of another kind than those of the certification's own pages. */
function furtherFees(own: readonly MergedLine[], common: readonly MergedLine[]): MergedLine[] {
  const known = new Set(own.map((line) => feeKind(line.text)))
  return common.filter((line) => !known.has(feeKind(line.text)))
}

function provenOf(claims: readonly Claim[], prove: Prove): ProvenClaim[] {
  return claims.flatMap((claim) => prove(claim) ?? [])
}

/** Reads the lines of each list for joining; once for each claim, for lines are joined again after each page. */
const lineReaders: Record<FactList, (claim: Claim) => ReadLine> = {
  requirements: onceFor(({ text }) => ({ key: foldName(text), about: undefined })),
  // A certification is valid for one time; two pages that say different times contradict each other.
  validity: onceFor(({ text }) => ({ key: validityKey(text), about: 'validity' })),
  renewal: onceFor(({ text }) => ({ key: foldName(text), about: undefined })),
  fees: onceFor(({ text }) => ({ key: feeKey(text), about: feeSubject(text) })),
}

/** Proves and reads every line, one by one, so that joining those of a certification has nothing left to read. */
function* readLines(facts: readonly CommonFacts[], prove: Prove): InPieces<void> {
  for (const one of facts)
    for (const list of factLists)
      for (const claim of one[list]) {
        if (prove(claim) !== undefined) lineReaders[list](claim)
        yield
      }
}

/** What is proven of one list of several drafts or pages, joined. */
function joined(list: FactList, said: readonly CommonFacts[], prove: Prove): MergedLine[] {
  return mergeLines(
    provenOf(
      said.flatMap((facts) => facts[list]),
      prove,
    ),
    lineReaders[list],
    (claims) =>
      certaintyOf(
        list,
        claims.map(({ claim }) => claim),
      ),
  )
}

/** The joined lines of a list that pages state for all certifications. */
type SharedLines = (list: FactList) => MergedLine[]

/** Joins each list of common facts once for all certifications that share it, when the first of them asks for it. */
function createSharedLines(prove: Prove): (common: readonly CommonFacts[]) => SharedLines {
  const joins: { common: readonly CommonFacts[]; known: Map<FactList, MergedLine[]> }[] = []
  return (common) => {
    const way = joins.find((one) => sameEntries(one.common, common, sameLists)) ?? { common, known: new Map() }
    if (!joins.includes(way)) joins.push(way)
    return (list) => {
      const lines = way.known.get(list) ?? joined(list, way.common, prove).map(markedForAll)
      way.known.set(list, lines)
      return lines
    }
  }
}

/** Says so where a model read it of all; what the built-in reader holds to be common may be said of nobody in particular. */
function markedForAll({ text, evidence }: MergedLine): MergedLine {
  return { text, evidence: evidence.map((one) => (one.witness === 'model' ? { ...one, forAll: true } : one)) }
}

/** Drafts that speak of one certification. @param told names that somebody holds to be of one */
type GroupDrafts = (drafts: readonly CertificationDraft[], told: readonly SameNames[]) => InPieces<CertificationDraft[][]>

/**
 * Groups drafts, again after each page; each name is read once. There are no more groups than a result may have certifications.
 * @param site name of the body's site
 */
function createGrouping(site: string): GroupDrafts {
  const read = onceFor(({ name, acronym }: CertificationDraft) => knownName({ name: name.text, acronym }, site))
  return function* (drafts, told) {
    for (const draft of drafts) {
      read(draft)
      yield
    }
    return groupSame(drafts, read, { told, most: limits.certifications, site })
  }
}
