import { parse } from 'tldts'
import { sharedByHost, sharedByPath } from './shared-hosts.ts'

/** Whose site an address belonged to when migration 0010 was frozen. */
export interface Site {
  host: string
  path: string
}

export function siteOf(url: URL): Site {
  const host = url.hostname.replace(/\.$/, '')
  const port = url.port === '' ? '' : `:${url.port}`
  const shared = sharedByPath.has(host) ? host : `www.${host}`
  const parts = sharedByPath.get(shared)
  if (parts === undefined) return { host: ownDomain(host) + port, path: '' }
  return {
    host: shared + port,
    path: url.pathname
      .split('/')
      .slice(0, parts + 1)
      .join('/')
      .replace(/\/+$/, ''),
  }
}

/** The site of a website as it was typed, with or without 'https://'; null for what is none. */
export function siteOfWebsite(typed: string | undefined): Site | null {
  const text = (typed ?? '').trim()
  if (/[\p{C}\p{Z}]/u.test(text)) return null
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  return url.hostname.replace(/\.$/, '').includes('.') || url.hostname.startsWith('[') ? siteOf(url) : null
}

function ownDomain(host: string): string {
  const labels = host.replace(/^www\./, '').split('.')
  const shared = labels.findIndex((_, index) => sharedByHost.has(labels.slice(index).join('.')))
  if (shared > 0) return labels.slice(shared - 1).join('.')
  return parse(host, { allowPrivateDomains: true }).domain ?? host
}
