import { websiteKey } from '#domain/organization.ts'

/** A typed web address, reduced to what finds a body. */
export interface Address {
  /** In lower case, without 'www.'. */
  host: string
  /** Without slash at the end; '' for the home page. */
  path: string
}

/**
 * The address a person typed, with or without 'https://', or the part after '@' of an e-mail address;
 * undefined when the text is a name. 'P.M.I' is a name: the last label of a host has two letters or more.
 */
export function addressIn(text: string): Address | undefined {
  const trimmed = text.trim()
  if (/\s/.test(trimmed)) return undefined
  const afterAt = /^[^@/]+@([^@/]+)$/.exec(trimmed)?.[1]
  const address = addressOf(afterAt ?? trimmed)
  return address !== undefined && /^[\p{L}\p{N}.-]+\.\p{L}{2,}$/u.test(address.host) ? address : undefined
}

/** Host and path of an address that is known to be one. */
export function addressOf(website: string): Address | undefined {
  const key = websiteKey(website)
  if (key === undefined) return undefined
  const slash = key.indexOf('/')
  return slash < 0 ? { host: key, path: '' } : { host: key.slice(0, slash), path: key.slice(slash) }
}

/** The name a website goes by: 'pmi' of 'https://www.pmi.org', 'rics' of 'learn.rics.org.uk'. */
export function siteNameOf(website: string): string | undefined {
  const host = addressOf(website)?.host
  if (host === undefined) return undefined
  const labels = host.split('.')
  return labels.at(sharedSuffix.test(labels.slice(-2).join('.')) ? -3 : -2)
}

/** Bodies by the host of their website. */
export interface AddressIndex {
  /** Places of bodies on this host or on the nearest host above it, those whose path fits the typed one best first; then hosts below it. */
  find(address: Address): number[]
}

/** 'co.uk', 'org.za': under these anybody has a website. */
const sharedSuffix = /^(ac|co|com|edu|gov|net|ngo|or|org)\.[a-z]{2}$/

export function indexAddresses(websites: readonly string[]): AddressIndex {
  const byHost = new Map<string, { place: number; path: string }[]>()
  for (const [place, website] of websites.entries()) {
    const address = addressOf(website)
    if (address === undefined) continue
    const list = byHost.get(address.host)
    if (list === undefined) byHost.set(address.host, [{ place, path: address.path }])
    else list.push({ place, path: address.path })
  }
  return {
    find({ host, path }) {
      for (const name of hostsAbove(host)) {
        const there = byHost.get(name)
        if (there !== undefined) return byPath(there, path)
      }
      if (sharedSuffix.test(host)) return []
      return [...byHost].flatMap(([name, there]) => (name.endsWith(`.${host}`) ? there.map(({ place }) => place) : []))
    },
  }
}

/** 'store.isaca.org' and 'isaca.org'; at least two labels, so that 'org' finds nothing. */
function hostsAbove(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** Bodies whose own path begins the typed one win; without any, those of the whole host. */
function byPath(there: readonly { place: number; path: string }[], path: string): number[] {
  const fit = (own: string) => (own === path ? own.length + 2 : own === '' || path.startsWith(`${own}/`) ? own.length + 1 : 0)
  const best = Math.max(...there.map((one) => fit(one.path)))
  const fitting = best > 0 ? there.filter((one) => fit(one.path) === best) : there
  return fitting.map(({ place }) => place)
}
