import { paired } from '#domain/lookups/compared-readings.ts'
import type { Accepted, RecheckChange } from '#domain/lookups/recheck.ts'
import { changeKey, isNews, readingOf, recheckProposal, withAccepted } from '#domain/lookups/recheck.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import { comparison } from '#research'
import type { Insertable } from 'kysely'
import type { ProposalsTable } from '../db/tables/proposals.ts'
import type { Statements } from '../db/transaction.ts'
import type { StoredProspect } from '../prospects/store.ts'

/** Everything a reading would change in a prospect, numbered. */
export function changesBy(prospect: Pick<StoredProspect, 'certifications'>, result: LookupResult): RecheckChange[] {
  return recheckProposal(prospect.certifications, readingOf(result), comparison)
}

/** The certifications with some of these changes, and the proof that the reading gives for them. */
export function acceptedOf(
  { certifications }: Pick<StoredProspect, 'certifications'>,
  result: LookupResult,
  accepted: readonly RecheckChange[],
): Accepted {
  return withAccepted(certifications, accepted, paired(certifications, result.certifications, comparison.isSame))
}

/**
 * Changes that the owner does not know yet: not what was declined, nor lines and certifications that the prospect held and somebody
 * took out. They keep their numbers.
 */
export async function unknownChanges(
  db: Statements,
  prospect: Pick<StoredProspect, 'id' | 'certifications'>,
  result: LookupResult,
): Promise<RecheckChange[]> {
  const changes = changesBy(prospect, result)
  if (changes.length === 0) return []
  const declined = new Set(await findDeclined(db, prospect.id))
  const held = new Set(await findHeld(db, prospect.id))
  const wasHeld = ({ kind, field, certification, after, found }: RecheckChange) => {
    if (kind === 'new-certification') return held.has(heldKey('name', '', found?.name ?? ''))
    return kind === 'new' && field !== undefined && held.has(heldKey(field, certification, after?.text ?? ''))
  }
  return changes.filter((change) => !declined.has(changeKey(change)) && !wasHeld(change))
}

/** How many of them say something else than what is saved. */
export async function countNews(
  db: Statements,
  prospect: Pick<StoredProspect, 'id' | 'certifications'>,
  result: LookupResult,
): Promise<number> {
  return (await unknownChanges(db, prospect, result)).filter(isNews).length
}

/** Lets a prospect wait for what a running look-up still finds. */
export async function awaitRest(trx: Statements, prospectId: number, lookupId: string, now: Date): Promise<void> {
  await putProposal(trx, { prospect_id: prospectId, lookup_id: lookupId, changes: null, made_at: now, told_at: now })
}

/** Offers what a look-up would change; nothing to change takes an older offer back. */
export async function offer(trx: Statements, prospectId: number, lookupId: string, changes: number, now: Date): Promise<void> {
  if (changes === 0) {
    await trx.deleteFrom('proposals').where('prospect_id', '=', prospectId).execute()
    return
  }
  await putProposal(trx, { prospect_id: prospectId, lookup_id: lookupId, changes, made_at: now, told_at: null })
}

/** A prospect has one proposal at most: a newer one takes its place. */
async function putProposal(trx: Statements, proposal: Insertable<ProposalsTable>): Promise<void> {
  await trx
    .insertInto('proposals')
    .values(proposal)
    .onConflict((conflict) => conflict.column('prospect_id').doUpdateSet(proposal))
    .execute()
}

/** Whether what this look-up would change waits for the owner of the prospect. */
export async function isOffered(db: Statements, prospectId: number, lookupId: string): Promise<boolean> {
  const row = await db
    .selectFrom('proposals')
    .select('prospect_id')
    .where('prospect_id', '=', prospectId)
    .where('lookup_id', '=', lookupId)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends what a look-up offered for a prospect; what was not taken over is declined. */
export async function decide(
  trx: Statements,
  prospectId: number,
  lookupId: string,
  declined: readonly RecheckChange[],
): Promise<void> {
  await trx.deleteFrom('proposals').where('prospect_id', '=', prospectId).where('lookup_id', '=', lookupId).execute()
  if (declined.length === 0) return
  const known = await findDeclined(trx, prospectId)
  const all = [...new Set([...known, ...declined.map(changeKey)])].slice(-mostDeclined)
  const value = JSON.stringify(all)
  await trx
    .insertInto('rechecks')
    .values({ prospect_id: prospectId, declined: value })
    .onConflict((conflict) => conflict.column('prospect_id').doUpdateSet({ declined: value }))
    .execute()
}

/** The oldest are forgotten, and may be proposed once more. */
const mostDeclined = 1_000

async function findDeclined(db: Statements, prospectId: number): Promise<string[]> {
  const row = await db.selectFrom('rechecks').select('declined').where('prospect_id', '=', prospectId).executeTakeFirst()
  return row?.declined ?? []
}

/** Names and lines that stood in a version of the prospect. */
async function findHeld(db: Statements, prospectId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('evidence')
    .select(['field', 'certification_name', 'line'])
    .distinct()
    .where('prospect_id', '=', prospectId)
    .execute()
  return rows.map(({ field, certification_name, line }) => heldKey(field, field === 'name' ? '' : certification_name, line))
}

function heldKey(field: string, certification: string, text: string): string {
  return `${field}\n${foldName(certification)}\n${field === 'name' ? foldName(text) : text}`
}
