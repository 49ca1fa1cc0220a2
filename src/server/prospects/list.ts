import type { Certification } from '#domain/certifications/certification.ts'
import { lettersOf } from '#domain/prospects/line-states.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { sql } from 'kysely'
import type { Brief } from '../db/tables/prospects.ts'
import type { Statements } from '../db/transaction.ts'
import { ownedProspects, toldOf } from './owned.ts'
import { findProgress } from './progress.ts'
import { workOf } from './work-columns.ts'

/** Where a part of the list begins, and how long it is. */
export interface ListPart {
  /** Number of the prospect before it. */
  after?: number | undefined
  limit?: number | undefined
}

/** Prospects of an owner as the list shows them, newest first, without reading their facts. */
export async function findListRows(db: Statements, ownerId: string, part: ListPart = {}): Promise<ListRow[]> {
  const rows = await rowsOf(db, ownerId, part)
  if (rows.length === 0) return []
  const briefs = await missingBriefs(
    db,
    rows.filter(({ brief }) => brief === null).map(({ id, version }) => ({ id, version })),
  )
  const isPart = part.after !== undefined || part.limit !== undefined
  const progress = await findProgress(db, ownerId, isPart ? rows.map(({ id }) => id) : undefined)
  return rows.map((row) => {
    const { description: _, ...organization } = row.organization
    const { notes: _notes, ...work } = workOf({ ...row, notes: null })
    const brief = row.brief ?? briefs.get(row.id)
    return {
      ...toldOf(row),
      organization,
      certificationNames: brief?.names ?? [],
      lines: brief?.lines ?? '',
      versionCount: row.version,
      work,
      notesStart: row.notes_start,
      progress: progress.get(row.id),
    }
  })
}

function rowsOf(db: Statements, ownerId: string, { after, limit }: ListPart) {
  return ownedProspects(db, ownerId)
    .select('brief')
    .select(sql<string | null>`left(notes, 200)`.as('notes_start'))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(prospects.created_at, prospects.id) <
          (select before.created_at, before.id from prospects before where before.id = ${after} and before.owner_id = ${ownerId})`,
      ),
    )
    .orderBy('prospects.created_at', 'desc')
    .orderBy('prospects.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
}

/** Facts read at once to shorten them. */
const atOnce = 200

/** Makes and keeps what the list shows of prospects that were never listed since their facts changed. */
async function missingBriefs(db: Statements, missing: readonly { id: number; version: number }[]): Promise<Map<number, Brief>> {
  const made = new Map<number, Brief>()
  for (let start = 0; start < missing.length; start += atOnce) {
    const ids = missing.slice(start, start + atOnce).map(({ id }) => id)
    const found = await db.selectFrom('prospects').select(['id', 'version', 'certifications']).where('id', 'in', ids).execute()
    const kept = found.map(({ id, version, certifications }) => ({ id, version, brief: briefOf(certifications) }))
    for (const { id, brief } of kept) made.set(id, brief)
    await sql`
      update prospects set brief = told.brief
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as told(id integer, version integer, brief jsonb)
      where prospects.id = told.id and prospects.version = told.version`.execute(db)
  }
  return made
}

function briefOf(certifications: readonly Certification[]): Brief {
  return {
    names: certifications.map(({ name, acronym, retired }) => ({
      name,
      ...(acronym === undefined || acronym === '' ? {} : { acronym }),
      ...(retired === true ? { retired } : {}),
    })),
    lines: lettersOf(certifications),
  }
}
