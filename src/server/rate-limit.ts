import { type RateLimit, type RateLimitName, rateLimits } from '#contract/limits.ts'
import { sql } from 'kysely'
import { ApiError } from './api-error.ts'
import type { Context } from './context.ts'

/** Whose calls are counted. */
export interface Counted {
  user: { id: string } | null
  address: string
}

/**
 * Counts a call under each of its bounds.
 * A signed-in user is counted as such where the call has a bound for users, and by address where it has none.
 * @throws ApiError TOO_MANY with the seconds to wait
 */
export async function countCall(context: Context, name: RateLimitName, caller: Counted): Promise<void> {
  const bounds: readonly RateLimit[] = rateLimits[name]
  const forUsers = caller.user !== null && bounds.some((bound) => bound.by === 'user')
  for (const bound of bounds) {
    const who = countedAs(bound, caller, forUsers)
    if (who !== undefined) await count(context, `${name}:${bound.by}:${who}`, bound)
  }
}

function countedAs(bound: RateLimit, { user, address }: Counted, forUsers: boolean): string | undefined {
  if (bound.by === 'everybody') return ''
  if (bound.by === 'user') return user?.id
  return forUsers ? undefined : address
}

/**
 * Counts one event under a key in a fixed window, in one atomic statement. A window that ends later than any begun now can end
 * was begun under a clock that was set back since: it is over, too.
 * @throws ApiError TOO_MANY with the seconds until the window ends
 */
export async function count(context: Context, key: string, bound: { count: number; seconds: number }): Promise<void> {
  const now = context.now()
  const isOver = sql`rate_limits.window_ends_at <= ${now} or rate_limits.window_ends_at > ${new Date(now.getTime() + 2_000 * bound.seconds)}`
  const row = await context.db
    .insertInto('rate_limits')
    .values({ key, window_ends_at: new Date(now.getTime() + bound.seconds * 1_000), count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  if (row.count <= bound.count) return
  throw new ApiError('TOO_MANY', { retryAfter: Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1_000)) })
}

/** Forgets what was counted under a key. */
export async function uncount(context: Context, key: string): Promise<void> {
  await context.db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Removes counters whose window is over. */
export async function sweepRateLimits(context: Context): Promise<void> {
  await context.db.deleteFrom('rate_limits').where('window_ends_at', '<', context.now()).execute()
}
