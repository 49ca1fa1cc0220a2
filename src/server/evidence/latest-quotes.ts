import type { PageEvidence } from '#domain/evidence/evidence.ts'
import type { Statements } from '../db/transaction.ts'

/** The newest quote of a stored copy among somebody's prospects; `id` is the row's, by which the next ones are asked for. */
interface LatestQuote {
  id: string
  pageId: string
  prospectId: number
  quote: PageEvidence
}

/**
 * The newest quote of every stored copy that prospects of an owner quote in any of their versions, the newest first; of deleted
 * prospects and of copies that are gone, none.
 * @param page `after`: only quotes older than this row
 */
export async function findLatestQuotes(
  db: Statements,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<LatestQuote[]> {
  const newest = db
    .selectFrom('evidence')
    .innerJoin('prospects', 'prospects.id', 'evidence.prospect_id')
    .innerJoin('evidence_pages', 'evidence_pages.id', 'evidence.page_id')
    .where('prospects.owner_id', '=', ownerId)
    .where('prospects.deleted_at', 'is', null)
    .where('evidence.kind', 'in', ['page', 'document'])
    .select((one) => one.fn.max('evidence.id').as('id'))
    .groupBy('evidence.page_id')
    .$if(after !== undefined, (rows) => rows.having((one) => one(one.fn.max('evidence.id'), '<', after ?? '')))
    .orderBy('id', 'desc')
    .limit(limit)
  const rows = await db
    .selectFrom('evidence')
    .select(['id', 'page_id', 'prospect_id', 'evidence'])
    .where('id', 'in', newest)
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ id, page_id: pageId, prospect_id: prospectId, evidence: quote }) =>
    pageId !== null && prospectId !== null && quote?.kind === 'page' ? [{ id, pageId, prospectId, quote }] : [],
  )
}
