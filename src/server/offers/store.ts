import type { Selectable } from 'kysely'
import type { OffersTable } from '../db/tables/interests.ts'
import type { Statements } from '../db/transaction.ts'

export type StoredOffer = Selectable<OffersTable>
type Listed = Omit<StoredOffer, 'offered'>

/** The offers of a prospect without what they offer, newest first. */
export async function findOffers(db: Statements, prospectId: number): Promise<Listed[]> {
  return db
    .selectFrom('offers')
    .select(['number', 'prospect_id', 'fingerprint', 'made_at', 'valid_until'])
    .where('prospect_id', '=', prospectId)
    .orderBy('made_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

/** An offer of a prospect by its number, or its newest one. */
export async function findOffer(db: Statements, prospectId: number, number?: string): Promise<StoredOffer | undefined> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('prospect_id', '=', prospectId)
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? ''))
    .orderBy('made_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** How many offers were numbered under a locked prospect, also those that have moved to another one since. */
export async function countNumbered(trx: Statements, prospectId: number): Promise<number> {
  const row = await trx
    .selectFrom('offers')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('number', 'like', `${prospectId}-%`)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function insertOffer(
  trx: Statements,
  { offered, ...offer }: Omit<StoredOffer, 'offered'> & { offered: StoredOffer['offered'] },
): Promise<StoredOffer> {
  return trx
    .insertInto('offers')
    .values({ ...offer, offered: JSON.stringify(offered) })
    .returningAll()
    .executeTakeFirstOrThrow()
}
