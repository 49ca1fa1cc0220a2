import { parse } from 'tldts'
import { sharedByHost, sharedByPath } from './shared-hosts.ts'

/**
 * Whose site an address belongs to: one parsed value, made of the URL that is fetched and of nothing else. Two addresses are of
 * one body when both parts are equal; no text of an address is ever compared.
 */
export interface Site {
  /** The domain one owner registers, by the Public Suffix List; on a shared domain the host; with the port where one is named. */
  host: string
  /** Where bodies share a host by path, the part of it that names the body; else ''. */
  path: string
}

/** Whose site an address is. What no suffix list knows, an IP address or a host of one's own network, is a site of its own. */
export function siteOf(url: URL): Site {
  const host = hostOf(url)
  const port = url.port === '' ? '' : `:${url.port}`
  const shared = sharedByPath.has(host) ? host : `www.${host}`
  const parts = sharedByPath.get(shared)
  if (parts === undefined) return { host: ownDomain(host).domain + port, path: '' }
  return {
    host: shared + port,
    path: url.pathname
      .split('/')
      .slice(0, parts + 1)
      .join('/')
      .replace(/\/+$/, ''),
  }
}

export function sameSite(one: Site, other: Site): boolean {
  return one.host === other.host && one.path === other.path
}

/** Tells of a page whether it speaks for a body. */
export type IsOwnPage = (page: URL) => boolean

/**
 * The pages of a website: of its site, on its own host, on one under it, or on the one it lies under. A host beside it may be let to
 * anybody, as 'a.host.example' and 'b.host.example' are by a platform that no list names.
 */
export function pagesOf(website: URL): IsOwnPage {
  const site = siteOf(website)
  const own = hostOf(website)
  return (page) => sameSite(siteOf(page), site) && (isUnder(hostOf(page), own) || isUnder(own, hostOf(page)))
}

/** Whether a host is another one, or lies under it; 'www.' says nothing. */
export function isUnder(host: string, above: string): boolean {
  const [low, high] = [host, above].map((one) => one.replace(/^www\./, ''))
  return low === high || low?.endsWith(`.${high}`) === true
}

/** The name a site goes by: 'pmi' of 'www.pmi.org', 'rics' of 'learn.rics.org.uk', 'rn' of 'www.rn.ca.gov'. */
export function siteNameOf(url: URL): string {
  return ownDomain(hostOf(url)).name
}

/** Whether anybody may have a site under a host: a public suffix, or a domain that many bodies share. */
export function isShared(host: string): boolean {
  return sharedByHost.has(host) || parse(host, { allowPrivateDomains: true }).domain === null
}

/** The host as it is asked for, without the dot that may end it. */
function hostOf(url: URL): string {
  return url.hostname.replace(/\.$/, '')
}

function ownDomain(host: string): { domain: string; name: string } {
  const { domain, domainWithoutSuffix } = parse(host, { allowPrivateDomains: true })
  const labels = host.replace(/^www\./, '').split('.')
  const shared = labels.findIndex((_, index) => sharedByHost.has(labels.slice(index).join('.')))
  if (shared > 0) return { domain: labels.slice(shared - 1).join('.'), name: labels[shared - 1] ?? host }
  return { domain: domain ?? host, name: domainWithoutSuffix ?? labels[0] ?? host }
}
