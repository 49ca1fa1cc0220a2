import type { Organization } from '#domain/organizations/organization.ts'

/**
 * The address that is fetched for a website as it was typed, with or without 'https://'; undefined for what is none. This is the
 * only place that reads a typed address: whose site it is, what is asked for and where it is filed all come from its URL.
 */
export function websiteOf(typed: string): URL | undefined {
  const text = typed.trim()
  if (/[\p{C}\p{Z}]/u.test(text)) return undefined
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  return url.hostname.replace(/\.$/, '').includes('.') || url.hostname.startsWith('[') ? url : undefined
}

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
