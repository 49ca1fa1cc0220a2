import type { Certification } from '#domain/certification.ts'
import { carryProof, textsWithoutSource } from '#domain/proof.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import { storedSite } from '../evidence/site.ts'
import { findVersionEvidence } from '../evidence/store.ts'
import { type Edit, saveEdit, signedBy, writeVersion } from './save.ts'
import type { StoredProspect } from './store.ts'
import { findVersion } from './versions.ts'

/**
 * Saves an older version of a locked prospect as its next one, with the proof that it had: what the rows of evidence held until then,
 * also of lines whose certification has another name by now. A version of the time before the website moved is an edit of its text, so
 * that a return to a former website revives nothing.
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
  if (number < prospect.site_since) return saveEdit(context, trx, prospect, edit)
  const known = await findVersionEvidence(trx, prospect, textsWithoutSource(version.certifications, []), number)
  const { author, via } = signedBy(by)
  const stated = { by: author, via, at: context.now().toISOString() }
  const proven = carryProof(version.certifications, { previous: [], further: known.sources }, stated)
  return writeVersion(context, trx, prospect, {
    organization: version.organization,
    certifications: proven.map((one, index) => toldOf(one, version.certifications[index])),
    site: { site: storedSite(prospect), moved: false },
    origins: known.origins,
    edit,
  })
}

/** A certification with what its version says of it beside its lines. */
function toldOf(certification: Certification, { retired, leftOut }: Partial<Certification> = {}): Certification {
  const { retired: _, leftOut: __, ...proven } = certification
  return { ...proven, ...(retired === undefined ? {} : { retired }), ...(leftOut === undefined ? {} : { leftOut }) }
}
