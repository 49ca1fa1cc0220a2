import type { LinkMode } from '#domain/shares/link.ts'
import { type LinkOptionName, linkOptionNames, type LinkOptions } from '#domain/shares/link-options.ts'
import { type CompiledQuery, type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ShareLinksTable } from '../db/tables/shares.ts'
import type { Statements } from '../db/transaction.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { keptLinks, liveLinks } from './live-links.ts'

export type StoredLink = Selectable<ShareLinksTable>
/** A link with whom it is for. */
export type LinkWithProspect = StoredLink & Pick<StoredProspect, 'organization' | 'contact_first_name'>

/** What stands behind a link that opens: its prospect, what its holders may do, and its passcode's hash where it has one. */
export interface OpenedLink {
  prospect: StoredProspect
  mode: LinkMode
  passcode: string | null
}

/**
 * A link that opens, whether or not its passcode is known: ask `openLink`, which asks for it.
 * @param lock keeps the prospect's row until the transaction ends
 */
export async function findLiveLink(db: Statements, shareId: string, now: Date, lock?: 'lock'): Promise<OpenedLink | undefined> {
  const found = await liveLinks(db, now)
    .selectAll('prospects')
    .select(['share_links.mode as link_mode', 'share_links.passcode_hash as link_passcode'])
    .where('share_links.id', '=', shareId)
    .$if(lock !== undefined, (query) => query.forUpdate('prospects'))
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { link_mode: mode, link_passcode: passcode, ...prospect } = found
  return { prospect, mode, passcode }
}

/** Of a link that opens what its page depends on, and what tells whether it may be shown. */
export interface LinkState extends LinkOptions {
  /** Number of the newest version. */
  version: number
  interested: boolean
  mode: LinkMode
  passcode: string | null
  owner_id: string
  /** Changes with the names that a reading of the site saw and read nothing about. */
  names_unread: string
  /** Changes with every remark through it, and with what becomes of one. */
  said: string
  /** Whom the page names, and where an answer goes. */
  seller_name: string
  seller_email: string
}

/** What decides how a link opens, of one that opens now, a passcode apart; undefined of any other. */
export async function findLinkState(db: Statements, shareId: string, now: Date): Promise<LinkState | undefined> {
  compiledState ??= stateQuery(db).compile()
  const { rows } = await db.executeQuery<LinkState>({ ...compiledState, parameters: [now, shareId] })
  return rows[0]
}

/** Asked by every opening of a link, so compiled once. Its parameters: the time, and the share id. */
let compiledState: CompiledQuery<LinkState> | undefined

function stateQuery(db: Statements) {
  return liveLinks(db, new Date(0))
    .leftJoin('interests', 'interests.prospect_id', 'prospects.id')
    .select((column) => [
      'prospects.version',
      'prospects.owner_id',
      'users.email as seller_email',
      column.fn.coalesce('users.display_name', 'users.username').as('seller_name'),
      'share_links.mode',
      ...linkOptionNames.map((name) => `share_links.${name}` as const),
      'share_links.passcode_hash as passcode',
      column('interests.prospect_id', 'is not', null).as('interested'),
      saidThrough(column).as('said'),
      sql<string>`coalesce(prospects.names_unread::text, '')`.as('names_unread'),
    ])
    .where('share_links.id', '=', '')
    .$castTo<LinkState>()
}

function saidThrough(outer: ExpressionBuilder<Database, 'share_links'>) {
  return outer
    .selectFrom('remarks')
    .select(sql<string>`concat_ws(' ', count(*), max(remarks.id), max(remarks.decided_at))`.as('said'))
    .whereRef('remarks.share_id', '=', 'share_links.id')
}

/** The links of a prospect that were not ended, newest first. */
export async function findLinks(db: Statements, prospectId: number): Promise<StoredLink[]> {
  return keptLinks(db)
    .selectAll('share_links')
    .where('share_links.prospect_id', '=', prospectId)
    .orderBy('share_links.created_at', 'desc')
    .orderBy('share_links.id', 'desc')
    .execute()
}

