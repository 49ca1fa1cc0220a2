import { hash } from 'node:crypto'
import type { AccountSession, CurrentUser } from '#domain/accounts/account.ts'
import { type CompiledQuery, sql } from 'kysely'
import type { Context } from '../context.ts'
import { askedTogether } from '../db/asked-together.ts'
import type { Statements } from '../db/transaction.ts'
import { userColumns } from './store.ts'

/** A session ends this long after it was last used. */
const lifetime = 30 * 86_400_000
/** And this long after the sign-in, however much it is used. */
const longest = 90 * 86_400_000
/** Use is noted at most once in this time, so that reading costs no writing, and the list of sessions is minutes late, not hours. */
const noteAfter = 5 * 60_000
/** A session is prolonged, and its cookie sent again, at most once in this time. */
const renewAfter = 3_600_000

export interface Session {
  user: CurrentUser
  /** Set when the session was just prolonged, and its cookie should be too. */
  renewedUntil: Date | null
  /** Begun by a sign-in at the provider that says it asked for two factors. */
  twoFactorsAtProvider: boolean
}

/**
 * Opens a session.
 * @param device browser and system, for the list of sessions
 * @param twoFactorsAtProvider whether the provider of single sign-on has asked for two factors
 * @returns its token, of which only the hash is stored, and the moment it ends unless used
 */
export async function openSession(
  context: Context,
  db: Statements,
  userId: string,
  device = '',
  twoFactorsAtProvider = false,
): Promise<{ token: string; expires: Date }> {
  const token = context.ids.secret()
  const now = context.now()
  const expires = new Date(now.getTime() + lifetime)
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      device,
      created_at: now,
      seen_at: now,
      expires_at: expires,
      two_factors_at_provider: twoFactorsAtProvider,
    })
    .execute()
  return { token, expires }
}

/** The session of a token; null when it is unknown or over, or its user disabled. Use prolongs it, to 90 days in all. */
export async function findSession(context: Context, token: string): Promise<Session | null> {
  const token_hash = hashToken(token)
  const row = await rowFinder(context)(token_hash)
  if (row === undefined) return null
  const { token_hash: _, seen_at, created_at, expires_at, two_factors_at_provider: twoFactorsAtProvider, ...user } = row
  const now = context.now()
  if (now.getTime() - seen_at.getTime() < noteAfter) return { user, renewedUntil: null, twoFactorsAtProvider }
  const until = new Date(Math.min(now.getTime() + lifetime, created_at.getTime() + longest))
  const renewedUntil = until.getTime() - expires_at.getTime() < renewAfter ? null : until
  await context.db
    .updateTable('sessions')
    .set({ seen_at: now, ...(renewedUntil !== null && { expires_at: renewedUntil }) })
    .where('token_hash', '=', token_hash)
    .execute()
  return { user, renewedUntil, twoFactorsAtProvider }
}

interface SessionRow extends CurrentUser {
  token_hash: string
  seen_at: Date
  created_at: Date
  expires_at: Date
  two_factors_at_provider: boolean
}

/** Every request of a user asks, so those of one moment ask together, by a query that is compiled once. */
function rowFinder(context: Context): (tokenHash: string) => Promise<SessionRow | undefined> {
  const found = rowFinders.get(context)
  if (found !== undefined) return found
  const made = askedTogether<SessionRow>(async (hashes) => {
    compiled ??= sessionQuery(context.db).compile()
    const { rows } = await context.db.executeQuery<SessionRow>({ ...compiled, parameters: [hashes, context.now()] })
    return new Map(rows.map((row) => [row.token_hash, row]))
  })
  rowFinders.set(context, made)
  return made
}

/** By context, because a transaction has one of its own. */
const rowFinders = new WeakMap<Context, ReturnType<typeof rowFinder>>()

/** Its parameters: hashes of tokens, now. */
let compiled: CompiledQuery<SessionRow> | undefined

function sessionQuery(db: Statements) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(userColumns)
    .select(['sessions.token_hash', 'sessions.seen_at', 'sessions.created_at', 'sessions.expires_at'])
    .select('sessions.two_factors_at_provider')
    .where('sessions.token_hash', '=', sql<string>`any(${[]})`)
    .where('sessions.expires_at', '>', new Date(0))
    .where('users.disabled_at', 'is', null)
}

/** Ends the session of a token, if there is one. */
export async function endSession(context: Context, token: string): Promise<void> {
  await context.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}

/** The live sessions of a user, the last used first. */
export async function findSessions(context: Context, userId: string, token: string | null): Promise<AccountSession[]> {
  const rows = await context.db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'seen_at', 'token_hash'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', context.now())
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const current = token === null ? null : hashToken(token)
  return rows.map(({ id, device, created_at, seen_at, token_hash }) => ({
    id,
    device,
    createdAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
    current: token_hash === current,
  }))
}

/** Ends one session of a user by its name in the list; false when the user has none of that name. */
export async function endSessionOf(db: Statements, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every session of a user but that of a token, and every sign-in that was begun. */
export async function endOtherSessionsOf(db: Statements, userId: string, token: string): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', hashToken(token)).execute()
}

/** Ends every session of a user, on whatever device, and every sign-in that was begun. */
export async function endAllSessions(db: Statements, userId: string): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Removes sessions that are over. */
export async function sweepSessions(context: Context): Promise<void> {
  await context.db.deleteFrom('sessions').where('expires_at', '<', context.now()).execute()
}

/** Tokens are 256 random bits: a plain hash of one cannot be turned back. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}
