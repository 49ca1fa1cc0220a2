import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { hostName, websiteOf } from '../site/website.ts'

/**
 * The reading of a typed web address that no directory knows: the site itself, named by its host until it is read. Without
 * 'https://' it has to look like a public one, since names have dots, too; whether it may be read is not decided here.
 */
export function typedAddress(searchTerm: string): OrganizationMatch | undefined {
  const url = websiteOf(searchTerm)
  if (url === undefined) return undefined
  const host = hostName(url)
  const isPublic = /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && /\.[a-z]{2,24}$/.test(host)
  if (!isPublic && !/^\s*https?:\/\//i.test(searchTerm) && url.protocol === 'https:') return undefined
  return {
    name: host,
    description: '',
    website: url.href,
    source: 'typed-address',
    reason: 'You typed this address.',
    detailed: false,
  }
}
