import { createHash } from 'node:crypto'
import type { Certification } from '#domain/certification.ts'
import type { LookupFailureCode, LookupResult } from '#domain/lookup.ts'
import { foldName, type Organization, organizationKey, websiteKey } from '#domain/organization.ts'
import { type Selectable, sql } from 'kysely'
import type { LookupsTable } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'

export type StoredLookup = Selectable<LookupsTable>

/** What is asked: a body, and whether its website is to be read although the catalogue knows it. */
export interface Question {
  organization: Organization
  prefer: LookupsTable['prefer']
  /** Keys of pages the asker added, and who that is; such a look-up is the asker's alone. */
  added: readonly string[]
  ownerId: string | null
}

/**
 * The key under which equal questions meet: the body's, and the added pages where there are some. Keys of added pages are random,
 * so they say whose question it is, too.
 */
function questionKey({ organization, added }: Pick<Question, 'organization' | 'added'>): string {
  const body = organizationKey(organization)
  if (added.length === 0) return body
  return body + withPages + createHash('sha256').update(added.toSorted().join(' ')).digest('hex')
}

/** Stands between the key of a body and that of added pages. */
const withPages = ' + '

/** Whether a look-up may be shown to a user; one without added pages tells what public pages say, to whoever has its key. */
export function isVisibleTo({ owner_id: ownerId }: Pick<StoredLookup, 'owner_id'>, userId: string | undefined): boolean {
  return ownerId === null || ownerId === userId
}

/**
 * The look-up that answers a question now: a running one of the same preference, whichever process runs it, else the newest one
 * that finished after `since` – of the same preference, or for 'live' any that was read live.
 * @param except a look-up that does not count
 */
export async function findCurrent(
  db: Statements,
  { organization, prefer, added }: Question,
  since: Date,
  except = '',
): Promise<StoredLookup | undefined> {
  const rows = await db
    .selectFrom('lookups')
    .selectAll()
    .where('organization_key', '=', questionKey({ organization, added }))
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
  return rows.find(({ result, ...row }) =>
    prefer === 'live' ? result?.origin === 'live' : result !== null && row.prefer === prefer,
  )
}

export async function findLookup(db: Statements, id: string): Promise<StoredLookup | undefined> {
  return db.selectFrom('lookups').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Opens a look-up unless one of the same question is running. @returns undefined when one is */
export async function insertRunning(
  db: Statements,
  id: string,
  { organization, prefer, added, ownerId }: Question,
  now: Date,
): Promise<StoredLookup | undefined> {
  return db
    .insertInto('lookups')
    .values({
      id,
      organization_key: questionKey({ organization, added }),
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
      owner_id: ownerId,
      added: JSON.stringify(added),
    })
    .onConflict((conflict) => conflict.columns(['organization_key', 'prefer']).where('status', '=', 'running').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** How a look-up ended. */
export type Ending =
  | { status: 'finished'; result: LookupResult }
  | { status: 'failed' | 'cancelled'; code: LookupFailureCode; message: string }

/**
 * Writes the end of a running look-up, once. What it found so far is kept where it did not finish.
 * @param found certifications found so far; those of the row unless given
 */
export async function writeEnding(
  db: Statements,
  id: string,
  ending: Ending,
  now: Date,
  found?: readonly Certification[],
): Promise<void> {
  await db
    .updateTable('lookups')
    .set({
      status: ending.status,
      result: ending.status === 'finished' ? storable(ending.result) : null,
      failure_code: ending.status === 'finished' ? null : ending.code,
      failure_message: ending.status === 'finished' ? null : ending.message,
      finished_at: now,
      ...(ending.status === 'finished' ? { certifications: '[]' } : {}),
      ...(ending.status === 'finished' || found === undefined ? {} : { certifications: storable(found) }),
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
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

/** Look-ups that are asked for proof. */
const sourceCount = 5

/**
 * What look-ups of a body have found, the likeliest source first: finished before unfinished, the newest first. A look-up is of
 * the same body by its key, or by its name where one of the two does not say the website.
 * @param userId whose added pages count, beside public ones
 */
export async function findFoundCertifications(
  db: Statements,
  organization: Organization,
  userId: string,
): Promise<Certification[][]> {
  const key = organizationKey(organization)
  const rows = await db
    .selectFrom('lookups')
    .select(['organization', 'status', 'certifications', 'result'])
    .where((where) =>
      where.or([
        where('organization_key', '=', key),
        sql<boolean>`starts_with(organization_key, ${key + withPages})`,
        where('name_key', '=', foldName(organization.name)),
      ]),
    )
    .where((where) => where.or([where('owner_id', 'is', null), where('owner_id', '=', userId)]))
    .orderBy('started_at', 'desc')
    .limit(4 * sourceCount)
    .execute()
  const own = siteOf(organization)
  const same = rows.filter((row) => {
    const theirs = siteOf(row.result?.organization ?? row.organization)
    return own === undefined || theirs === undefined || own === theirs || own === siteOf(row.organization)
  })
  const ordered = [...same.filter(({ status }) => status === 'finished'), ...same.filter(({ status }) => status !== 'finished')]
  return ordered.slice(0, sourceCount).map(foundIn)
}

/** What a look-up has found: its answer, or what there is so far. */
export function foundIn({ result, certifications }: Pick<StoredLookup, 'result' | 'certifications'>): Certification[] {
  return result?.certifications ?? certifications
}

function siteOf({ website }: Organization): string | undefined {
  return website === undefined ? undefined : websiteKey(website)
}

/** JSON text of what was read on the web, without the characters that the database cannot hold. */
function storable(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'string' ? one.replaceAll('\0', '').toWellFormed() : one))
}
