import type { CurrentUser } from '#domain/account.ts'
import { type Certification, certificationsSchema } from '#domain/certification.ts'
import type { PersonEvidence } from '#domain/evidence.ts'
import { carryProof, textsIntroduced, withStableIds } from '#domain/proof.ts'
import { sameValue } from '#domain/same-value.ts'
import { withHiddenLines, withoutDoubt } from '#domain/shown-lines.ts'
import type { Snapshot } from '#domain/versions.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import { typedOrNull } from './policy.ts'
import { furtherSources, lookupSources } from './proof-sources.ts'
import { insertProspect, insertVersion, type StoredProspect, updateContent } from './store.ts'

/** Saves a prospect with its first version, in the given transaction; its proof comes from the look-ups of its body. */
export async function saveProspect(
  context: Context,
  trx: Statements,
  owner: CurrentUser,
  input: Snapshot & { email?: string | null | undefined; contactFirstName?: string | null | undefined },
): Promise<StoredProspect> {
  const now = context.now()
  const identified = withStableIds(input.certifications, [], context.ids.row)
  const further = await lookupSources(trx, input.organization, owner.id)
  const author = { by: owner.username, via: 'editor' as const, at: now.toISOString() }
  const prospect = await insertProspect(
    trx,
    {
      ownerId: owner.id,
      organization: input.organization,
      certifications: carryProof(identified, { previous: [], further }, author),
      email: typedOrNull(input.email),
      contactFirstName: typedOrNull(input.contactFirstName),
    },
    now,
  )
  await insertVersion(trx, prospect, textsIntroduced(prospect.certifications, []), {
    author: owner.username,
    via: 'editor',
    change_reason: null,
  })
  return prospect
}

/** Who edits, and why. */
export interface Edit extends Snapshot {
  author: string
  via: PersonEvidence['via']
  changeReason: string | null
  /** Lines that are taken over from a look-up, with its evidence. */
  renewed?: readonly Certification[]
}

/**
 * Saves an edit of a locked prospect as its next version. An edit that changes nothing makes no version, unless its owner gives a
 * reason for it: restoring what is there already is an edit, too.
 * An editor with a share link sees no lines in doubt: such lines stay, and prove nothing that is typed anew.
 * @throws ApiError INVALID when the lines that stay and those of the edit are too many together
 */
export async function saveEdit(context: Context, trx: Statements, prospect: StoredProspect, edit: Edit): Promise<StoredProspect> {
  const now = context.now()
  const seen = edit.via === 'share-link' ? withoutDoubt : undefined
  const previous = seen === undefined ? prospect.certifications : prospect.certifications.map(seen)
  const identified = withStableIds(edit.certifications, prospect.certifications, context.ids.row)
  const sources = await furtherSources(trx, prospect, identified, previous)
  const further = seen === undefined ? sources : sources.map((source) => source.map(seen))
  const author = { by: edit.author, via: edit.via, at: now.toISOString() }
  const proven = carryProof(identified, { previous, renewed: edit.renewed, further }, author)
  const certifications = seen === undefined ? proven : withinLimits(withHiddenLines(proven, prospect.certifications))

  const same = sameValue(edit.organization, prospect.organization) && sameValue(certifications, prospect.certifications)
  const reason = typedOrNull(edit.changeReason)
  if (same && (reason === null || edit.via === 'share-link')) return prospect
  const updated = await updateContent(trx, prospect.id, { organization: edit.organization, certifications }, now)
  const introduced = textsIntroduced(certifications, prospect.certifications)
  await insertVersion(trx, updated, introduced, { author: edit.author, via: edit.via, change_reason: reason })
  return updated
}

function withinLimits(certifications: Snapshot['certifications']): Snapshot['certifications'] {
  const parsed = certificationsSchema.safeParse(certifications)
  if (parsed.success) return certifications
  const [issue] = parsed.error.issues
  const field = ['certifications', ...(issue?.path ?? [])].map(String).join('.')
  throw new ApiError('INVALID', { field, ...(issue === undefined ? {} : { message: issue.message }) })
}
