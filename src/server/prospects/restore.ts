import type { Certification } from '#domain/certifications/certification.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { textsWithoutSource } from '#domain/proof/proof.ts'
import { sameValue } from '#domain/text/same-value.ts'
import type { Snapshot } from '#domain/prospects/versions.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import { isAmong, siteOfBody, storedSite } from '../evidence/site.ts'
import type { KnownProof } from '../evidence/known-proof.ts'
import { findVersionEvidence } from '../evidence/store.ts'
import { type Edit, saveEdit, writeVersion } from './save.ts'
import type { StoredProspect } from './store.ts'
import { findVersion } from './versions.ts'

/**
 * Saves an older version of a locked prospect as its next one, with the proof that it had, which the server gave it. A version of another
 * website than the prospect has now, or of the time before that, is an edit of its text, so that a return to a former website revives
 * nothing.
 * @throws ApiError INVALID when there is no version of this number
 */
export async function restoreVersion(
  context: Context,
  trx: Statements,
  prospect: StoredProspect,
  { number, changeReason, by }: Pick<Edit, 'by' | 'changeReason'> & { number: number },
): Promise<StoredProspect> {
  const version = await findVersion(trx, prospect.id, number)
  if (version === undefined) {
    throw new ApiError('INVALID', { field: 'restores', message: 'Give the number of a version in the history.' })
  }
  const edit = { ...version, changeReason, by }
  if (number < prospect.site_since || isOfAnotherSite(version, prospect)) return saveEdit(context, trx, prospect, edit)
  const known = await findVersionEvidence(trx, prospect, textsWithoutSource(version.certifications, []), number)
  return writeVersion(context, trx, prospect, {
    ...version,
    site: { site: storedSite(prospect), moved: false },
    origins: originsIn(version.certifications, known.origins),
    edit,
  })
}

/** As of a prospect that was merged in. */
function isOfAnotherSite({ organization }: Snapshot, prospect: StoredProspect): boolean {
  const [site, own] = [siteOfBody(organization), storedSite(prospect)]
  return site !== undefined && (own === null || !isAmong(site, [own]))
}

/** Where the evidence behind certifications comes from, by the rows that hold the same. */
function originsIn(certifications: readonly Certification[], known: KnownProof['origins']): KnownProof['origins'] {
  const rows = new Map<string, Evidence[]>()
  const keyOf = (one: Evidence) => (one.kind === 'person' ? `${one.kind} ${one.by} ${one.at}` : `${one.kind} ${one.url}`)
  for (const row of known.keys()) rows.set(keyOf(row), [...(rows.get(keyOf(row)) ?? []), row])
  const found: KnownProof['origins'] = new Map()
  for (const one of certifications.flatMap(({ evidence }) => Object.values(evidence ?? {}).flat())) {
    const row = rows.get(keyOf(one))?.find((other) => sameValue(one, other))
    const origin = row && known.get(row)
    if (origin !== undefined) found.set(one, origin)
  }
  return found
}
