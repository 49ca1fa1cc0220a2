import type { Certification } from '#domain/certification.ts'
import { lettersOf } from '#domain/line-letters.ts'
import type { ListRow } from '#domain/prospect.ts'
import { sql } from 'kysely'
import type { Brief } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'
import { findProgress } from './progress.ts'
import { proposalOf, workOf } from './store.ts'

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
      id: row.id,
      organization,
      certificationNames: brief?.names ?? [],
      lines: brief?.lines ?? '',
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
      versionCount: row.version,
      work,
      notesStart: row.notes_start,
      progress: progress.get(row.id),
      ...proposalOf(row),
    }
  })
}

function rowsOf(db: Statements, ownerId: string, { after, limit }: ListPart) {
  return db
    .selectFrom('prospects')
    .leftJoin('interests', 'interests.prospect_id', 'prospects.id')
    .leftJoin('proposals', (join) =>
      join.onRef('proposals.prospect_id', '=', 'prospects.id').on('proposals.changes', 'is not', null),
    )
    .select(['prospects.id', 'organization', 'email', 'contact_first_name', 'email_subject', 'email_message', 'view_count'])
    .select(['version', 'prospects.created_at', 'status', 'status_set_at', 'tags', 'next_step', 'next_step_due', 'brief'])
    .select(sql<string | null>`left(notes, 200)`.as('notes_start'))
    .select(['billing_name', 'billing_email', 'pricing_options', 'submitted_at'])
    .select(['proposals.lookup_id as proposed_by', 'proposals.changes as proposed_changes', 'proposals.made_at as proposed_at'])
    .where('prospects.owner_id', '=', ownerId)
    .where('prospects.deleted_at', 'is', null)
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
    names: certifications.map(({ name, acronym }) => (acronym === undefined || acronym === '' ? { name } : { name, acronym })),
    lines: lettersOf(certifications),
  }
}
