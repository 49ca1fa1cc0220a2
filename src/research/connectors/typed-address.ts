import { type OrganizationMatch, websiteKey } from '#domain/organization.ts'

/** The reading of a typed web address that no directory knows: the site itself, named by its host until it is read. */
export function typedAddress(searchTerm: string): OrganizationMatch | undefined {
  const term = searchTerm.trim()
  if (/\s/.test(term) || websiteKey(term) === undefined) return undefined
  const address = /^https?:\/\//i.test(term) ? term : `https://${term}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const host = url.hostname.replace(/^www\./, '')
  if (!/^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) || !/\.[a-z]{2,24}$/.test(host)) return undefined
  return {
    name: host,
    description: '',
    website: url.href,
    source: 'typed-address',
    reason: 'You typed this address.',
    detailed: false,
  }
}
