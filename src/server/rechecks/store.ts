import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { type Claims, claimEnds, isFree, isHeld } from '../queue/claim.ts'
import type { StoredProspect } from '../prospects/store.ts'

const day = 86_400_000
/** Milliseconds until a site that could not be read is tried again: in another night. */
export const unreadSiteWaits = 20 * 3_600_000

/** A site must have been read in a quarter of an hour; then another process may try. */
const siteClaims: Claims = { lasts: 15 * 60_000, furthest: unreadSiteWaits }

/** Prospects of one site that are checked by one reading. */
const mostAtOnce = 500

/**
 * Claims the prospects of one site whose time has come, those that wait longest first; undefined when there are none. Every process
 * tries the same prospect first, and one gets its row; the others see then that the site is taken.
 */
export async function claimSite(context: Context): Promise<StoredProspect[] | undefined> {
  for (;;) {
    const now = context.now()
    const claimed = await inTransaction(context.db, async (trx) => {
      const due = () => dueProspects(context, trx, now)
      const first = await due().orderBy('last_read').orderBy('prospects.id').limit(1).executeTakeFirst()
      if (first === undefined) return undefined
      if ((await claim(trx, [first.id], now)).length === 0) return []
      const others = await due()
        .where('prospects.site_host', '=', first.site_host)
        .where('prospects.site_path', '=', first.site_path)
        .where('prospects.id', '!=', first.id)
        .orderBy('prospects.id')
        .limit(mostAtOnce)
        .execute()
      const own = new Set(
        await claim(
          trx,
          others.map(({ id }) => id),
          now,
        ),
      )
      return [first, ...others.filter(({ id }) => own.has(id))]
    })
    if (claimed?.length !== 0) return claimed
  }
}

/** Prospects that nobody has read the site of for so many days, and that nobody is at. */
function dueProspects({ config }: Context, db: Statements, now: Date) {
  const before = new Date(now.getTime() - config.recheckAfterDays * day)
  const lastRead = sql<Date>`coalesce(rechecks.checked_at, prospects.created_at)`
  return db
    .selectFrom('prospects')
    .innerJoin('users', 'users.id', 'prospects.owner_id')
    .leftJoin('rechecks', 'rechecks.prospect_id', 'prospects.id')
    .selectAll('prospects')
    .select(lastRead.as('last_read'))
    .where('prospects.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where('prospects.site_host', 'is not', null)
    .where(lastRead, '<=', before)
    .where((where) => where.or([where('rechecks.claimed_until', 'is', null), isFree('rechecks.claimed_until', siteClaims, now)]))
}

/** Claims rows that nobody holds, atomically. @returns those that it got */
async function claim(trx: Statements, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return []
  const until = claimEnds(siteClaims, now)
  const rows = await trx
    .insertInto('rechecks')
    .values(ids.map((id) => ({ prospect_id: id, checked_at: null, claimed_until: until })))
    .onConflict((conflict) =>
      conflict
        .column('prospect_id')
        .doUpdateSet({ claimed_until: until })
        .where((where) =>
          where.or([where('rechecks.claimed_until', 'is', null), isFree('rechecks.claimed_until', siteClaims, now)]),
        ),
    )
    .returning('prospect_id')
    .execute()
  return rows.map(({ prospect_id: id }) => id)
}

/** Whether some process reads a site now. */
export async function isAtWork({ db, now }: Context): Promise<boolean> {
  const row = await db
    .selectFrom('rechecks')
    .select('prospect_id')
    .where(isHeld('claimed_until', siteClaims, now()))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that the site of a prospect was read for it. */
export async function noteChecked(trx: Statements, prospectId: number, at: Date): Promise<void> {
  const values = { checked_at: at, claimed_until: null }
  await trx
    .insertInto('rechecks')
    .values({ prospect_id: prospectId, ...values })
    .onConflict((conflict) => conflict.column('prospect_id').doUpdateSet(values))
    .execute()
}

/** Leaves prospects alone until a moment: their site cannot be read now. */
export async function putOff(db: Statements, ids: readonly number[], until: Date): Promise<void> {
  await db.updateTable('rechecks').set({ claimed_until: until }).where('prospect_id', 'in', ids).execute()
}
