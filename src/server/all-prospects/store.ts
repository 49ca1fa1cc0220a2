import type { Certification } from '#domain/certifications/certification.ts'
import { stillOffered } from '#domain/certifications/still-offered.ts'
import type { AnyProspect, ListedProspect } from '#domain/prospects/prospect.ts'
import { sql } from 'kysely'
import type { Statements } from '../db/transaction.ts'
import { findProspect } from '../prospects/owned.ts'

/** Prospects of everybody that are not deleted, newest first. @param before only those with a lower number */
export async function findAllProspects(
  db: Statements,
  { before, owner }: { before?: number | undefined; owner?: string | undefined },
  limit: number,
): Promise<ListedProspect[]> {
  const rows = await db
    .selectFrom('prospects')
    .innerJoin('users', 'users.id', 'prospects.owner_id')
    .leftJoin('interests', 'interests.prospect_id', 'prospects.id')
    .select([
      'prospects.id',
      'prospects.organization',
      'prospects.contact_first_name',
      'prospects.created_at',
      'prospects.version',
      'prospects.view_count',
      'interests.outcome',
      'users.id as owner_id',
      'users.username',
    ])
    .select(
      sql<Pick<Certification, 'retired'>[]>`(
        select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('retired', one->'retired'))), '[]')
        from jsonb_array_elements(prospects.certifications) as one)`.as('certifications'),
    )
    .where('prospects.deleted_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('prospects.id', '<', before ?? 0))
    .$if(owner !== undefined, (query) => query.where('prospects.owner_id', '=', owner ?? ''))
    .orderBy('prospects.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    organization: row.organization,
    contactFirstName: row.contact_first_name,
    owner: { id: row.owner_id, username: row.username },
    createdAt: row.created_at.toISOString(),
    version: row.version,
    viewCount: row.view_count,
    certificationCount: stillOffered(row.certifications).length,
    outcome: row.outcome,
  }))
}

/** A prospect of anybody with its owner; undefined for one that is deleted or not there. */
export async function findAnyProspect(db: Statements, id: number): Promise<AnyProspect | undefined> {
  const owner = await db
    .selectFrom('prospects')
    .innerJoin('users', 'users.id', 'prospects.owner_id')
    .select(['users.id', 'users.username'])
    .where('prospects.id', '=', id)
    .executeTakeFirst()
  const prospect = owner && (await findProspect(db, id, owner.id))
  return prospect && { ...prospect, owner }
}
