import type { Certification } from '#domain/certifications/certification.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import { pagesOf, type Site, startOf } from '#research'
import { storableJson } from '../db/storable.ts'
import type { Statements } from '../db/transaction.ts'
import { siteColumns, siteOfBody, storedSite } from '../evidence/site.ts'
import { audienceOf, type Question, questionKey, secretHash } from './question.ts'
import type { StoredLookup } from './row.ts'

/** What answers a question, by when it finished. */
export interface Answering {
  /** Nothing that finished before. */
  since: Date
  /** Nothing that finished before, of an answer that the site was to complete and did not. */
  storedSince: Date
  /** Whether the catalogue describes the body, so that an answer begins with what stands there. */
  isStored: boolean
}

/**
 * The look-up that answers a question now: a running one of the same preference, whichever process runs it, else the newest one
 * that finished late enough – of the same preference, or one that was read live where nothing else would be told. None whose site
 * was read again since: what is older is not offered.
 * @param except a look-up that does not count
 */
export async function findCurrent(
  db: Statements,
  question: Question,
  { since, storedSince, isStored }: Answering,
  except = '',
): Promise<StoredLookup | undefined> {
  const { prefer } = question
  const rows = await db
    .selectFrom('lookups')
    .selectAll()
    .where('organization_key', '=', questionKey(question))
    .where('id', '!=', except)
    .where((where) =>
      where.or([
        where('status', '=', 'running'),
        where.and([where('status', '=', 'finished'), where('finished_at', '>', since)]),
      ]),
    )
    .orderBy('finished_at', 'desc')
    .execute()
  const running = rows.find((row) => row.status === 'running' && row.prefer === prefer)
  if (running !== undefined) return running
  const finished = rows.find(({ result, ...row }) => {
    if (result === null) return false
    if (prefer === 'live') return result.origin === 'live'
    if (row.prefer !== prefer) return result.origin === 'live' && !isStored
    return result.origin !== 'catalogue' || (row.finished_at !== null && row.finished_at > storedSince)
  })
  return finished === undefined || (await wasReadSince(db, finished)) ? undefined : finished
}

/** Whether the site that a finished look-up read was read again after it, by whomever its answer may be told. */
async function wasReadSince(db: Statements, lookup: StoredLookup): Promise<boolean> {
  const { id, result, audience, site_host: host, site_path: path, finished_at: at, organization } = lookup
  const start = startOf(organization)
  if (result?.origin === 'catalogue' || start === undefined || at === null) return false
  const later = await db
    .selectFrom('lookups')
    .select(['organization', 'result'])
    .where('site_host', '=', host)
    .where('site_path', '=', path)
    .where('audience', '=', audience)
    .where('status', '=', 'finished')
    .where('finished_at', '>', at)
    // One that read kept pages again read no site.
    .where('pages_of', 'is', null)
    .where('id', '!=', id)
    .execute()
  const isOwn = pagesOf(start)
  return later.some((other) => {
    const otherStart = startOf(other.organization)
    return other.result?.origin !== 'catalogue' && otherStart !== undefined && isOwn(otherStart)
  })
}

/** A look-up of anybody: who may see it says `isVisibleTo`. */
export async function findLookup(db: Statements, id: string): Promise<StoredLookup | undefined> {
  return db.selectFrom('lookups').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends: it does not end meanwhile. */
export async function lockLookup(trx: Statements, id: string): Promise<StoredLookup | undefined> {
  return trx.selectFrom('lookups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Look-ups of people that read a site now. */
export async function findRunning(db: Statements, site: Site): Promise<StoredLookup[]> {
  return db
    .selectFrom('lookups')
    .selectAll()
    .where('site_host', '=', site.host)
    .where('site_path', '=', site.path)
    .where('audience', '=', 'people')
    .where('status', '=', 'running')
    .execute()
}

/**
 * Opens a look-up unless one of the same question is running.
 * @param secret by which an anonymous asker may cancel it; its hash is kept
 * @returns undefined when one is running
 */
export async function insertRunning(
  db: Statements,
  id: string,
  question: Question,
  secret: string,
  now: Date,
): Promise<StoredLookup | undefined> {
  const { organization, prefer, added, askedBy } = question
  return db
    .insertInto('lookups')
    .values({
      id,
      organization_key: questionKey(question),
      name_key: foldName(organization.name),
      organization: JSON.stringify(organization),
      prefer,
      status: 'running',
      certifications: '[]',
      result: null,
      failure_code: null,
      failure_message: null,
      started_at: now,
      alive_at: now,
      finished_at: null,
      cancel_requested: false,
      starts: 1,
      owner_id: added.length > 0 ? askedBy : null,
      added: JSON.stringify(added),
      audience: audienceOf(question),
      asked_by: askedBy,
      secret_hash: askedBy === null ? secretHash(secret) : null,
      ...siteColumns(siteOfBody(organization)),
    })
    .onConflict((conflict) => conflict.columns(['organization_key', 'prefer']).where('status', '=', 'running').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Keeps what a running look-up has found so far. */
export async function writePartial(
  db: Statements,
  id: string,
  certifications: readonly Certification[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('lookups')
    .set({ certifications: storableJson(certifications), alive_at: now })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

/** Asks whoever runs a look-up to stop it. @returns its row, whether it runs or not; undefined when there is none */
export async function requestCancel(db: Statements, id: string): Promise<StoredLookup | undefined> {
  await db.updateTable('lookups').set({ cancel_requested: true }).where('id', '=', id).where('status', '=', 'running').execute()
  return findLookup(db, id)
}

/** Removes look-ups that ended before a moment. */
export async function removeEnded(db: Statements, before: Date): Promise<void> {
  await db.deleteFrom('lookups').where('status', '!=', 'running').where('finished_at', '<', before).execute()
}

/**
 * The site that people's look-ups of a name read, for a body that is saved without its website; undefined when they read none, or
 * look-ups of several sites bear the name.
 */
export async function findSiteOfName(db: Statements, name: string): Promise<Site | undefined> {
  const rows = await db
    .selectFrom('lookups')
    .select(['site_host', 'site_path'])
    .distinct()
    .where('name_key', '=', foldName(name))
    .where('audience', '=', 'people')
    .where('site_host', 'is not', null)
    .limit(2)
    .execute()
  const [row] = rows
  return row === undefined || rows.length > 1 ? undefined : (storedSite(row) ?? undefined)
}
