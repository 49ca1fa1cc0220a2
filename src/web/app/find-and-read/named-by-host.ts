import type { Organization } from '#domain/organizations/organization.ts'
import { shownAddress } from '../../ui/clipping/page-address.ts'

/** Whether a body goes by nothing but the host of its website, as one does that was found by its address and named by no page. */
export function isNamedByHost({ name, website }: Pick<Organization, 'name' | 'website'>): boolean {
  return website !== undefined && name === shownAddress(website).host
}
