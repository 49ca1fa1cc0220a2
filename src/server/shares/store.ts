import type { CompiledQuery, Selectable } from 'kysely'
import type { ShareLinksTable } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'
import type { StoredProspect } from '../prospects/store.ts'

export type StoredLink = Selectable<ShareLinksTable>
/** A link with whom it is for. */
export type LinkWithProspect = StoredLink & Pick<StoredProspect, 'organization' | 'contact_first_name'>

/**
 * The prospect behind a link that opens: not revoked, prospect not deleted, its owner not disabled – nobody would answer for what
 * comes through it.
 * @param lock keeps the row until the transaction ends
 */
export async function findShared(db: Statements, shareId: string, lock?: 'lock'): Promise<StoredProspect | undefined> {
  return db
    .selectFrom('prospects')
    .innerJoin('share_links', 'share_links.prospect_id', 'prospects.id')
    .innerJoin('users', 'users.id', 'prospects.owner_id')
    .selectAll('prospects')
    .where('share_links.id', '=', shareId)
    .where('share_links.revoked_at', 'is', null)
    .where('prospects.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .$if(lock !== undefined, (query) => query.forUpdate('prospects'))
    .executeTakeFirst()
}

/** Of a live link what its page depends on: the newest version, and whether it is marked interested. */
export async function findLinkState(
  db: Statements,
  shareId: string,
): Promise<{ version: number; interested: boolean } | undefined> {
  compiledState ??= stateQuery(db).compile()
  const { rows } = await db.executeQuery<{ version: number; interested: boolean }>({ ...compiledState, parameters: [shareId] })
  return rows[0]
}

/** Asked by every opening of a link, so compiled once. Its parameter: the share id. */
let compiledState: CompiledQuery<{ version: number; interested: boolean }> | undefined

function stateQuery(db: Statements) {
  return db
    .selectFrom('share_links')
    .innerJoin('prospects', 'prospects.id', 'share_links.prospect_id')
    .innerJoin('users', 'users.id', 'prospects.owner_id')
    .leftJoin('interests', 'interests.prospect_id', 'prospects.id')
    .select((column) => ['prospects.version', column('interests.prospect_id', 'is not', null).as('interested')])
    .where('share_links.id', '=', '')
    .where('share_links.revoked_at', 'is', null)
    .where('prospects.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .$castTo<{ version: number; interested: boolean }>()
}

/** The live links of a prospect, newest first. */
export async function findLinks(db: Statements, prospectId: number): Promise<StoredLink[]> {
  return db
    .selectFrom('share_links')
    .selectAll()
    .where('prospect_id', '=', prospectId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The live links of all prospects of an owner, newest first, each with whom it is for. */
export async function findAllLinks(db: Statements, ownerId: string): Promise<LinkWithProspect[]> {
  return db
    .selectFrom('share_links')
    .innerJoin('prospects', 'prospects.id', 'share_links.prospect_id')
    .selectAll('share_links')
    .select(['prospects.organization', 'prospects.contact_first_name'])
    .where('prospects.owner_id', '=', ownerId)
    .where('prospects.deleted_at', 'is', null)
    .where('share_links.revoked_at', 'is', null)
    .orderBy('share_links.created_at', 'desc')
    .orderBy('share_links.id', 'desc')
    .execute()
}

/** A link of an owner's prospect that is not deleted, live or turned off; undefined for anybody else's. */
export async function findLinkOf(db: Statements, shareId: string, ownerId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('share_links')
    .innerJoin('prospects', 'prospects.id', 'share_links.prospect_id')
    .select('share_links.id')
    .where('share_links.id', '=', shareId)
    .where('prospects.owner_id', '=', ownerId)
    .where('prospects.deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function insertLink(db: Statements, id: string, prospectId: number, now: Date): Promise<void> {
  await db
    .insertInto('share_links')
    .values({ id, prospect_id: prospectId, created_at: now, revoked_at: null, opened_at: null })
    .execute()
}

/** A prospect as far as an event names it. */
type Named = Pick<StoredProspect, 'id' | 'organization'>

/** Turns off a link that was not ended; with `ownerId` only one of their prospects. @returns the prospect, if there was such a link */
export async function revokeLink(db: Statements, id: string, now: Date, ownerId?: string): Promise<Named | undefined> {
  return db
    .updateTable('share_links')
    .from('prospects')
    .set({ revoked_at: now })
    .whereRef('prospects.id', '=', 'share_links.prospect_id')
    .where('share_links.id', '=', id)
    .where('share_links.revoked_at', 'is', null)
    .where('prospects.deleted_at', 'is', null)
    .$if(ownerId !== undefined, (query) => query.where('prospects.owner_id', '=', ownerId ?? ''))
    .returning(['prospects.id', 'prospects.organization'])
    .executeTakeFirst()
}

/** Ends every link of an owner's prospects. @returns which, with the prospect of each */
export async function revokeLinksOf(db: Statements, ownerId: string, now: Date): Promise<(Named & { shareId: string })[]> {
  return db
    .updateTable('share_links')
    .from('prospects')
    .set({ revoked_at: now })
    .whereRef('prospects.id', '=', 'share_links.prospect_id')
    .where('share_links.revoked_at', 'is', null)
    .where('prospects.owner_id', '=', ownerId)
    .returning(['share_links.id as shareId', 'prospects.id', 'prospects.organization'])
    .execute()
}

/** A prospect's owner, for mails to them. */
export interface Owner {
  id: string
  username: string
  email: string
  /** Whoever is disabled is told nothing any more. */
  disabled_at: Date | null
}

export async function findOwner(db: Statements, ownerId: string): Promise<Owner> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'disabled_at'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
}

export async function hasInterest(db: Statements, prospectId: number): Promise<boolean> {
  const row = await db.selectFrom('interests').select('prospect_id').where('prospect_id', '=', prospectId).executeTakeFirst()
  return row !== undefined
}
