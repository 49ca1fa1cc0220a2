import type { Certification } from '#domain/certification.ts'
import type { PageEvidence } from '#domain/evidence.ts'
import { foldName } from '#domain/organization.ts'
import { limits } from '#domain/text.ts'
import type { CertificationDraft, Claim, CommonFacts } from '../draft.ts'
import { groupDrafts, looksLikeAcronym, saysName } from './identity.ts'
import { feeKind, feeSubject, type MergedLine, mergeLines, type ProvenClaim } from './lines.ts'

/** Looks a claim's span up on its stored page; undefined when the page does not say it. */
export type Prove = (claim: Claim) => ProvenClaim | undefined

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
  const taken = new Set<string>()
  return groupDrafts(drafts).flatMap((group) => {
    const name = bestName(group, prove)
    if (name === undefined) return []
    const acronym = mostFrequent(group.map((draft) => draft.acronym).filter((one) => one !== ''))
    const id = freeId(slugOf(`${site} ${acronym ?? name.text}`), taken)
    return [assemble(id, name, acronym, group, common, prove)]
  })
}

function assemble(
  id: string,
  name: { text: string; proven: ProvenClaim },
  acronym: string | undefined,
  group: readonly CertificationDraft[],
  common: readonly CommonFacts[],
  prove: Prove,
): Certification {
  const evidence: Record<string, PageEvidence[]> = { '/name': [name.proven.evidence] }
  const retired = group.some((draft) => draft.retired !== null && prove(draft.retired) !== undefined)
  const own = (pick: (facts: CommonFacts) => readonly Claim[], subject: (text: string) => string | undefined): MergedLine[] => {
    const lines = mergeLines(provenOf(group.flatMap(pick), prove), subject)
    return lines.length > 0 || retired ? lines : mergeLines(provenOf(common.flatMap(pick), prove), subject)
  }
  const ownFees = mergeLines(
    provenOf(
      group.flatMap((draft) => draft.fees),
      prove,
    ),
    feeSubject,
  )
  const fees = retired
    ? ownFees
    : [
        ...ownFees,
        ...furtherFees(
          ownFees,
          mergeLines(
            provenOf(
              common.flatMap((facts) => facts.fees),
              prove,
            ),
            feeSubject,
          ),
        ),
      ]
  const put = (field: string, lines: readonly MergedLine[]): string[] => {
    const kept = lines.slice(0, limits.listItems)
    for (const [index, line] of kept.entries()) evidence[`/${field}/${index}`] = line.evidence
    return kept.map((line) => line.text)
  }
  const summary = provenOf(
    group.flatMap((draft) => (draft.summary === null ? [] : [draft.summary])),
    prove,
  )[0]
  if (summary !== undefined) evidence['/summary'] = [summary.evidence]
  const validity = own((facts) => facts.validity, onlyOne)
  if (validity.length > 0) evidence['/validityPeriod'] = validity.flatMap((line) => line.evidence)
  return {
    id,
    name: name.text.slice(0, limits.certificationName),
    ...(acronym === undefined ? {} : { acronym }),
    summary: summary?.claim.text ?? '',
    requirements: put(
      'requirements',
      own((facts) => facts.requirements, never),
    ),
    validityPeriod: validity.map((line) => line.text).join('; '),
    renewalRequirements: put(
      'renewalRequirements',
      own((facts) => facts.renewal, never),
    ),
    fees: put('fees', fees),
    ...(retired ? { retired } : {}),
    evidence,
  }
}

/** Fees stated for all that are of another kind than those of the certification's own pages. */
function furtherFees(own: readonly MergedLine[], common: readonly MergedLine[]): MergedLine[] {
  const known = new Set(own.map((line) => feeKind(line.text)))
  return common.filter((line) => !known.has(feeKind(line.text)))
}

function provenOf(claims: readonly Claim[], prove: Prove): ProvenClaim[] {
  return claims.flatMap((claim) => prove(claim) ?? [])
}

/** A certification is valid for one time; two pages that say different times contradict each other. */
function onlyOne(): string {
  return 'validity'
}

function never(): undefined {
  return undefined
}

/** The fullest name that pages agree on: the most frequent spelled-out one, else the short form. */
function bestName(group: readonly CertificationDraft[], prove: Prove): { text: string; proven: ProvenClaim } | undefined {
  const proven = group.flatMap((draft) => {
    const found = prove(draft.name)
    if (found === undefined || !saysName(found.evidence.quote, draft.name.text)) return []
    return [{ text: draft.name.text, proven: found }]
  })
  const spelled = proven.filter((one) => !looksLikeAcronym(one.text))
  const pool = spelled.length > 0 ? spelled : proven
  const favourite = mostFrequent(pool.map((one) => foldName(one.text)))
  return pool.find((one) => foldName(one.text) === favourite)
}

/** The value named most often; the first of them when several are. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce<[string, number] | undefined>(
    (best, one) => (best === undefined || one[1] > best[1] ? one : best),
    undefined,
  )?.[0]
}

function slugOf(text: string): string {
  return foldName(text.replaceAll('+', ' plus ')).replaceAll(' ', '-').slice(0, 90).replace(/-$/, '')
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
  taken.add(id)
  return id
}
