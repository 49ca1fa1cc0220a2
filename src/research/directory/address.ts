import { isShared, siteNameOf as siteName, siteOf } from '../site/site.ts'
import { websiteOf } from '../site/website.ts'

/** A typed web address, reduced to what finds a body. */
export interface Address {
  /** As it is asked for, in ASCII, without 'www.'. */
  host: string
  /** Without slash at the end; '' for the home page. */
  path: string
}

/**
 * The address a person typed, with or without 'https://', or the part after '@' of an email address;
 * undefined when the text is a name. 'P.M.I' is a name: the last label of a host has two letters or more.
 */
export function addressIn(text: string): Address | undefined {
  const trimmed = text.trim()
  if (/\s/.test(trimmed)) return undefined
  const afterAt = /^[^@/]+@([^@/]+)$/.exec(trimmed)?.[1]
  const address = addressOf(afterAt ?? trimmed)
  return address !== undefined && /^[a-z0-9.-]+\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(address.host) ? address : undefined
}

/** Host and path of an address that is known to be one. */
export function addressOf(website: string): Address | undefined {
  const url = websiteOf(website)
  return url && { host: hostOf(url), path: url.pathname.replace(/\/+$/, '').toLowerCase() }
}

/** The name a website goes by: 'pmi' of 'https://www.pmi.org', 'rics' of 'learn.rics.org.uk'. */
export function siteNameOf(website: string): string | undefined {
  const url = websiteOf(website)
  return url && siteName(url)
}

function hostOf(url: URL): string {
  return url.host.replace(/^www\./, '').replace(/\.$/, '')
}

/**
 * Bodies by the host of their website.
 * @param websites of each body one, in whose order places count; what is no address, '' too, is found by none
 * @returns asks for the places of bodies on a host or on the nearest host above it, those whose path fits the typed one best; then on
 * hosts below it
 */
export function indexAddresses(websites: readonly string[]): (address: Address) => number[] {
  const addresses = websites.flatMap((website, place) => {
    const address = addressOf(website)
    return address === undefined ? [] : [{ ...address, place }]
  })
  const byHost = Map.groupBy(addresses, ({ host }) => host)
  return ({ host, path }) => {
    for (const name of hostsAbove(host)) {
      const there = byHost.get(name)
      if (there !== undefined) return byPath(there, path)
    }
    if (isShared(host)) return []
    return [...byHost].flatMap(([name, there]) => (name.endsWith(`.${host}`) ? there.map(({ place }) => place) : []))
  }
}

/** 'store.isaca.org' and 'isaca.org': a host and those above it that one owner has; never 'org', nor 'ca.gov' of 'rn.ca.gov'. */
function hostsAbove(host: string): string[] {
  const own = siteOf(new URL(`https://${host}`)).host
  const labels = host.split('.')
  const hosts = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  return hosts.filter((one) => one === host || one === own || one.endsWith(`.${own}`))
}

/** Bodies whose own path begins the typed one win; without any, those of the whole host. */
function byPath(there: readonly { place: number; path: string }[], path: string): number[] {
  const fit = (own: string) => (own === path ? own.length + 2 : own === '' || path.startsWith(`${own}/`) ? own.length + 1 : 0)
  const best = Math.max(...there.map((one) => fit(one.path)))
  const fitting = best > 0 ? there.filter((one) => fit(one.path) === best) : there
  return fitting.map(({ place }) => place)
}
