import { createHmac } from 'node:crypto'
import {
  mailsToContact,
  policyName,
  type RateLimit,
  type RateLimitName,
  rateLimits,
  type WorkLimitName,
  workLimits,
} from '#contract/limits.ts'
import { sql } from 'kysely'
import { ApiError } from './api-error.ts'
import type { Context } from './context.ts'
import { inTransaction } from './db/transaction.ts'
import { networkOf } from './http/client-address.ts'

/** Whose doings are counted. */
export interface Counted {
  user: { id: string } | null
  /** The personal token it is done with. */
  token?: { id: string } | null
  address: string
  /** Is told where the caller stands in each bound, for the headers of the answer. */
  noteLimit?: (standing: Standing) => void
}

/** Where a caller stands in one bound. */
export interface Standing {
  /** Its name in the headers. */
  policy: string
  count: number
  seconds: number
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  endsIn: number
}

/**
 * Counts a request under each of its bounds.
 * A signed-in user is counted as such where the call has a bound for users, and by address where it has none.
 * @throws ApiError TOO_MANY with the seconds to wait
 */
export async function countCall(context: Context, name: RateLimitName, caller: Counted): Promise<void> {
  for (const { key, bound } of boundsOf(context, name, rateLimits[name], caller)) {
    await countIn(context, key, bound, caller, 1, undefined)
  }
}

/** What is counted beside the caller. */
export interface Work {
  /** The share link it comes through, where it has bounds for links. */
  link?: string
  /** The prospect it changes through a link, where it has bounds for those. */
  prospect?: string
  /** How much of it; 1 unless given. */
  amount?: number
}

/**
 * Counts work that is about to be done, under all of its bounds or, when one refuses it, under none. Inside a transaction it counts
 * only if that is committed.
 * @throws ApiError TOO_MANY with the seconds to wait, and a sentence that says whose share is used up
 */
export async function countWork(context: Context, name: WorkLimitName, caller: Counted, work: Work = {}): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    for (const { key, bound } of boundsOf(context, name, workLimits[name], caller, work)) {
      await countIn({ ...context, db: trx }, key, bound, caller, work.amount ?? 1, whoseShare[bound.by])
    }
  })
}

/** Takes back what was counted for work that turned out not to be done. */
export async function uncountWork(context: Context, name: WorkLimitName, caller: Counted, work: Work = {}): Promise<void> {
  const keys = boundsOf(context, name, workLimits[name], caller, work).map(({ key }) => key)
  await context.db
    .updateTable('rate_limits')
    .set({ count: sql`greatest(0, count - ${work.amount ?? 1})` })
    .where('key', 'in', keys)
    .execute()
}

/** The bounds that hold for a caller, each with the key it is counted under. */
function boundsOf(context: Context, name: string, bounds: readonly RateLimit[], caller: Counted, work: Work = {}) {
  const forUsers = caller.user !== null && bounds.some((bound) => bound.by === 'user')
  return bounds.flatMap((bound) => {
    const who = countedAs(context, bound, caller, forUsers, work)
    return who === undefined ? [] : [{ bound, key: `${name}:${policyName(bound)}:${who}` }]
  })
}

function countedAs(
  context: Context,
  { by }: RateLimit,
  { user, token, address }: Counted,
  forUsers: boolean,
  { link, prospect }: Work,
): string | undefined {
  if (by === 'everybody') return ''
  if (by === 'anonymous') return user === null ? '' : undefined
  if (by === 'user') return user?.id
  if (by === 'token') return token?.id
  if (by === 'link') return link
  if (by === 'prospect') return prospect
  if (forUsers) return undefined
  const counted = by === 'network' ? networkOf(address) : address
  if (counted === undefined) return undefined
  // Addresses of people are not kept, but what nobody can turn back into one.
  return hashed(context, counted)
}

function hashed(context: Context, address: string): string {
  return createHmac('sha256', context.installationKey).update(address).digest('base64url').slice(0, 22)
}

/** Counts one more email to an address, and says whether it may still be written. */
export async function mayWriteTo(context: Context, email: string): Promise<boolean> {
  const { counted } = await add(context, `mailsToContact:${hashed(context, email.trim().toLowerCase())}`, mailsToContact, 1)
  return counted <= mailsToContact.count
}

async function countIn(
  context: Context,
  key: string,
  bound: RateLimit,
  caller: Counted,
  amount: number,
  whose: string | undefined,
): Promise<void> {
  const { counted, endsIn } = await add(context, key, bound, amount)
  const isOver = counted > bound.count
  // How much everybody has left is nobody's business as long as there is some.
  if (isOver || (bound.by !== 'everybody' && bound.by !== 'anonymous')) {
    const { count: allowed, seconds } = bound
    caller.noteLimit?.({
      policy: policyName(bound),
      count: allowed,
      seconds,
      remaining: Math.max(0, allowed - counted),
      endsIn,
    })
  }
  if (isOver) throw tooMany(endsIn, whose)
}

/** Whose share is used up, as a person is told; who has no account may go on with one. */
const whoseShare: Record<RateLimit['by'], string> = {
  address: 'Your network has reached today’s limit. Please sign in, or try again',
  network: 'Your network has reached today’s limit. Please sign in, or try again',
  anonymous: 'Today’s limit for people without an account has been reached. Please sign in, or try again',
  user: 'You have reached today’s limit. Please try again',
  token: 'This token has been used too often for now. Please try again',
  everybody: 'Today’s limit has been reached. Please try again',
  prospect: 'The links to this page have reached today’s limit for changes. What was saved so far is kept. Please try again',
  link: 'This link has been used too often for now. Please try again',
}

function tooMany(retryAfter: number, whose: string | undefined): ApiError {
  return new ApiError('TOO_MANY', { retryAfter, ...(whose === undefined ? {} : { message: `${whose} ${inWords(retryAfter)}.` }) })
}

function inWords(seconds: number): string {
  if (seconds <= 60) return 'in a minute'
  return seconds <= 5_400 ? `in ${Math.ceil(seconds / 60)} minutes` : `in ${Math.ceil(seconds / 3_600)} hours`
}

/**
 * Adds to a counter with a fixed window, in one atomic statement. A window that ends later than any begun now can end
 * was begun under a clock that was set back since: it is over, too.
 */
async function add(
  context: Context,
  key: string,
  { seconds }: { seconds: number },
  amount: number,
): Promise<{ counted: number; endsIn: number }> {
  const now = context.now()
  const isOver = sql`rate_limits.window_ends_at <= ${now} or rate_limits.window_ends_at > ${new Date(now.getTime() + 2_000 * seconds)}`
  const row = await context.db
    .insertInto('rate_limits')
    .values({ key, window_ends_at: new Date(now.getTime() + seconds * 1_000), count: amount })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then excluded.count else rate_limits.count + excluded.count end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  return {
    counted: row.count,
    endsIn: Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1_000)),
  }
}

/** Removes counters whose window is over. */
export async function sweepRateLimits(context: Context): Promise<void> {
  await context.db.deleteFrom('rate_limits').where('window_ends_at', '<', context.now()).execute()
}
