import type { Certification } from '#domain/certification.ts'
import type { ContactPerson } from '#domain/contact.ts'
import type { Organization } from '#domain/organization.ts'
import type { Prospect } from '#domain/prospect.ts'
import type { SettledNames } from '#domain/settled-names.ts'
import type { Work } from '#domain/prospect-work.ts'
import { describeChanges, type ListedVersion, type Snapshot, summarizeChanges } from '#domain/versions.ts'
import type { Site } from '#research'
import { type CompiledQuery, type NotNull, type Selectable, sql, type Updateable } from 'kysely'
import type { ProspectsTable, VersionsTable } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'
import { siteColumns } from '../evidence/site.ts'

/** A prospect's row as it stands in the database, without its interest. */
export type StoredProspect = Selectable<ProspectsTable>

const interestColumns = [
  'interests.billing_name',
  'interests.billing_email',
  'interests.pricing_options',
  'interests.submitted_at',
] as const

/** Prospects of one owner that are not deleted, with their interest and what is proposed. */
function ownedProspects(db: Statements, ownerId: string) {
  return db
    .selectFrom('prospects')
    .leftJoin('interests', 'interests.prospect_id', 'prospects.id')
    .leftJoin('proposals', (join) =>
      join.onRef('proposals.prospect_id', '=', 'prospects.id').on('proposals.changes', 'is not', null),
    )
    .selectAll('prospects')
    .select(interestColumns)
    .select(['proposals.lookup_id as proposed_by', 'proposals.changes as proposed_changes', 'proposals.made_at as proposed_at'])
    .where('prospects.owner_id', '=', ownerId)
    .where('prospects.deleted_at', 'is', null)
}

type OwnedRow = Awaited<ReturnType<ReturnType<typeof ownedProspects>['execute']>>[number]

type Proposed = Pick<OwnedRow, 'proposed_by' | 'proposed_changes' | 'proposed_at'>

/** The prospect of this number when it is this owner's and not deleted. */
export async function findProspect(db: Statements, id: number, ownerId: string): Promise<Prospect | undefined> {
  oneProspect ??= ownedProspects(db, '').where('prospects.id', '=', 0).compile()
  const { rows } = await db.executeQuery<OwnedRow>({ ...oneProspect, parameters: [ownerId, id] })
  return rows[0] && prospectOf(rows[0])
}

/** Asked by every screen of one prospect, so compiled once. Its parameters: owner, number. */
let oneProspect: CompiledQuery<OwnedRow> | undefined

/** All prospects of an owner that are not deleted, newest first. */
export async function findProspects(db: Statements, ownerId: string): Promise<Prospect[]> {
  const rows = await ownedProspects(db, ownerId).orderBy('prospects.created_at', 'desc').orderBy('prospects.id', 'desc').execute()
  return rows.map(prospectOf)
}

