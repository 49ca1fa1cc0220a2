import { createHash } from 'node:crypto'
import { answersOf } from '#domain/answers.ts'
import type { Certification } from '#domain/certification.ts'
import type { Evidence } from '#domain/evidence.ts'
import { foldName } from '#domain/organization.ts'
import { eachField, type Passage, type PassageField, withPassages } from '#domain/passages.ts'
import { type Introduced, passagesIntroduced } from '#domain/proof.ts'
import type { Site } from '#research'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { EvidenceTable } from '../db/tables/evidence.ts'
import { storable, storableJson } from '../db/storable.ts'
import type { Statements } from '../db/transaction.ts'
import { siteColumns, storedSite } from './site.ts'

type Row = Selectable<EvidenceTable>

/** Where evidence comes from: the look-up that read it, and the body's site as it stood then. */
interface Origin {
  readBy: string | null
  site: Site | null
}

/** Lines with what stood behind them, the nearest source first, and where each piece of it comes from. */
export interface KnownProof {
  sources: Certification[][]
  origins: Map<Evidence, Origin>
}

export const noProof = (): KnownProof => ({ sources: [], origins: new Map() })

/** Rows written in one statement; a row has 18 values, and a statement may have 65,535. */
const atOnce = 500

/** Writes what a look-up read, line by line; also the lines that nothing proves, so that they stay in doubt. */
export async function insertLookupEvidence(
  db: Statements,
  newId: () => string,
  lookup: { id: string; site: Site | null; certifications: readonly Certification[] },
): Promise<void> {
  const origin = { readBy: lookup.id, site: lookup.site }
  const holder = { lookup_id: lookup.id, prospect_id: null, version: null }
  const introduced = passagesIntroduced(lookup.certifications, [])
  await insertRows(
    db,
    introduced.flatMap(withAnswers).flatMap((one) => rowsOf(newId, holder, one, () => origin)),
  )
}

/** Writes what a version of a prospect brought in, with the origin of each piece of evidence. */
export async function insertVersionEvidence(
  db: Statements,
  newId: () => string,
  prospect: { id: number; version: number },
  introduced: readonly Introduced[],
  origins: KnownProof['origins'],
): Promise<void> {
  const holder = { lookup_id: null, prospect_id: prospect.id, version: prospect.version }
  const unknown = { readBy: null, site: null }
  const originOf = (evidence: Evidence | undefined) => (evidence && origins.get(evidence)) ?? unknown
  await insertRows(
    db,
    introduced.flatMap(withAnswers).flatMap((one) => rowsOf(newId, holder, one, originOf)),
  )
}

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

/** The evidence of certifications that all come from one look-up. */
export function originsOf(certifications: readonly Certification[], origin: Origin): KnownProof['origins'] {
  const all = certifications.flatMap(({ evidence }) => Object.values(evidence ?? {}).flat())
  return new Map(all.map((one) => [one, origin]))
}

/** A line; where sources disagree about it, each of their answers, too: it is found again when somebody picks it. */
function withAnswers(introduced: Introduced): Introduced[] {
  const answers = answersOf(introduced.passage.evidence).filter(({ text }) => text !== introduced.passage.text)
  return [introduced, ...answers.map((passage) => ({ ...introduced, passage }))]
}

function rowsOf(
  newId: () => string,
  holder: Pick<Row, 'lookup_id' | 'prospect_id' | 'version'>,
  { certification, field, index, passage }: Introduced,
  originOf: (evidence: Evidence | undefined) => Origin,
): Insertable<EvidenceTable>[] {
  const line = storable(passage.text)
  const all = passage.evidence === undefined || passage.evidence.length === 0 ? [undefined] : passage.evidence
  return all.map((evidence, place) => {
    const { readBy, site } = originOf(evidence)
    return {
      id: newId(),
      ...holder,
      read_by: readBy,
      ...siteColumns(site),
      certification_id: certification.id ?? null,
      certification_name: storable(certification.name),
      field,
      passage: index,
      line,
      line_hash: hashOf(line),
      place,
      ...sourceColumns(evidence),
    }
  })
}

