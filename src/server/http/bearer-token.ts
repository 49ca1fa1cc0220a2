/**
 * The token of an Authorization header (RFC 6750, 2.1); null without one. A header of another scheme, as a proxy may add, is none of
 * ours.
 */
export function bearerToken(header: string | undefined): string | null {
  const [, token] = /^Bearer +(\S.*?) *$/i.exec(header ?? '') ?? []
  return token ?? null
}
