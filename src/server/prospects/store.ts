import type { Certification } from '#domain/certifications/certification.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import type { Site } from '#research'
import { type Selectable, sql } from 'kysely'
import type { ProspectsTable } from '../db/tables/prospects.ts'
import type { Statements } from '../db/transaction.ts'
import { siteColumns } from '../evidence/site.ts'

/** A prospect's row as it stands in the database, without its interest. */
export type StoredProspect = Selectable<ProspectsTable>

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
    .where(numbered(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
}

function rowOf(db: Statements, id: number, ownerId?: string) {
  const rows = db.selectFrom('prospects').selectAll().where('id', '=', id).where('deleted_at', 'is', null)
  return ownerId === undefined ? rows : rows.where('owner_id', '=', ownerId)
}

/** Prospects of these numbers: one parameter however many there are. */
export function numbered(ids: readonly number[]) {
  return sql<boolean>`id = any (${`{${ids.join(',')}}`}::integer[])`
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

/** Writes a prospect at its first version; the version's own row, its evidence and its event are the caller's. */
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
      ...(content.site.moved ? { names_unread: null } : {}),
      version: column('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
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
