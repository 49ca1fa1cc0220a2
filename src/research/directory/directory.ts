import type { LookupResult } from '#domain/lookup.ts'
import type { Organization, OrganizationMatch } from '#domain/organization.ts'
import { addressOf } from './address.ts'
import { lookupResultOf } from './answer.ts'
import { type DetailedBody, loadCatalogue } from './catalogue.ts'
import { entriesOf } from './entry.ts'
import { createSearch } from './search.ts'
import { keyOf, wordsOf } from './spelling.ts'

/** The built-in directory of credentialing bodies: finds them, and answers for those it describes in full. */
export interface Directory {
  /** Readings of a typed name, abbreviation, credential or address, best first, at most eight; empty when nothing fits. */
  find: (searchTerm: string) => OrganizationMatch[]
  /** The catalogue's certifications of a confirmed body; undefined when it only knows the name, or not even that. */
  answer: (organization: Organization) => LookupResult | undefined
}

/**
 * Loads the catalogue and builds its index.
 * @param folder holds `bodies/` and `names/`
 * @throws CatalogueError for a file that cannot be used
 */
export function openDirectory(folder: string): Directory {
  const catalogue = loadCatalogue(folder)
  const search = createSearch(entriesOf(catalogue))
  return {
    find: (searchTerm) => search.find(searchTerm),
    answer(organization) {
      const body = bodyFor(organization, catalogue.bodies)
      return body === undefined ? undefined : lookupResultOf(body)
    },
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
