import { createHash } from 'node:crypto'
import type { Certification } from '#domain/certification.ts'
import type { LookupFailureCode, LookupResult } from '#domain/lookup.ts'
import { foldName, type Organization } from '#domain/organization.ts'
import type { SettledNames } from '#domain/settled-names.ts'
import { type Site, startKey, startOf } from '#research'
import type { Selectable } from 'kysely'
import type { LookupsTable } from '../db/schema.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { siteColumns, siteOfBody, storedSite } from '../evidence/site.ts'
import { insertLookupEvidence } from '../evidence/store.ts'

export type StoredLookup = Selectable<LookupsTable>

/** What is asked: a body, and whether its website is to be read although the catalogue knows it. */
export interface Question {
  organization: Organization
  prefer: LookupsTable['prefer']
  /** Keys of pages the asker added; such a look-up is the asker's alone. */
  added: readonly string[]
  /** The user who asks; null: somebody without a session. What the two kinds read never meets. */
  askedBy: string | null
}

/**
 * The key under which equal questions meet: who asks, the address that is read with the body's name, and the added pages where
 * there are some. Keys of added pages are random, so they say whose question it is, too.
 */
function questionKey(question: Question): string {
  const { organization, added } = question
  const start = startOf(organization)
  const body = `${audienceOf(question)} ${start === undefined ? '' : startKey(start)} ${foldName(organization.name)}`
  if (added.length === 0) return body
  return `${body} + ${createHash('sha256').update(added.toSorted().join(' ')).digest('hex')}`
}

function audienceOf({ askedBy }: Question): 'people' | 'anonymous' {
  return askedBy === null ? 'anonymous' : 'people'
}

/**
 * Whether a look-up may be shown to a user, or without one to somebody anonymous, who has its key. What anonymous people asked is
 * theirs, what users asked is theirs; one with added pages is its owner's.
 */
export function isVisibleTo(
  { audience, owner_id: ownerId }: Pick<StoredLookup, 'audience' | 'owner_id'>,
  userId: string | undefined,
): boolean {
  if (userId === undefined) return audience === 'anonymous'
  return audience === 'people' && (ownerId === null || ownerId === userId)
}

/** Whether somebody who may see a look-up is the one who asked it: by the user, or without one by the secret of its key. */
export function isAskedBy(lookup: StoredLookup, userId: string | undefined, secret: string | undefined): boolean {
  if (userId !== undefined) return lookup.asked_by === userId
  return secret !== undefined && lookup.secret_hash === secretHash(secret)
}

function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** What answers a question, by when it finished. */
export interface Answering {
  /** Nothing that finished before. */
  since: Date
  /** Nothing that finished before, of an answer that the site was to complete and did not. */
  storedSince: Date
}

/**
 * The look-up that answers a question now: a running one of the same preference, whichever process runs it, else the newest one
 * that finished late enough – of the same preference, or for 'live' any that was read live alone.
 * @param except a look-up that does not count
 */
export async function findCurrent(
  db: Statements,
  question: Question,
  { since, storedSince }: Answering,
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
  return rows.find(({ result, ...row }) => {
    if (prefer === 'live') return result?.origin === 'live'
    if (result === null || row.prefer !== prefer) return false
    return result.origin !== 'catalogue' || (row.finished_at !== null && row.finished_at > storedSince)
  })
}

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

