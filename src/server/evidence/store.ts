import type { Evidence } from '#domain/evidence/evidence.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { Site } from '#research'
import { sql } from 'kysely'
import { storable } from '../db/storable.ts'
import type { Statements } from '../db/transaction.ts'
import { type EvidenceRow, keyOf, type KnownProof, noProof, proofFrom } from './known-proof.ts'
import { hashOf } from './line-hash.ts'

/**
 * What stood behind texts in older versions of a prospect, newest first. What pages said counts only of the present site, and only
 * since it is that one: an earlier website proves nothing, and a return to it revives nothing.
 * @param until the newest version that is looked at
 */
export async function findVersionEvidence(
  db: Statements,
  prospect: { id: number; site_host: string | null; site_path: string | null; site_since: number },
  texts: readonly string[],
  until?: number,
): Promise<KnownProof> {
  const rows = await db
    .selectFrom('evidence')
    .selectAll()
    .where('prospect_id', '=', prospect.id)
    .$if(until !== undefined, (query) => query.where('version', '<=', until ?? 0))
    .where(isOneOf('line_hash', texts))
    .where((where) =>
      where.or([
        where('kind', 'in', ['person', 'none']),
        where.and([
          where('version', '>=', prospect.site_since),
          where.or([where('kind', '=', 'document'), where('site_host', '=', prospect.site_host ?? '')]),
          where.or([where('kind', '=', 'document'), where('site_path', '=', prospect.site_path ?? '')]),
        ]),
      ]),
    )
    .orderBy('version', 'desc')
    .orderBy('passage')
    .orderBy('place')
    .execute()
  return proofFrom(rows, ({ version }) => String(version))
}

/**
 * What look-ups of signed-in people read on a site for texts: of finished look-ups before others, the newest first.
 * @param userId whose look-ups with added pages count, beside those of public pages alone
 * @param from the look-up that somebody saves from: it goes before all others
 */
export async function findSiteEvidence(
  db: Statements,
  site: Site,
  userId: string,
  texts: readonly string[],
  from?: string,
): Promise<KnownProof> {
  if (texts.length === 0) return noProof()
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('lookups', 'lookups.id', 'evidence.lookup_id')
    .selectAll('evidence')
    .select('lookups.status')
    .where('evidence.site_host', '=', site.host)
    .where('evidence.site_path', '=', site.path)
    .where(isOneOf('evidence.line_hash', texts))
    .where('lookups.audience', '=', 'people')
    .where((where) => where.or([where('lookups.owner_id', 'is', null), where('lookups.owner_id', '=', userId)]))
    .orderBy('lookups.started_at', 'desc')
    .orderBy('evidence.passage')
    .orderBy('evidence.place')
    .execute()
  const nearness = (row: (typeof rows)[number]) => (row.lookup_id === from ? 0 : row.status === 'finished' ? 1 : 2)
  const nearest = rows.toSorted((one, other) => nearness(one) - nearness(other))
  return proofOfLookups(db, nearest)
}

/** What a user's own look-ups of a name read for texts in documents alone, for a body without a website; the newest first. */
export async function findDocumentEvidence(
  db: Statements,
  name: string,
  userId: string,
  texts: readonly string[],
): Promise<KnownProof> {
  if (texts.length === 0) return noProof()
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('lookups', 'lookups.id', 'evidence.lookup_id')
    .selectAll('evidence')
    .where('lookups.owner_id', '=', userId)
    .where('lookups.name_key', '=', foldName(name))
    .where('lookups.site_host', 'is', null)
    .where('lookups.status', '=', 'finished')
    .where('evidence.kind', 'in', ['document', 'none'])
    .where(isOneOf('evidence.line_hash', texts))
    .orderBy('lookups.started_at', 'desc')
    .orderBy('evidence.passage')
    .orderBy('evidence.place')
    .execute()
  return proofOfLookups(db, rows)
}

/** The evidence by which a prospect, in any of its versions, or a look-up quotes a stored copy; the latest where there are several. */
export async function findQuote(
  db: Statements,
  holder: { prospectId: number } | { lookupId: string },
  pageId: string,
): Promise<Evidence | undefined> {
  const row = await db
    .selectFrom('evidence')
    .select('evidence')
    .$call((rows) =>
      'prospectId' in holder ? rows.where('prospect_id', '=', holder.prospectId) : rows.where('lookup_id', '=', holder.lookupId),
    )
    .where('page_id', '=', pageId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.evidence ?? undefined
}

/** What look-ups read. That a body no longer offers something is no line with a row of its own: the look-up itself says it. */
async function proofOfLookups(db: Statements, rows: readonly EvidenceRow[]): Promise<KnownProof> {
  const ids = [...new Set(rows.flatMap(({ lookup_id }) => lookup_id ?? []))]
  if (ids.length === 0) return noProof()
  const lookups = await db
    .selectFrom('lookups')
    .select('id')
    .select(
      sql<Certification[]>`
        jsonb_path_query_array(coalesce(result->'certifications', certifications), '$[*] ? (@.retired == true)')`.as('retired'),
    )
    .where('id', 'in', ids)
    .execute()
  const retired = new Map(lookups.map((lookup) => [lookup.id, new Set(lookup.retired.map(({ id, name }) => keyOf(id, name)))]))
  return proofFrom(
    rows,
    (row) => row.lookup_id ?? '',
    (lookup, key) => retired.get(lookup)?.has(key) === true,
  )
}

function isOneOf(column: 'line_hash' | 'evidence.line_hash', texts: readonly string[]) {
  const hashes = [...new Set(texts.map((text) => hashOf(storable(text))))]
  return sql<boolean>`${sql.ref(column)} = any(${hashes}::text[])`
}
