import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { ModelReader } from '../model/model-reader.ts'
import type { Web } from '../net/web.ts'
import { readSite } from './read-site.ts'
import { type ReadingLimits, type ReadSiteOptions, readingLimits } from './site-reader.ts'
import type { Readers } from '../readers/page-task.ts'
import { ResearchError } from './research-error.ts'
import { startOf } from '../site/website.ts'

/** What reading a site live needs from outside. */
export interface LiveParts {
  web: Web
  /** Where pages are read. */
  readers: Readers
  model?: ModelReader | undefined
  now?: (() => Date) | undefined
  limits?: Partial<ReadingLimits> | undefined
}

/**
 * Reads a body's certifications on its own website.
 * @throws ResearchError when its website is not known or cannot be read, or states no certification facts
 */
export async function readLive(organization: Organization, parts: LiveParts, options: ReadSiteOptions): Promise<LookupResult> {
  const start = startOf(organization)
  if (start === undefined) {
    throw new ResearchError(
      'ORG_NOT_FOUND',
      `The website of ${organization.name} is not known. Give its address, and it will be read.`,
    )
  }
  const reader = {
    web: parts.web,
    readers: parts.readers,
    model: parts.model,
    now: parts.now ?? (() => new Date()),
    limits: { ...readingLimits, ...parts.limits },
  }
  return readSite(organization, start, reader, options)
}
