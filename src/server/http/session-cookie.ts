import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

const name = 'credscout_session'

/** Behind https the browser itself holds the cookie to this host and to encrypted connections (prefix '__Host-'). */
function cookieName(secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/**
 * The token in a Cookie header.
 * @param header value of the header
 * @param secure whether PUBLIC_URL is https
 */
export function readSessionCookie(header: string | undefined, secure: boolean): string | null {
  if (header === undefined) return null
  return parse(header, cookieName(secure))[cookieName(secure)] ?? null
}

/** The Set-Cookie header that sets the token, or takes it away when it is null. */
export function sessionCookie(secure: boolean, token: string | null, expires: Date): string {
  return generateCookie(cookieName(secure), token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    expires: token === null ? new Date(0) : expires,
  })
}
