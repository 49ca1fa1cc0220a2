import { type IsOwnPage, type Site, sameSite, siteOf, startOf } from '#research'
import type { CatalogueEvidence, PageEvidence } from '#domain/evidence/evidence.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { Organization } from '#domain/organizations/organization.ts'

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

/** What tells a body from another: its name, and its site where one is known. */
interface KnownBody {
  name: string
  site: Site | null
}

/** A body as it is asked for or found. */
export function bodyOf(organization: Pick<Organization, 'name' | 'website'>): KnownBody {
  return { name: organization.name, site: siteOfBody(organization) ?? null }
}

/** The body of a row that has its site in columns. */
export function storedBody(row: SiteColumns & { organization: Pick<Organization, 'name'> }): KnownBody {
  return { name: row.organization.name, site: storedSite(row) }
}

/** Whether two are one body: of the same site; of the same name where one of the two has no website. */
export function isSameBody(one: KnownBody, other: KnownBody): boolean {
  if (one.site !== null && other.site !== null) return sameSite(one.site, other.site)
  return foldName(one.name) === foldName(other.name)
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
