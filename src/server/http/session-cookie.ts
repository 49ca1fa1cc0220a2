import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const name = 'credscout_session'

/** Behind https the browser itself holds the cookie to this host and to encrypted connections (prefix '__Host-'). */
function cookieName(secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

export function readSessionCookie(exchange: HonoContext, secure: boolean): string | null {
  return getCookie(exchange, cookieName(secure)) ?? null
}

/** Sets the cookie, or takes it away when the token is null. */
export function writeSessionCookie(exchange: HonoContext, secure: boolean, token: string | null, expires: Date): void {
  setCookie(exchange, cookieName(secure), token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    expires: token === null ? new Date(0) : expires,
  })
}