type SourceColumns = Pick<Insertable<EvidenceTable>, 'kind' | 'url' | 'page_id' | 'quote_start' | 'quote_end' | 'evidence'>

function sourceColumns(evidence: Evidence | undefined): SourceColumns {
  const unquoted = { url: null, page_id: null, quote_start: null, quote_end: null }
  if (evidence === undefined) return { kind: 'none', ...unquoted, evidence: null }
  const whole = storableJson(evidence)
  if (evidence.kind === 'person') return { kind: 'person', ...unquoted, evidence: whole }
  if (evidence.kind === 'catalogue') return { kind: 'catalogue', ...unquoted, url: evidence.url, evidence: whole }
  const { url, pageId = null, start = null, quote, witness } = evidence
  const span = { quote_start: start, quote_end: start === null ? null : start + quote.length }
  return { kind: witness === 'person' ? 'document' : 'page', url, page_id: pageId, ...span, evidence: whole }
}

async function insertRows(db: Statements, rows: readonly Insertable<EvidenceTable>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    await db
      .insertInto('evidence')
      .values(rows.slice(start, start + atOnce))
      .execute()
  }
}

/** What look-ups read. That a body no longer offers something is no line with a row of its own: the look-up itself says it. */
async function proofOfLookups(db: Statements, rows: readonly Row[]): Promise<KnownProof> {
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

function keyOf(id: string | null | undefined, name: string): string {
  return id ?? `name:${name}`
}

/**
 * Rows put together to the certifications they speak of, one list a holder, in the order of the rows.
 * @param isRetired whether a holder says of a certification that it is no longer offered
 */
function proofFrom(
  rows: readonly Row[],
  holderOf: (row: Row) => string,
  isRetired: (holder: string, key: string) => boolean = () => false,
): KnownProof {
  const origins: KnownProof['origins'] = new Map()
  const sources = new Map<string, Map<string, FoundCertification>>()
  for (const row of rows) {
    const holder = holderOf(row)
    const certifications = entry(sources, holder, () => new Map<string, FoundCertification>())
    const key = keyOf(row.certification_id, row.certification_name)
    const found = entry(certifications, key, () => ({
      id: row.certification_id,
      name: row.certification_name,
      isRetired: isRetired(holder, key),
      passages: new Map(),
    }))
    const passage = entry(found.passages, `${row.field} ${row.passage} ${row.line}`, () => ({
      field: row.field,
      text: row.line,
      evidence: [],
    }))
    if (row.evidence === null) continue
    passage.evidence.push(row.evidence)
    origins.set(row.evidence, { readBy: row.read_by, site: storedSite(row) })
  }
  return { sources: [...sources.values()].map((certifications) => [...certifications.values()].map(certificationOf)), origins }
}

interface FoundCertification {
  id: string | null
  name: string
  isRetired: boolean
  passages: Map<string, { field: PassageField; text: string; evidence: Evidence[] }>
}

function certificationOf({ id, name, isRetired, passages }: FoundCertification): Certification {
  const of = (field: PassageField): Passage[] => [...passages.values()].filter((one) => one.field === field)
  const plain = { name, summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }
  const names = of('name').length > 0 ? of('name') : [{ text: name, evidence: undefined }]
  const about = { ...plain, ...(id === null ? {} : { id }), ...(isRetired ? { retired: true } : {}) }
  return withPassages(about, { ...eachField(of), name: names })
}

function entry<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function isOneOf(column: 'line_hash' | 'evidence.line_hash', texts: readonly string[]) {
  const hashes = [...new Set(texts.map((text) => hashOf(storable(text))))]
  return sql<boolean>`${sql.ref(column)} = any(${hashes}::text[])`
}

/** 72 bits of a text: enough to find it. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}