/** Number and body of an owner's prospects that are not deleted, newest first. */
export async function findProspectBodies(db: Statements, ownerId: string) {
  return db
    .selectFrom('prospects')
    .select(['id', 'organization', 'email'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
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

/** The row of a prospect that is not deleted; with `ownerId` only when it is theirs. */
export async function findRow(db: Statements, id: number, ownerId?: string): Promise<StoredProspect | undefined> {
  return rowOf(db, id, ownerId).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockRow(trx: Statements, id: number, ownerId?: string): Promise<StoredProspect | undefined> {
  return rowOf(trx, id, ownerId).forUpdate().executeTakeFirst()
}

/** Those of an owner that are not deleted, locked in one order until the transaction ends. */
export async function lockRows(trx: Statements, ids: readonly number[], ownerId: string): Promise<StoredProspect[]> {
  return trx
    .selectFrom('prospects')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where(isAmong(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The notes on those of an owner's prospects that have some. */
export async function findNotes(db: Statements, ids: readonly number[], ownerId: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('prospects')
    .select(['id', 'notes'])
    .where('owner_id', '=', ownerId)
    .where(isAmong(ids))
    .where('notes', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, notes }) => [id, notes ?? '']))
}

/** One parameter however many there are. */
function isAmong(ids: readonly number[]) {
  return sql<boolean>`id = any (${`{${ids.join(',')}}`}::integer[])`
}

function rowOf(db: Statements, id: number, ownerId?: string) {
  const rows = db.selectFrom('prospects').selectAll().where('id', '=', id).where('deleted_at', 'is', null)
  return ownerId === undefined ? rows : rows.where('owner_id', '=', ownerId)
}

/** What is written of a prospect when it is made. */
export interface NewProspect {
  ownerId: string
  organization: Organization
  certifications: readonly Certification[]
  /** The body's site, by which proof is found; none where no website is known. */
  site?: Site | null
  email: string | null
  contactFirstName: string | null
  /** What was said of names in the reading that it is saved from. */
  settledNames?: SettledNames | undefined
}

export async function insertProspect(trx: Statements, prospect: NewProspect, now: Date): Promise<StoredProspect> {
  return trx
    .insertInto('prospects')
    .values({
      owner_id: prospect.ownerId,
      organization: JSON.stringify(prospect.organization),
      certifications: JSON.stringify(prospect.certifications),
      ...siteColumns(prospect.site),
      site_since: 1,
      email: prospect.email,
      contact_first_name: prospect.contactFirstName,
      settled_names: prospect.settledNames === undefined ? null : JSON.stringify(prospect.settledNames),
      email_subject: null,
      version: 1,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes whom a prospect is for, and what is written to them; what is undefined stays. */
export async function updateContact(trx: Statements, id: number, contact: ContactColumns): Promise<void> {
  await trx.updateTable('prospects').set(contact).where('id', '=', id).execute()
}

/** Writes what its owner does with a prospect; what is undefined stays. */
export async function updateWork(trx: Statements, id: number, work: WorkColumns): Promise<void> {
  await trx.updateTable('prospects').set(work).where('id', '=', id).execute()
}

export type WorkColumns = Pick<Updateable<ProspectsTable>, WorkColumn>

export type ContactColumns = Partial<Pick<StoredProspect, 'contact_first_name' | 'email' | 'email_subject' | 'email_message'>>

/** Puts a new state into a prospect that is locked, under the next version number. */
export async function updateContent(
  trx: Statements,
  { id, version, site_since: siteSince }: Pick<StoredProspect, 'id' | 'version' | 'site_since'>,
  content: {
    organization: Organization
    certifications: readonly Certification[]
    site: { site: Site | null; moved: boolean }
  },
  now: Date,
): Promise<StoredProspect> {
  return trx
    .updateTable('prospects')
    .set((column) => ({
      organization: JSON.stringify(content.organization),
      certifications: JSON.stringify(content.certifications),
      ...siteColumns(content.site.site),
      site_since: content.site.moved ? version + 1 : siteSince,
      brief: null,
      version: column('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes the version that a prospect's row shows now. */
export async function insertVersion(
  trx: Statements,
  prospect: StoredProspect,
  by: Pick<VersionsTable, 'author' | 'via' | 'change_reason'>,
): Promise<void> {
  await trx
    .insertInto('versions')
    .values({
      prospect_id: prospect.id,
      number: prospect.version,
      organization: JSON.stringify(prospect.organization),
      certifications: JSON.stringify(prospect.certifications),
      created_at: prospect.updated_at,
      ...by,
    })
    .execute()
}

/** What a listing of versions holds at most, in number and in bytes of their JSON; one version is always whole. */
const listed = { versions: 50, bytes: 2 * 1024 * 1024 }

/** Versions of a prospect, newest first, as many as a listing holds. @param before only those older than this number */
export async function findVersions(db: Statements, prospectId: number, before?: number): Promise<ListedVersion[]> {
  const sizes = await versionsBefore(db, prospectId, before)
    .select('number')
    .select(sql<number>`octet_length(certifications::text) + octet_length(organization::text)`.as('bytes'))
    .limit(listed.versions)
    .execute()
  let room: number = listed.bytes
  const fitting = sizes.filter(({ bytes }, place) => {
    room = room < 0 ? room : room - bytes
    return room >= 0 || place === 0
  })
  // One more than is listed: the oldest of them is told against it.
  const rows = await versionsBefore(db, prospectId, before)
    .selectAll()
    .limit(fitting.length + 1)
    .execute()
  return rows.slice(0, fitting.length).map((row, place) => ({
    id: row.number,
    modifiedAt: row.created_at.toISOString(),
    changeReason: row.change_reason,
    author: row.author,
    organization: row.organization,
    certifications: row.certifications,
    changes: describeChanges(summarizeChanges(rows[place + 1] ?? null, row)),
  }))
}

/** What a version of a prospect holds; undefined when there is none of this number. */
export async function findVersion(db: Statements, prospectId: number, number: number): Promise<Snapshot | undefined> {
  return db
    .selectFrom('versions')
    .select(['organization', 'certifications'])
    .where('prospect_id', '=', prospectId)
    .where('number', '=', number)
    .executeTakeFirst()
}

function versionsBefore(db: Statements, prospectId: number, before: number | undefined) {
  return db
    .selectFrom('versions')
    .where('prospect_id', '=', prospectId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
}

/** Who saved the newest version of a prospect, and when (ISO 8601 in UTC). */
export async function findLastEdit(db: Statements, { id, version }: StoredProspect): Promise<{ author: string; at: string }> {
  const row = await db
    .selectFrom('versions')
    .select(['author', 'created_at'])
    .where('prospect_id', '=', id)
    .where('number', '=', version)
    .executeTakeFirstOrThrow()
  return { author: row.author, at: row.created_at.toISOString() }
}

/** Notes that an owner looks at a prospect. @returns whether it is theirs */
export async function markLooked(db: Statements, id: number, ownerId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('prospects')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a locked prospect as deleted. */
export async function markDeleted(trx: Statements, id: number, now: Date): Promise<void> {
  await trx.updateTable('prospects').set({ deleted_at: now }).where('id', '=', id).execute()
}

/** Takes back a deletion that is not older than `since`. @returns whether there was one */
export async function unmarkDeleted(db: Statements, id: number, ownerId: string, since: Date): Promise<boolean> {
  const row = await db
    .updateTable('prospects')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>', since)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks locked prospects as deleted. */
export async function markManyDeleted(trx: Statements, ids: readonly number[], now: Date): Promise<void> {
  await trx.updateTable('prospects').set({ deleted_at: now }).where(isAmong(ids)).execute()
}

/** Takes back deletions that are not older than `since`. @returns those there were */
export async function unmarkManyDeleted(trx: Statements, ids: readonly number[], ownerId: string, since: Date) {
  return trx
    .updateTable('prospects')
    .set({ deleted_at: null })
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>', since)
    .where(isAmong(ids))
    .returning(['id', 'organization'])
    .execute()
}

/** Deleted prospects that a listing holds at most. */
const mostDeleted = 500

/** Prospects of an owner that were deleted after a moment, the last first. */
export async function findDeleted(db: Statements, ownerId: string, since: Date) {
  return db
    .selectFrom('prospects')
    .select(['id', 'organization', 'contact_first_name', 'email', 'created_at', 'version', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>', since)
    .$narrowType<{ deleted_at: NotNull }>()
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostDeleted)
    .execute()
}

/** Removes prospects that were deleted before a moment, with everything that hangs on them. */
export async function removeDeleted(db: Statements, before: Date): Promise<void> {
  await db.deleteFrom('prospects').where('deleted_at', '<=', before).execute()
}

function prospectOf(row: OwnedRow): Prospect {
  return {
    id: row.id,
    organization: row.organization,
    certifications: row.certifications,
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
    work: workOf(row),
    ...proposalOf(row),
  }
}

/** Whom a prospect is for. */
export function contactOf(row: Pick<StoredProspect, 'contact_first_name' | 'email'>): ContactPerson {
  return { contactFirstName: row.contact_first_name, email: row.email }
}

/** What its owner does with a prospect. */
export function workOf(row: Pick<StoredProspect, WorkColumn>): Work {
  return {
    status: row.status,
    statusSetAt: row.status_set_at?.toISOString() ?? null,
    tags: row.tags,
    nextStep: row.next_step,
    nextStepDue: row.next_step_due,
    notes: row.notes,
  }
}

type WorkColumn = 'status' | 'status_set_at' | 'tags' | 'next_step' | 'next_step_due' | 'notes'

export function proposalOf({
  proposed_by: lookupId,
  proposed_changes: changes,
  proposed_at: at,
}: Proposed): Pick<Prospect, 'proposal'> {
  if (lookupId === null || changes === null || at === null) return {}
  return { proposal: { lookupId, changes, madeAt: at.toISOString() } }
}
