import type { LookupResult } from '#domain/lookup.ts'
import type { Organization } from '#domain/organization.ts'
import { cleanDocument } from './document/clean.ts'
import type { CleanDocument } from './document/clean-document.ts'
import type { ModelReader } from './model/model-reader.ts'
import type { Web, WebAnswer } from './net/web.ts'
import { readSheets } from './read-sheets.ts'
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
    clean: (answer: ReadAnswer, readAt: string, signal: AbortSignal) => cleanAnswer(parts.web, answer, readAt, signal),
    now: parts.now ?? (() => new Date()),
    limits: { ...readingLimits, ...parts.limits },
  }
  return readSite(organization, start, reader, options)
}

type ReadAnswer = Extract<WebAnswer, { status: 'read' }>

/** A page as text; the style sheets of its own site are read with it, so that what they hide is not. */
async function cleanAnswer(web: Web, answer: ReadAnswer, readAt: string, signal: AbortSignal): Promise<CleanDocument> {
  const { bytes, contentType, charset, url, finalUrl } = answer
  const sheets = await readSheets(web, answer, signal)
  return cleanDocument({ bytes, contentType, charset, url, finalUrl, readAt, sheets })
}
