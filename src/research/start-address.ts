import { type Organization, websiteKey } from '#domain/organization.ts'

/** The address a reading of a body's site starts from; undefined when none is known. */
export function startOf(organization: Organization): URL | undefined {
  const { website } = organization
  if (website === undefined || websiteKey(website) === undefined) return undefined
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`
  return URL.canParse(address) ? new URL(address) : undefined
}
