import type { Context } from '../context.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { countWork, type Counted } from '../rate-limit.ts'

/**
 * Counts a version that was made through a link, with what it takes to keep it, in the transaction that made it; nothing where the edit
 * changed nothing.
 * @throws ApiError TOO_MANY
 */
export async function countSharedEdit(
  inside: Context,
  caller: Counted,
  link: string,
  before: StoredProspect,
  after: StoredProspect,
): Promise<void> {
  if (after.version === before.version) return
  await countWork(inside, 'sharedEdit', caller, { link })
  const bytes = Buffer.byteLength(JSON.stringify([after.organization, after.certifications]))
  await countWork(inside, 'sharedEditSize', caller, { prospect: String(after.id), amount: Math.ceil(bytes / 1_024) })
}
