import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupFailureCode, LookupResult } from '#domain/lookups/lookup.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import { storableJson } from '../db/storable.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { siteColumns, siteOfBody, storedSite } from '../evidence/site.ts'
import { insertLookupEvidence } from '../evidence/insert.ts'
import { isOfPeople, secretHash } from './question.ts'
import { foundIn, type StoredLookup } from './store.ts'

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
    if (ended === undefined || !isOfPeople(ended)) return
    await insertLookupEvidence(trx, newId, { id, site: storedSite(ended), certifications: foundIn(ended) })
  })
}

/** The site is the one that was read: a first address may lead to another. */
function finishedColumns(result: LookupResult) {
  return {
    result: storableJson(result),
    organization: storableJson(result.organization),
    name_key: foldName(result.organization.name),
    ...siteColumns(siteOfBody(result.organization)),
    failure_code: null,
    failure_message: null,
    certifications: '[]',
  }
}

function failedColumns({ code, message }: Exclude<Ending, { status: 'finished' }>, found: readonly Certification[] | undefined) {
  const partial = found === undefined ? {} : { certifications: storableJson(found) }
  return { result: null, failure_code: code, failure_message: message, ...partial }
}

/** Writes a finished look-up that read the pages of another one again: visible only to the person who asked, and never reused for another question. */
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
    if (!isOfPeople(of)) return
    await insertLookupEvidence(trx, newId, { id, site: storedSite(row), certifications: foundIn(row) })
  })
}
