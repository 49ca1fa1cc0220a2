import type { LookupEvent, LookupResult } from '#domain/lookup.ts'
import type { Organization, OrganizationMatch } from '#domain/organization.ts'

/** The research engine's front door: finds bodies and reads their certifications. No database, no web framework inside. */
export interface Research {
  /** Readings of a typed name, abbreviation, credential or address, best first; empty when nothing fits. */
  findOrganization(searchTerm: string, options?: { signal?: AbortSignal }): Promise<OrganizationMatch[]>
  /**
   * Certifications of a confirmed body. Progress goes to `onEvent` in order ('started' first; 'finished' and 'failed' are the caller's).
   * @throws ResearchError with a code a person can act on
   */
  findCertifications(
    organization: Organization,
    options: {
      signal?: AbortSignal
      onEvent?: (event: LookupEvent) => void
      /** 'live' reads the site although the catalogue knows the body. */
      prefer?: 'catalogue' | 'live'
    },
  ): Promise<LookupResult>
}
