import { hashToken } from '../accounts/sessions.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { isAnswerTo } from './provider.ts'

/** Seconds for which somebody may stay at the provider. */
export const lifetime = 600

/** Somebody on the way to the provider and back. */
export interface AuthorizationRequest {
  /** Of the browser's cookie. */
  token: string
  /** Who connects the account there with theirs; null: whoever signs in. */
  userId: string | null
  /** The page that was asked for. */
  wayOn: string | null
}

/** Begins the way: its one secret is kept by the browser alone, so that nobody else can come back in its place. */
export async function openAuthorizationRequest(
  context: Context,
  caller: Caller,
  request: Omit<AuthorizationRequest, 'token'>,
): Promise<AuthorizationRequest> {
  const token = context.ids.secret()
  const expires_at = new Date(context.now().getTime() + 1_000 * lifetime)
  await context.db
    .insertInto('authorization_requests')
    .values({ token_hash: hashToken(token), user_id: request.userId, way_on: request.wayOn, expires_at })
    .execute()
  caller.setSignOn(token, lifetime)
  return { ...request, token }
}

/**
 * Uses it up, whatever becomes of the answer: none is taken twice. Undefined where there is none, it took too long, or the answer is
 * to another one: whoever begins in a second tab ends there, and a stranger's link ends nobody's way.
 * @param search of the address that the browser came back to
 */
export async function closeAuthorizationRequest(
  context: Context,
  caller: Caller,
  search: string,
): Promise<AuthorizationRequest | undefined> {
  const token = caller.signOn
  if (token === null || !isAnswerTo(token, search)) return undefined
  caller.setSignOn(null, 0)
  const row = await context.db
    .deleteFrom('authorization_requests')
    .where('token_hash', '=', hashToken(token))
    .returning(['user_id', 'way_on', 'expires_at'])
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= context.now()) return undefined
  return { token, userId: row.user_id, wayOn: row.way_on }
}

/** Removes what nobody came back from. */
export async function sweepAuthorizationRequests({ db, now }: Context): Promise<void> {
  await db.deleteFrom('authorization_requests').where('expires_at', '<', now()).execute()
}
