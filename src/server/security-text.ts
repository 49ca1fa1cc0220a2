import type { Config } from './config.ts'

/** How long the file may be believed, in milliseconds; RFC 9116 advises less than a year. */
const believedFor = 180 * 86_400_000

/**
 * The text of `/.well-known/security.txt` (RFC 9116): whom to tell of a weak point.
 * @returns null where the operator names nobody
 */
export function securityText({ securityContact, publicUrl }: Config, now: Date): string | null {
  if (securityContact === null) return null
  const expires = new Date(now.getTime() + believedFor).toISOString()
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
