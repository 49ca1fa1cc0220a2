import type { Ledger } from '#domain/lookups/lookup.ts'
import type { PageToReadAgain } from '#research'
import type { Statements } from '../db/transaction.ts'

/** Keeps a page of a look-up, so that it can be read again without its site. They go with the look-up. */
export async function keepToReadAgain(
  db: Statements,
  page: { lookupId: string; pageId: string; place: number },
  { packed, byPerson }: PageToReadAgain,
): Promise<void> {
  const { lookupId, pageId, place } = page
  await db
    .insertInto('lookup_pages')
    .values({ lookup_id: lookupId, page_id: pageId, place, packed: Buffer.from(packed), by_person: byPerson })
    // A look-up that is run again reads its pages again.
    .onConflict((conflict) => conflict.columns(['lookup_id', 'page_id']).doUpdateSet({ place, packed: Buffer.from(packed) }))
    .execute()
}

/**
 * The pages of a look-up, in the order they were read: all that its answer says were read, or none. With one of them missing, reading
 * again would take from what is shown.
 */
export async function findToReadAgain(db: Statements, lookupId: string, { pages: read }: Ledger): Promise<PageToReadAgain[]> {
  const rows = await db
    .selectFrom('lookup_pages')
    .select(['page_id', 'packed', 'by_person'])
    .where('lookup_id', '=', lookupId)
    .orderBy('place')
    .execute()
  const kept = new Set(rows.map(({ page_id: id }) => id))
  if (read.some(({ readOn, pageId }) => readOn !== undefined && (pageId === undefined || !kept.has(pageId)))) return []
  return rows.map(({ packed, by_person: byPerson }) => ({ packed: new Uint8Array(packed), byPerson }))
}
