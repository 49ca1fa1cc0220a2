import type { Certification } from '#domain/certification.ts'
import type { Organization } from '#domain/organization.ts'
import { textsWithoutSource } from '#domain/proof.ts'
import type { Statements } from '../db/transaction.ts'
import { findFoundCertifications } from '../lookups/store.ts'
import { findVersionsIntroducing, type StoredProspect } from './store.ts'

/** Versions fetched at a time. */
const batch = 20

/**
 * Where the lines of an edit that its prospect does not hold now may have stood before: older versions from the newest on,
 * then look-ups of the body as it was saved – an edit that names another body does not borrow that one's proof.
 * @param held what the prospect holds now
 */
export async function furtherSources(
  db: Statements,
  prospect: StoredProspect,
  edited: readonly Certification[],
  held: readonly Certification[],
): Promise<Certification[][]> {
  const missing = textsWithoutSource(edited, held)
  if (missing.length === 0) return []
  const older = await olderVersions(db, prospect, edited, missing)
  return [...older, ...(await findFoundCertifications(db, prospect.organization, prospect.owner_id))]
}

/** Look-ups that a new prospect of a body may have come from, the likeliest first. */
export async function lookupSources(db: Statements, organization: Organization, userId: string): Promise<Certification[][]> {
  return findFoundCertifications(db, organization, userId)
}

/**
 * Older versions that introduced a missing text, newest first, until every text was met or none is left. A line keeps its evidence
 * from there on until it goes, so the version that introduced it last says what stood behind it.
 */
async function olderVersions(
  db: Statements,
  prospect: StoredProspect,
  edited: readonly Certification[],
  missing: readonly string[],
): Promise<Certification[][]> {
  const found: Certification[][] = []
  let before = prospect.version
  let wanted = missing
  while (wanted.length > 0) {
    const versions = await findVersionsIntroducing(db, prospect.id, wanted, before, batch)
    const last = versions.at(-1)
    if (last === undefined) return found
    for (const { certifications } of versions) {
      found.push(certifications)
      const absent = new Set(textsWithoutSource(edited, certifications))
      wanted = wanted.filter((text) => absent.has(text))
    }
    before = last.number
  }
  return found
}