/** The link of a prospect that was made first of those that open. */
export async function findOldestLiveLink(db: Statements, prospectId: number, now: Date): Promise<{ id: string } | undefined> {
  return liveLinks(db, now)
    .select('share_links.id')
    .where('share_links.prospect_id', '=', prospectId)
    .orderBy('share_links.created_at')
    .orderBy('share_links.id')
    .limit(1)
    .executeTakeFirst()
}

/** The links of all prospects of an owner that were not ended, newest first, each with whom it is for. */
export async function findAllLinks(db: Statements, ownerId: string): Promise<LinkWithProspect[]> {
  return keptLinks(db)
    .selectAll('share_links')
    .select(['prospects.organization', 'prospects.contact_first_name'])
    .where('prospects.owner_id', '=', ownerId)
    .orderBy('share_links.created_at', 'desc')
    .orderBy('share_links.id', 'desc')
    .execute()
}

/** A link of an owner that was not ended, locked until the transaction ends; undefined for anybody else's. */
export async function lockLink(trx: Statements, shareId: string, ownerId: string): Promise<LinkWithProspect | undefined> {
  return keptLinks(trx)
    .selectAll('share_links')
    .select(['prospects.organization', 'prospects.contact_first_name'])
    .where('share_links.id', '=', shareId)
    .where('prospects.owner_id', '=', ownerId)
    .forUpdate('share_links')
    .executeTakeFirst()
}

export type LinkChanges = Partial<
  Pick<StoredLink, 'name' | 'mode' | 'paused_at' | 'expires_at' | 'expiry_told_at' | 'passcode_hash' | LinkOptionName>
>

/** Changes the options of a link, which the caller has found to be its owner's. */
export async function changeLink(trx: Statements, shareId: string, changes: LinkChanges): Promise<void> {
  await trx.updateTable('share_links').set(changes).where('id', '=', shareId).execute()
}

/** A link of an owner that was not ended; undefined for anybody else's. */
export async function findKeptLink(db: Statements, shareId: string, ownerId: string): Promise<{ id: string } | undefined> {
  return keptLinks(db)
    .select('share_links.id')
    .where('share_links.id', '=', shareId)
    .where('prospects.owner_id', '=', ownerId)
    .executeTakeFirst()
}

/** What a new link takes over from the one it replaces. */
export type LinkControls = Partial<Pick<StoredLink, 'name' | 'mode' | 'passcode_hash' | 'notify'>>

export async function insertLink(
  db: Statements,
  id: string,
  prospectId: number,
  now: Date,
  { name = null, mode = 'edit', passcode_hash = null, notify = true }: LinkControls = {},
): Promise<void> {
  await db
    .insertInto('share_links')
    .values({
      id,
      prospect_id: prospectId,
      created_at: now,
      revoked_at: null,
      opened_at: null,
      name,
      mode,
      passcode_hash,
      notify,
    })
    .execute()
}

/**
 * Notes that somebody asks for a new link in place of one that does not open, unless that was told since `toldBefore`.
 * @returns the link with whom it was for; undefined for one that opens, never was, or whose owner is to hear nothing
 */
export async function takeAskForLink(trx: Statements, shareId: string, now: Date, toldBefore: Date) {
  return trx
    .updateTable('share_links')
    .from('prospects')
    .innerJoin('users', 'users.id', 'prospects.owner_id')
    .set({ asked_for_at: now })
    .whereRef('prospects.id', '=', 'share_links.prospect_id')
    .where('share_links.id', '=', shareId)
    .where('share_links.id', 'not in', liveLinks(trx, now).select('share_links.id').where('share_links.id', '=', shareId))
    .where((link) => link.or([link('share_links.asked_for_at', 'is', null), link('share_links.asked_for_at', '<=', toldBefore)]))
    .where('prospects.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .returning(['share_links.name', 'share_links.prospect_id', 'prospects.organization', 'prospects.owner_id'])
    .executeTakeFirst()
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
    .where('share_links.id', 'in', keptLinks(db).select('share_links.id').where('share_links.id', '=', id))
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
