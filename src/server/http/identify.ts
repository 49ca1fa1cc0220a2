import { findSession } from '../accounts/sessions.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { clientAddress } from './client-address.ts'
import type { Exchange } from './exchange.ts'
import { addRateLimitHeaders } from './rate-limit-headers.ts'
import { printSecretCookie, readSecretCookie } from './secret-cookies.ts'

/** Who asks: the user of the session, when there is one, and where from. */
export async function identify(context: Context, exchange: Exchange): Promise<Caller> {
  const { config } = context
  const secure = config.publicUrl.startsWith('https:')
  const cookies = exchange.req.header('cookie')
  const sessionToken = readSecretCookie('credscout_session', cookies, secure)
  const session = sessionToken === null ? null : await findSession(context, sessionToken)
  const setSession: Caller['setSession'] = (token, expires) => {
    exchange.get('cookies').set('session', printSecretCookie('credscout_session', secure, token, expires ?? context.now()))
  }
  if (session !== null) exchange.set('userId', session.user.id)
  if (session?.renewedUntil) setSession(sessionToken, session.renewedUntil)
  const request = exchange.req.raw
  return {
    user: session?.user ?? null,
    sessionToken,
    setSession,
    setNext: (query) => {
      exchange.get('answerHeaders')['link'] = `<${exchange.req.path}?${new URLSearchParams(query).toString()}>; rel="next"`
    },
    noteLimit: (standing) => addRateLimitHeaders(exchange.get('answerHeaders'), standing),
    setDevice: (token, seconds) => {
      exchange.get('cookies').set('device', printSecretCookie('credscout_device', secure, token, seconds))
    },
    linkPass: (shareId) => readSecretCookie(`credscout_link_${shareId}`, cookies, secure),
    setLinkPass: (shareId, pass, seconds) => {
      exchange.get('cookies').set('link', printSecretCookie(`credscout_link_${shareId}`, secure, pass, seconds))
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
    get isFetchedAhead() {
      // Sec-Purpose is the standard's name; the other two are what browsers sent before it.
      const purposes = ['sec-purpose', 'purpose', 'x-moz'].map((name) => exchange.req.header(name) ?? '')
      return purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))
    },
    get signal() {
      return request.signal
    },
  }
}
