import type { LookupResult } from '#domain/lookup.ts'
import type { Organization } from '#domain/organization.ts'
import { cleanDocument } from './document/clean.ts'
import type { CleanDocument } from './document/clean-document.ts'
import type { ModelReader } from './model/model-reader.ts'
import type { Web } from './net/web.ts'
import { type ReadingLimits, type ReadSiteOptions, readingLimits, readSite } from './read-site.ts'
import { ResearchError } from './research-error.ts'
import { readFacts } from './rules/page-facts.ts'
import { startOf } from './site/website.ts'

/** What reading a site live needs from outside. */
export interface LiveParts {
  web: Web
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
    model: parts.model,
    readFacts,
    clean: cleanAnswer,
    now: parts.now ?? (() => new Date()),
    limits: { ...readingLimits, ...parts.limits },
  }
  return readSite(organization, start, reader, options)
}

function cleanAnswer(
  answer: Extract<Awaited<ReturnType<Web['read']>>, { status: 'read' }>,
  readAt: string,
): Promise<CleanDocument> {
  const { bytes, contentType, charset, url, finalUrl } = answer
  return cleanDocument({ bytes, contentType, charset, url, finalUrl, readAt })
}
