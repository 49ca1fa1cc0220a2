import type { Prospect } from '#domain/prospects/prospect.ts'
import type { CompiledQuery } from 'kysely'
import type { Statements } from '../db/transaction.ts'
import { namesUnreadOf } from './names-unread.ts'
import { numbered, type StoredProspect } from './store.ts'
import { workOf } from './work-columns.ts'

/** Prospects of one owner that are not deleted, with their interest and what is proposed, without their facts and notes. */
export function ownedProspects(db: Statements, ownerId: string) {
  return db
    .selectFrom('prospects')
    .leftJoin('interests', 'interests.prospect_id', 'prospects.id')
    .leftJoin('proposals', (join) =>
      join.onRef('proposals.prospect_id', '=', 'prospects.id').on('proposals.changes', 'is not', null),
    )
    .select(['prospects.id', 'organization', 'email', 'contact_first_name', 'email_subject', 'email_message', 'view_count'])
    .select(['version', 'prospects.created_at', 'status', 'status_set_at', 'tags', 'next_step', 'next_step_due'])
    .select(['billing_name', 'billing_email', 'pricing_options', 'submitted_at'])
    .select(['proposals.lookup_id as proposed_by', 'proposals.changes as proposed_changes', 'proposals.made_at as proposed_at'])
    .where('prospects.owner_id', '=', ownerId)
    .where('prospects.deleted_at', 'is', null)
}

type OwnedRow = Awaited<ReturnType<ReturnType<typeof ownedProspects>['execute']>>[number]

/** What the page of a prospect and its row of the list both tell. */
export function toldOf(row: OwnedRow): Omit<Prospect, 'organization' | 'certifications' | 'work'> {
  return {
    id: row.id,
    email: row.email,
    contactFirstName: row.contact_first_name,
    interested: row.submitted_at !== null,
    billingName: row.billing_name,
    billingEmail: row.billing_email,
    pricingOptions: row.pricing_options,
    emailSubject: row.email_subject,
    emailMessage: row.email_message,
    createdAt: row.created_at.toISOString(),
    viewCount: row.view_count,
    version: row.version,
    ...proposalOf(row),
  }
}

function proposalOf({ proposed_by: lookupId, proposed_changes: changes, proposed_at: at }: OwnedRow): Pick<Prospect, 'proposal'> {
  if (lookupId === null || changes === null || at === null) return {}
  return { proposal: { lookupId, changes, madeAt: at.toISOString() } }
}

/** With their facts and notes. */
function wholeProspects(db: Statements, ownerId: string) {
  return ownedProspects(db, ownerId).select(['certifications', 'notes', 'names_unread', 'site_host'])
}

type WholeRow = Awaited<ReturnType<ReturnType<typeof wholeProspects>['execute']>>[number]

function prospectOf(row: WholeRow): Prospect {
  const { organization, certifications } = row
  const namesUnread = namesUnreadOf(row)
  return { ...toldOf(row), organization, certifications, ...(namesUnread.length === 0 ? {} : { namesUnread }), work: workOf(row) }
}

/** The prospect of this number when it is this owner's and not deleted. */
export async function findProspect(db: Statements, id: number, ownerId: string): Promise<Prospect | undefined> {
  oneProspect ??= wholeProspects(db, '').where('prospects.id', '=', 0).compile()
  const { rows } = await db.executeQuery<WholeRow>({ ...oneProspect, parameters: [ownerId, id] })
  return rows[0] && prospectOf(rows[0])
}

/** Asked by every screen of one prospect, so compiled once. Its parameters: owner, number. */
let oneProspect: CompiledQuery<WholeRow> | undefined

/** All prospects of an owner that are not deleted, newest first. */
export async function findProspects(db: Statements, ownerId: string): Promise<Prospect[]> {
  const rows = await wholeProspects(db, ownerId).orderBy('prospects.created_at', 'desc').orderBy('prospects.id', 'desc').execute()
  return rows.map(prospectOf)
}

/** The notes on those of an owner's prospects that have some. */
export async function findNotes(db: Statements, ids: readonly number[], ownerId: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('prospects')
    .select(['id', 'notes'])
    .where('owner_id', '=', ownerId)
    .where(numbered(ids))
    .where('notes', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, notes }) => [id, notes ?? '']))
}

/** How many prospects an owner has that are not deleted. */
export async function countProspects(db: Statements, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('prospects')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Makes every prospect of an owner that is not deleted another's. @returns which */
export async function giveProspects(
  trx: Statements,
  from: string,
  to: string,
): Promise<Pick<StoredProspect, 'id' | 'organization'>[]> {
  return trx
    .updateTable('prospects')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .where('deleted_at', 'is', null)
    .returning(['id', 'organization'])
    .execute()
}
