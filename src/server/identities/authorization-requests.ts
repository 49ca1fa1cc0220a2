import { hashToken } from '../accounts/sessions.ts'
import { ApiError } from '../api-error.ts'
import type { Caller, SignedInCaller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { authorizationAddress, type IdentityProvider, isAnswerTo } from './provider.ts'

/** Seconds for which somebody may stay at the provider. */
export const lifetime = 600

/** Somebody who is back from the provider. */
interface AuthorizationRequest {
  /** Of the browser's cookie. */
  token: string
  /** Who connects the account there with theirs; null: whoever signs in. */
  userId: string | null
  /** The page that was asked for. */
  wayOn: string | null
}

/** What somebody is sent to the provider for: to sign in and go on with a page, or to connect the account of their session. */
type Purpose = { enter: { wayOn: string | null } } | { connect: SignedInCaller }

/**
 * Begins the way: its one secret is kept by the browser alone, so that nobody else can come back in its place. A provider that does
 * not answer leaves nothing behind.
 * @returns the address there
 * @throws ProviderError when the provider does not say where that is
 */
export async function openAuthorizationRequest(
  context: Context,
  provider: IdentityProvider,
  caller: Caller,
  purpose: Purpose,
): Promise<string> {
  const token = context.ids.secret()
  const address = await authorizationAddress(context, provider, token, 'enter' in purpose ? 'enter' : 'connect')
  const expires_at = new Date(context.now().getTime() + 1_000 * lifetime)
  await context.db
    .insertInto('authorization_requests')
    .values({ token_hash: hashToken(token), expires_at, ...columnsOf(purpose) })
    .execute()
  caller.setSignOn(token, lifetime)
  return address
}

function columnsOf(purpose: Purpose) {
  if ('enter' in purpose) return { user_id: null, session_hash: null, way_on: purpose.enter.wayOn }
  const { user, sessionToken } = purpose.connect
  if (sessionToken === null) throw new ApiError('SIGNED_OUT')
  return { user_id: user.id, session_hash: hashToken(sessionToken), way_on: null }
}

/**
 * Uses it up, whatever becomes of the answer: none is taken twice. Undefined where there is none, it took too long, the answer is
 * to another one, or another session began it: whoever begins in a second tab ends there, and a stranger's link ends nobody's way.
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
    .returning(['user_id', 'session_hash', 'way_on', 'expires_at'])
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= context.now()) return undefined
  // Whoever connects is still who they were when they typed their password, where they typed it.
  const isSame = row.user_id === null || (row.user_id === caller.user?.id && row.session_hash === hashOfSession(caller))
  return isSame ? { token, userId: row.user_id, wayOn: row.way_on } : undefined
}

function hashOfSession({ sessionToken }: Caller): string | undefined {
  return sessionToken === null ? undefined : hashToken(sessionToken)
}

/** Removes what nobody came back from. */
export async function sweepAuthorizationRequests({ db, now }: Context): Promise<void> {
  await db.deleteFrom('authorization_requests').where('expires_at', '<', now()).execute()
}
