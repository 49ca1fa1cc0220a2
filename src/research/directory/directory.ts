import type { LookupResult } from '#domain/lookups/lookup.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import { isUnder, pagesOf, sameSite, type Site, siteOf } from '../site/site.ts'
import { startOf, websiteOf } from '../site/website.ts'
import { addressOf } from './address.ts'
import { lookupResultOf } from './answer.ts'
import { type DetailedBody, loadCatalogue } from './catalogue.ts'
import { entriesOf } from './entry.ts'
import { createSearch } from './search.ts'
import { keyOf, wordsOf } from './spelling.ts'
import { filled } from '../plain/filled.ts'

/** The built-in directory of credentialing bodies: finds them, and answers for those it describes in full. */
export interface Directory {
  /** Readings of a typed name, abbreviation, credential or address, best first, at most eight; empty when nothing fits. */
  find: (searchTerm: string) => OrganizationMatch[]
  /** The catalogue's certifications of a confirmed body; undefined when it only knows the name, or not even that. */
  answer: (organization: Organization) => LookupResult | undefined
  /** The body that a website, or without one a name, stands for, in the directory's own words; undefined when it knows none. */
  identify: (asked: Pick<Organization, 'name' | 'website'>) => Organization | undefined
  /** Further sites on which a body of this site publishes, as sources of the catalogue confirm. */
  confirmedSites: (site: Site) => readonly Site[]
}

/**
 * Loads the catalogue and builds its index.
 * @param folder holds `bodies/` and `names/`
 * @throws CatalogueError for a file that cannot be used
 */
export function openDirectory(folder: string): Directory {
  const catalogue = loadCatalogue(folder)
  const search = createSearch(entriesOf(catalogue))
  const confirmed = catalogue.bodies.flatMap(confirmedBy)
  return {
    find: (searchTerm) => search.find(searchTerm),
    answer(organization) {
      const body = bodyFor(organization, catalogue.bodies)
      return body === undefined ? undefined : lookupResultOf(body)
    },
    identify: (asked) => identify(asked, search.find),
    confirmedSites: (site) => confirmed.flatMap((one) => (sameSite(one.body, site) ? one.sites : [])),
  }
}

/** The body an organization stands for: by its website; by its name where several share the website's host or no website is given. */
function bodyFor(organization: Organization, bodies: readonly DetailedBody[]): DetailedBody | undefined {
  const address = organization.website === undefined ? undefined : addressOf(organization.website)
  const onHost = address === undefined ? bodies : bodies.filter((body) => addressOf(body.website)?.host === address.host)
  const there = onHost.filter((body) => address !== undefined && addressOf(body.website)?.path === address.path)
  if (there.length === 1) return there[0]
  const key = keyOf(wordsOf(organization.name))
  const named = onHost.filter((body) => namesOf(body).some((name) => keyOf(wordsOf(name)) === key))
  return named.length === 1 ? named[0] : undefined
}

function namesOf(body: DetailedBody): string[] {
  return [body.name, ...(body.otherSpellings ?? []), ...(body.formerNames ?? [])]
}

/** The one body of the directory at an address, or of a name; where several share the address, the one that is named. */
function identify(
  { name, website }: Pick<Organization, 'name' | 'website'>,
  find: (term: string) => OrganizationMatch[],
): Organization | undefined {
  const start = website === undefined ? undefined : websiteOf(website)
  const found = website === undefined ? find(name) : start === undefined ? [] : find(start.href).filter(isAbove(start))
  const named = found.filter((one) => foldName(one.name) === foldName(name))
  const fitting = named.length > 0 || website === undefined ? named : found
  const [body] = fitting
  if (body === undefined || fitting.length > 1) return undefined
  const { description, abbreviation } = body
  return { name: body.name, description, ...filled({ abbreviation }), website: website ?? body.website }
}

/** Whether a body's website is the host of an address, or one above it of the same site. */
function isAbove(start: URL): (match: OrganizationMatch) => boolean {
  return (match) => {
    const own = startOf(match)
    if (own === undefined || !sameSite(siteOf(own), siteOf(start))) return false
    return isUnder(start.hostname, own.hostname)
  }
}

/** The site of a body, and those its own sources lie on beside the pages of its website. */
function confirmedBy(body: DetailedBody): { body: Site; sites: Site[] }[] {
  const start = websiteOf(body.website)
  if (start === undefined) return []
  const isOwn = pagesOf(start)
  const sites: Site[] = []
  for (const { url, publisher } of Object.values(body.sources)) {
    const page = new URL(url)
    if (publisher !== 'body' || isOwn(page)) continue
    const site = siteOf(page)
    if (!sites.some((one) => sameSite(one, site))) sites.push(site)
  }
  return [{ body: siteOf(start), sites }]
}
