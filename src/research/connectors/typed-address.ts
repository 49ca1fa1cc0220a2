import type { OrganizationMatch } from '#domain/organization.ts'
import { hostName, websiteOf } from '../site/website.ts'

/** The reading of a typed web address that no directory knows: the site itself, named by its host until it is read. */
export function typedAddress(searchTerm: string): OrganizationMatch | undefined {
  const url = websiteOf(searchTerm)
  if (url === undefined) return undefined
  const host = hostName(url)
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
