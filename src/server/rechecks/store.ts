import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { numbered, type StoredProspect } from '../prospects/store.ts'
import { type Claims, claimEnds, freeRanges, isFree, isHeld } from '../queue/claim.ts'

const day = 86_400_000
/** Milliseconds until a site that could not be read is tried again: in another night. */
export const unreadSiteWaits = 20 * 3_600_000

/** A site must have been read in a quarter of an hour; then another process may try. */
const siteClaims: Claims = { lasts: 15 * 60_000, furthest: unreadSiteWaits }

/** Prospects of one site that are checked by one reading. */
const mostAtOnce = 500

/** What the claims depend on. */
type Clock = Pick<Context, 'config' | 'now'>

/**
 * Claims the prospects of one site whose time has come, those that wait longest first; undefined when there are none. Every process
 * asks for the same prospect first, and waits for the one that locks it; the site's other prospects are taken, too, when it goes on.
 */
export async function claimSite(context: Context): Promise<StoredProspect[] | undefined> {
  return inTransaction(context.db, async (trx) => {
    const { rows } = await claimFirstStatement(context).execute(trx)
    const [first] = rows
    if (first === undefined) return undefined
    const { rows: others } = await claimOthersStatement(context, first).execute(trx)
    return [first, ...others]
  })
}

/**
 * What `claimSite` asks first: the prospect at the head of one index, else of another that has what was begun and left, or put off, in
 * two ranges. What was put off comes after all that waits: its site is the one that could not be read.
 */
export function claimFirstStatement(context: Clock): RawBuilder<StoredProspect> {
  const now = context.now()
  const first = (condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>) => sql`(
    select due.id from prospects as due where ${condition} order by ${order}, due.id limit 1 for update of due)`
  const waits = sql<SqlBool>`
    due.deleted_at is null and due.site_host is not null and due.site_claimed_until is null and ${isOld(context)} and ${isDue(context)}`
  const { isPast, isTooFar } = freeRanges('due.site_claimed_until', siteClaims, now)
  const begun = (range: RawBuilder<SqlBool>) => first(sql`${range} and ${isDue(context)}`, sql.ref('due.site_claimed_until'))
  return sql<StoredProspect>`
    update prospects set site_claimed_until = ${claimEnds(siteClaims, now)}
    where id = coalesce(${first(waits, lastRead)}, ${begun(isPast)}, ${begun(isTooFar)})
    returning *`
}

/** The other prospects of its site; one that is being changed is left for a claim of its own. */
export function claimOthersStatement(
  context: Clock,
  { site_host: host, site_path: path }: Pick<StoredProspect, 'site_host' | 'site_path'>,
): RawBuilder<StoredProspect> {
  const now = context.now()
  return sql<StoredProspect>`
    update prospects set site_claimed_until = ${claimEnds(siteClaims, now)}
    where id = any (array(
      select due.id from prospects as due
      where due.deleted_at is null and due.site_host = ${host} and due.site_path = ${path}
        and (due.site_claimed_until is null or ${isFree('due.site_claimed_until', siteClaims, now)})
        and ${isDue(context)}
      limit ${mostAtOnce} for update of due skip locked))
    returning *`
}

/** As the index of those that wait has it. */
const lastRead = sql<Date>`coalesce(due.site_read_at, due.created_at)`

/** Whether nobody has read the site of the prospect `due` for so many days. */
function isOld({ config, now }: Clock): RawBuilder<SqlBool> {
  return sql<SqlBool>`${lastRead} <= ${new Date(now().getTime() - config.recheckAfterDays * day)}`
}

/**
 * Whether the site of the prospect `due` is to be read again. Said by a subquery, row by row: a join would read all, and of each
 * condition that stands by itself the planner looks for an index, though the caller's is the only one of few rows.
 */
function isDue(context: Clock): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    select due.deleted_at is null and due.site_host is not null and ${isOld(context)} and users.disabled_at is null
    from users where users.id = due.owner_id)`
}

/** Whether some process reads a site now. */
export async function isAtWork({ db, now }: Context): Promise<boolean> {
  const row = await db
    .selectFrom('prospects')
    .select('id')
    .where(isHeld('site_claimed_until', siteClaims, now()))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that the site of a prospect was read for it. */
export async function noteChecked(trx: Statements, prospectId: number, at: Date): Promise<void> {
  await trx.updateTable('prospects').set({ site_read_at: at, site_claimed_until: null }).where('id', '=', prospectId).execute()
}

/** Leaves prospects alone until a moment: their site cannot be read now. Null lets them wait as before they were claimed. */
export async function putOff(db: Statements, ids: readonly number[], until: Date | null): Promise<void> {
  await inTransaction(db, (trx) => trx.updateTable('prospects').set({ site_claimed_until: until }).where(numbered(ids)).execute())
}
