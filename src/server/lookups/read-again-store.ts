import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { insertLookupEvidence } from '../evidence/insert.ts'
import { storedSite } from '../evidence/site.ts'
import { isOfPeople, secretHash } from './question.ts'
import { finishedColumns, foundIn, type StoredLookup } from './row.ts'

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
