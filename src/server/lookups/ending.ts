import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupFailureCode, LookupResult } from '#domain/lookups/lookup.ts'
import { storableJson } from '../db/storable.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { storedSite } from '../evidence/site.ts'
import { insertLookupEvidence } from '../evidence/insert.ts'
import { isOfPeople } from './question.ts'
import { finishedColumns, foundIn } from './row.ts'

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

function failedColumns({ code, message }: Exclude<Ending, { status: 'finished' }>, found: readonly Certification[] | undefined) {
  const partial = found === undefined ? {} : { certifications: storableJson(found) }
  return { result: null, failure_code: code, failure_message: message, ...partial }
}
