import type { Statements } from '../db/transaction.ts'

/** What was opened in a visit since it began. */
export interface Opened {
  programs?: readonly string[] | undefined
  quotes?: readonly string[] | undefined
  printed?: boolean | undefined
}

/** Visits that a prospect's owner is shown. */
const listed = 200
/** Programs and quotes that are kept of one visit. */
const most = 500

/** A visit to this link that began after a moment; undefined for one of another link, or an older one. */
export async function findVisit(db: Statements, id: string, shareId: string, since: Date): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('link_visits')
    .select('id')
    .where('id', '=', id)
    .where('share_id', '=', shareId)
    .where('at', '>', since)
    .executeTakeFirst()
}

export async function insertVisit(trx: Statements, id: string, shareId: string, now: Date): Promise<void> {
  const nothing = JSON.stringify([])
  await trx
    .insertInto('link_visits')
    .values({ id, share_id: shareId, at: now, programs: nothing, quotes: nothing, printed: false })
    .execute()
}

/** Adds to what is kept of a visit; its row is locked meanwhile, for a page that is left tells twice at one moment. */
export async function addToVisit(
  trx: Statements,
  id: string,
  { programs = [], quotes = [], printed = false }: Opened,
): Promise<void> {
  const visit = await trx
    .selectFrom('link_visits')
    .select(['programs', 'quotes'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (visit === undefined) return
  const joined = (known: readonly string[], more: readonly string[]) =>
    JSON.stringify([...new Set([...known, ...more])].slice(0, most))
  await trx
    .updateTable('link_visits')
    .set({
      programs: joined(visit.programs, programs),
      quotes: joined(visit.quotes, quotes),
      ...(printed ? { printed: true } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** One more view of a link and of its prospect. */
export async function countView(trx: Statements, shareId: string, prospectId: number, now: Date): Promise<void> {
  await trx
    .updateTable('prospects')
    .set((column) => ({ view_count: column('view_count', '+', 1) }))
    .where('id', '=', prospectId)
    .execute()
  await trx
    .updateTable('share_links')
    .set((column) => ({ last_opened_at: now, view_count: column('view_count', '+', 1) }))
    .where('id', '=', shareId)
    .execute()
}

/** @returns whether a link is opened for the first time */
export async function noteFirstOpening(trx: Statements, shareId: string, now: Date): Promise<boolean> {
  const first = await trx
    .updateTable('share_links')
    .set({ opened_at: now })
    .where('id', '=', shareId)
    .where('opened_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return first !== undefined
}

/** Visits to the links of a prospect, ended ones too, newest first. */
export async function findVisits(db: Statements, prospectId: number) {
  return db
    .selectFrom('link_visits')
    .innerJoin('share_links', 'share_links.id', 'link_visits.share_id')
    .selectAll('link_visits')
    .select('share_links.name as link_name')
    .where('share_links.prospect_id', '=', prospectId)
    .orderBy('link_visits.at', 'desc')
    .orderBy('link_visits.id')
    .limit(listed)
    .execute()
}

export async function deleteVisits(db: Statements, before: Date): Promise<void> {
  await db.deleteFrom('link_visits').where('at', '<=', before).execute()
}
