import { describeChanges, type ListedVersion, type Snapshot, summarizeChanges } from '#domain/prospects/versions.ts'
import { sql } from 'kysely'
import type { VersionsTable } from '../db/tables/prospects.ts'
import type { Statements } from '../db/transaction.ts'
import { findNamesGiven } from '../events/store.ts'
import type { StoredProspect } from './store.ts'

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
  const names = rows.some(({ via }) => via === 'share-link') ? await findNamesGiven(db, prospectId) : undefined
  return rows.slice(0, fitting.length).map((row, place) => ({
    id: row.number,
    modifiedAt: row.created_at.toISOString(),
    changeReason: row.change_reason,
    author: row.author,
    nameGiven: names?.get(row.number),
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

/** Ids of certifications that versions of a prospect hold, of those that are asked for. */
export async function findHeldIds(db: Statements, prospectId: number, asked: readonly string[]): Promise<string[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select distinct one ->> 'id' as id
    from versions, jsonb_array_elements(certifications) as one
    where prospect_id = ${prospectId} and one ->> 'id' = any(${asked})
  `.execute(db)
  return rows.map(({ id }) => id)
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
