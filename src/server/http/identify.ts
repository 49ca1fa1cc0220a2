import { findSession } from '../accounts/sessions.ts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { owesSecondFactor } from '../factors/store.ts'
import { clientAddress } from './client-address.ts'
import type { Exchange } from './exchange.ts'
import { addRateLimitHeaders } from './rate-limit-headers.ts'
import { findTokenHolder, type TokenHolder } from '../tokens/store.ts'
import { bearerToken } from './bearer-token.ts'
import { printSecretCookie, readSecretCookie } from './secret-cookies.ts'

/**
 * Who asks: the user of the token or the session, when there is one, and where from. A request with a token has no session: its
 * cookies count for nothing.
 * @throws ApiError BAD_TOKEN for a token that opens nothing
 */
export async function identify(context: Context, exchange: Exchange): Promise<Caller> {
  const { config } = context
  const secure = config.publicUrl.startsWith('https:')
  const cookies = exchange.req.header('cookie')
  const bearer = bearerToken(exchange.req.header('authorization'))
  const holder = bearer === null ? null : await holderOf(context, bearer)
  const sessionToken = bearer === null ? readSecretCookie('credscout_session', cookies, secure) : null
  const session = sessionToken === null ? null : await findSession(context, sessionToken)
  const setSession: Caller['setSession'] = (token, expires) => {
    exchange.get('cookies').set('session', printSecretCookie('credscout_session', secure, token, expires ?? context.now()))
  }
  const known = holder?.user ?? session?.user ?? null
  if (known !== null) exchange.set('userId', known.id)
  // A token is a credential of its own and was made by somebody who was let in: decision 0079.
  // Whoever has shown two factors at the provider owes none here: decision 0069.
  const owing =
    session !== null && !session.twoFactorsAtProvider && (await owesSecondFactor(context, session.user)) ? session.user : null
  if (session?.renewedUntil) setSession(sessionToken, session.renewedUntil)
  const request = exchange.req.raw
  return {
    user: owing === null ? known : null,
    owing,
    token: holder,
    sessionToken,
    setSession,
    setNext: (query) => {
      exchange.get('answerHeaders')['link'] = `<${exchange.req.path}?${new URLSearchParams(query).toString()}>; rel="next"`
    },
    noteLimit: (standing) => addRateLimitHeaders(exchange.get('answerHeaders'), standing),
    setDevice: (token, seconds) => {
      exchange.get('cookies').set('device', printSecretCookie('credscout_device', secure, token, seconds))
    },
    get pendingSignIn() {
      return bearer === null ? readSecretCookie('credscout_sign_in', cookies, secure) : null
    },
    setPendingSignIn: (token, seconds) => {
      exchange
        .get('cookies')
        .set('sign-in', printSecretCookie('credscout_sign_in', secure, token, token === null ? context.now() : seconds))
    },
    get signOn() {
      return bearer === null ? readSecretCookie('credscout_sign_on', cookies, secure) : null
    },
    setSignOn: (token, seconds) => {
      exchange
        .get('cookies')
        .set('sign-on', printSecretCookie('credscout_sign_on', secure, token, token === null ? context.now() : seconds))
    },
    linkPass: (shareId) => readSecretCookie(`credscout_link_${shareId}`, cookies, secure),
    setLinkPass: (shareId, pass, seconds) => {
      exchange.get('cookies').set('link', printSecretCookie(`credscout_link_${shareId}`, secure, pass, seconds))
    },
    visit: (shareId) => readSecretCookie(`credscout_visit_${shareId}`, cookies, secure),
    setVisit: (shareId, id, seconds) => {
      exchange.get('cookies').set('visit', printSecretCookie(`credscout_visit_${shareId}`, secure, id, seconds))
    },
    get deviceToken() {
      return readSecretCookie('credscout_device', cookies, secure)
    },
    // Worked out only for those who ask: few calls do, and the signal alone costs as much as a small call.
    get address() {
      const peer = exchange.env.incoming?.socket.remoteAddress ?? ''
      return clientAddress(peer, exchange.req.header('x-forwarded-for'), config.trustedProxies)
    },
    get userAgent() {
      return exchange.req.header('user-agent') ?? ''
    },
    get origin() {
      return exchange.req.header('origin') ?? null
    },
    get isFetchedAhead() {
      return isFetchedAhead(exchange)
    },
    get signal() {
      return request.signal
    },
  }
}

/** Whether a browser asks before a person does. Sec-Purpose is the standard's name; the other two are what browsers sent before it. */
export function isFetchedAhead(exchange: Exchange): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-moz'].map((name) => exchange.req.header(name) ?? '')
  return purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))
}

async function holderOf(context: Context, bearer: string): Promise<TokenHolder> {
  const holder = await findTokenHolder(context, bearer)
  if (holder === undefined) throw new ApiError('BAD_TOKEN')
  return holder
}
