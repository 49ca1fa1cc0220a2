import { type IsOwnPage, type Site, sameSite, siteOf, startOf } from '#research'
import type { CatalogueEvidence, PageEvidence } from '#domain/evidence.ts'
import type { Organization } from '#domain/organization.ts'

/** A site as it stands in the columns of a row. */
interface SiteColumns {
  site_host: string | null
  site_path: string | null
}

/** The site of a body, by the address that is fetched for its website; undefined when no website is known. */
export function siteOfBody(organization: Pick<Organization, 'website'>): Site | undefined {
  const start = startOf(organization)
  return start && siteOf(start)
}

export function storedSite({ site_host: host, site_path: path }: SiteColumns): Site | null {
  return host === null ? null : { host, path: path ?? '' }
}

export function siteColumns(site: Site | null | undefined): SiteColumns {
  return { site_host: site?.host ?? null, site_path: site?.path ?? null }
}

/** Whether a site is one of some: host and path are the same. */
export function isAmong(site: Site, sites: readonly Site[]): boolean {
  return sites.some((one) => sameSite(one, site))
}

/**
 * Whether a source may speak for a body with these pages of its own. A document that a person brought speaks for that person, wherever it was
 * taken from, and is shown so.
 */
export function speaksFor(evidence: PageEvidence | CatalogueEvidence, isOwn: IsOwnPage | undefined): boolean {
  if (evidence.kind === 'page' && evidence.witness === 'person') return true
  const page = URL.parse(evidence.url)
  return page !== null && isOwn?.(page) === true
}
