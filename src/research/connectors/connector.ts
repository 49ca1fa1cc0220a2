import type { OrganizationMatch } from '#domain/organizations/organization.ts'

/** A place outside that knows bodies: Wikidata, a search provider. Answers nothing when it is away; never throws for that. */
export interface Connector {
  name: OrganizationMatch['source']
  find: (searchTerm: string, signal?: AbortSignal) => Promise<OrganizationMatch[]>
}