/** Writes a finished look-up that read the pages of another one again: its asker's alone, and no answer to anybody's question. */
export async function insertReadAgain(
  db: Statements,
  newId: () => string,
  of: StoredLookup,
  read: { id: string; result: LookupResult; settled: SettledNames; askedBy: string | null; secret: string },
  now: Date,
): Promise<void> {
  const { id, result, settled, askedBy, secret } = read
  const { organization_key: key, prefer, added, audience, starts } = of
  await inTransaction(db, async (trx) => {
    const row = await trx
      .insertInto('lookups')
      .values({
        id,
        organization_key: `${key} + names ${id}`,
        prefer,
        status: 'finished',
        cancel_requested: false,
        starts,
        owner_id: askedBy,
        added: JSON.stringify(added),
        audience,
        asked_by: askedBy,
        secret_hash: askedBy === null ? secretHash(secret) : null,
        started_at: now,
        alive_at: now,
        finished_at: now,
        pages_of: of.pages_of ?? of.id,
        settled_names: JSON.stringify(settled),
        ...finishedColumns(result),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (audience !== 'people') return
    await insertLookupEvidence(trx, newId, { id, site: storedSite(row), certifications: foundIn(row) })
  })
}

/** How a look-up ended. */
export type Ending =
  | { status: 'finished'; result: LookupResult }
  | { status: 'failed' | 'cancelled'; code: LookupFailureCode; message: string }

/**
 * Writes the end of a running look-up, once, with a row of evidence for each line it read: of people's look-ups alone, for what
 * anonymous ones read proves nothing. What it found so far is kept where it did not finish.
 * @param newId makes keys of rows
 * @param found certifications found so far; those of the row unless given
 */
export async function writeEnding(
  db: Statements,
  newId: () => string,
  id: string,
  ending: Ending,
  now: Date,
  found?: readonly Certification[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const ended = await trx
      .updateTable('lookups')
      .set({
        status: ending.status,
        finished_at: now,
        ...(ending.status === 'finished' ? finishedColumns(ending.result) : failedColumns(ending, found)),
      })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returningAll()
      .executeTakeFirst()
    if (ended?.audience !== 'people') return
    await insertLookupEvidence(trx, newId, { id, site: storedSite(ended), certifications: foundIn(ended) })
  })
}

/** The site is the one that was read: a first address may lead to another. */
function finishedColumns(result: LookupResult) {
  return {
    result: storable(result),
    organization: storable(result.organization),
    name_key: foldName(result.organization.name),
    ...siteColumns(siteOfBody(result.organization)),
    failure_code: null,
    failure_message: null,
    certifications: '[]',
  }
}

function failedColumns({ code, message }: Exclude<Ending, { status: 'finished' }>, found: readonly Certification[] | undefined) {
  const partial = found === undefined ? {} : { certifications: storable(found) }
  return { result: null, failure_code: code, failure_message: message, ...partial }
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
    .set({ certifications: storable(certifications), alive_at: now })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

/** Says that the look-ups of this process are alive. @returns those of them that somebody asked to stop */
export async function writeAlive(db: Statements, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('lookups')
    .set({ alive_at: now })
    .where('id', 'in', ids)
    .where('status', '=', 'running')
    .returning(['id', 'cancel_requested'])
    .execute()
  return rows.flatMap((row) => (row.cancel_requested ? [row.id] : []))
}

/** Asks whoever runs a look-up to stop it. @returns its row, whether it runs or not; undefined when there is none */
export async function requestCancel(db: Statements, id: string): Promise<StoredLookup | undefined> {
  await db.updateTable('lookups').set({ cancel_requested: true }).where('id', '=', id).where('status', '=', 'running').execute()
  return findLookup(db, id)
}

/** Milliseconds of silence after which the process that ran a look-up counts as gone. */
export const silence = 60_000

/** Whether a sign of life is older than a moment, or lies in a future that a clock set back has left behind. */
export function isOutside(aliveAt: Date, before: Date): boolean {
  return aliveAt < before || aliveAt > latestAfter(before)
}

function latestAfter(before: Date): Date {
  return new Date(before.getTime() + 2 * silence)
}

/** Running look-ups whose process fell silent before a moment. */
export async function findSilent(db: Statements, before: Date): Promise<StoredLookup[]> {
  return db
    .selectFrom('lookups')
    .selectAll()
    .where('status', '=', 'running')
    .where((column) => column.or([column('alive_at', '<', before), column('alive_at', '>', latestAfter(before))]))
    .execute()
}

/** Takes over a look-up that fell silent; of several processes one gets it. */
export async function takeOver(db: Statements, id: string, before: Date, now: Date): Promise<StoredLookup | undefined> {
  return db
    .updateTable('lookups')
    .set((column) => ({ alive_at: now, starts: column('starts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where((column) => column.or([column('alive_at', '<', before), column('alive_at', '>', latestAfter(before))]))
    .returningAll()
    .executeTakeFirst()
}

/** Lets another process take over the running look-ups of this one at once. */
export async function letGo(db: Statements, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('lookups')
    .set({ alive_at: new Date(0) })
    .where('id', 'in', ids)
    .where('status', '=', 'running')
    .execute()
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

/** What a look-up has found: its answer, or what there is so far. */
export function foundIn({ result, certifications }: Pick<StoredLookup, 'result' | 'certifications'>): Certification[] {
  return result?.certifications ?? certifications
}

/** JSON text of what was read on the web, without the characters that the database cannot hold. */
function storable(value: unknown): string {
  const text = JSON.stringify(value)
  // Looking at every value takes many times as long as writing them; what cannot be held is written as an escape.
  if (!/\\u(?:0000|d[89a-f])/.test(text)) return text
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'string' ? one.replaceAll('\0', '').toWellFormed() : one))
}
