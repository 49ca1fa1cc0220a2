import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

/** Secrets that a browser keeps for us and no script can read: the session, a sign-in that waits for its second step, a way to the provider and back, what tells a known device, that a link's passcode was given, and the visit to a link. */
export type SecretCookie =
  | 'credscout_session'
  | 'credscout_sign_in'
  | 'credscout_sign_on'
  | 'credscout_device'
  | `credscout_link_${string}`
  | `credscout_visit_${string}`

/** Behind https the browser itself holds the cookie to this host and to encrypted connections (prefix '__Host-'). */
function nameOf(cookie: SecretCookie, secure: boolean): string {
  return secure ? `__Host-${cookie}` : cookie
}

/**
 * The token in a Cookie header.
 * @param header value of the header
 * @param secure whether PUBLIC_URL is https
 */
export function readSecretCookie(cookie: SecretCookie, header: string | undefined, secure: boolean): string | null {
  if (header === undefined) return null
  const name = nameOf(cookie, secure)
  return parse(header, name)[name] ?? null
}

/**
 * The Set-Cookie header that sets the token, or takes it away when it is null.
 * @param until a moment, or seconds from now by the browser's own clock
 */
export function printSecretCookie(cookie: SecretCookie, secure: boolean, token: string | null, until: Date | number): string {
  return generateCookie(nameOf(cookie, secure), token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    ...(typeof until === 'number' ? { maxAge: until } : { expires: token === null ? new Date(0) : until }),
  })
}
