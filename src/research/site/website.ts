import type { Organization } from '#domain/organizations/organization.ts'

/**
 * The address that is fetched for a website as it was typed, with or without 'https://'; undefined for what is none. A host without a
 * dot is one behind 'http://' or 'https://', and 'localhost' always. This is the only place that reads a typed address: whose site it
 * is, what is asked for and where it is filed all come from its URL; whether it may be read is not decided here.
 */
export function websiteOf(typed: string): URL | undefined {
  const text = typed.trim()
  if (/[\p{C}\p{Z}]/u.test(text)) return undefined
  const isWhole = /^https?:\/\//i.test(text)
  const url = URL.parse(isWhole ? text : `${isHere.test(text) ? 'http' : 'https'}://${text}`)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  return isWhole || isHere.test(text) || url.hostname.replace(/\.$/, '').includes('.') || url.hostname.startsWith('[')
    ? url
    : undefined
}

/** Hosts that nobody calls a body by, and that hardly answer by TLS: this machine, and an address in numbers. */
const isHere = /^(?:localhost|(?:\d{1,3}\.){3}\d{1,3})(?=$|[:/?#])/i

/** The address a reading of a body's site starts from; undefined when none is known. */
export function startOf({ website }: Pick<Organization, 'website'>): URL | undefined {
  return website === undefined ? undefined : websiteOf(website)
}

/** One key for one start: host without 'www.', port, path without a slash at its end, and query. */
export function startKey(url: URL): string {
  return url.host.replace(/^www\./, '') + url.pathname.replace(/\/+$/, '') + url.search
}

/** What a body is called while nothing but its website is known: the host without 'www.'. */
export function hostName(url: URL): string {
  return url.hostname.replace(/^www\./, '')
}
