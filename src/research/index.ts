import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import type { Connector } from './connectors/connector.ts'
import type { Directory } from './directory/directory.ts'
import type { CleanDocument } from './document/clean-document/clean-document.ts'
import { answerFromCatalogue, completeFromSite } from './answers/complete-from-site.ts'
import { type BodyMemory, findOrganization, type FindOrganizationOptions } from './bodies/find-organization.ts'
import { readLive } from './site-reading/read-site.ts'
import { readDocuments } from './files/read-documents.ts'
import { readAgain, type ReadAgain, type ReadAgainOptions } from './answers/read-again.ts'
import type { AddedPage, LiveParts, PageKeeper } from './site-reading/site-reader.ts'
import type { PageToReadAgain } from './readers/packed.ts'
import type { Turn } from './readers/page-task.ts'
import { ResearchError } from './site-reading/research-error.ts'
import { type IsOwnPage, pagesOf, sameSite, siteOf } from './site/site.ts'
import { hostName, startOf, websiteOf } from './site/website.ts'

export { type BroughtDocument, readBroughtDocument } from './files/added-document.ts'
export { checkLine } from './drafts/check-line.ts'
export type { Connector } from './connectors/connector.ts'
export { typedAddress } from './connectors/typed-address.ts'
export { type SearchSettings, webSearchConnector } from './connectors/web-search.ts'
export { wikidataConnector } from './connectors/wikidata.ts'
export { comparison } from './answers/comparison.ts'
export { CatalogueError } from './directory/catalogue.ts'
export { type Directory, openDirectory } from './directory/directory.ts'
export { catalogueFolder } from './directory/location.ts'
export type { BodyMemory, FindOrganizationOptions } from './bodies/find-organization.ts'
export type { CleanDocument } from './document/clean-document/clean-document.ts'
export { type KeptPage, keptPage } from './document/clean-document/kept-page.ts'
export { createModelReader } from './model/create-model-reader.ts'
export type { ModelReader } from './model/model-reader.ts'
export { tryModel } from './model/requests/load-model.ts'
export type { ModelAnswers } from './model/requests/settings.ts'
export type { ModelSpending } from './model/requests/budget.ts'
export { createJsonApi } from './net/json-api.ts'
export type { HeldPage, PageCache } from './net/web.ts'
export { createPublicWeb } from './net/public-web.ts'
export { createPoster, type Poster, refusedTarget } from './net/poster.ts'
export type { Web } from './net/web.ts'
export type { Readers } from './readers/page-task.ts'
export { createReaderPool } from './readers/reader-pool.ts'
export type { ReadAgain, ReadAgainOptions } from './answers/read-again.ts'
export type { PageToReadAgain } from './readers/packed.ts'
export type { AddedPage, LiveParts, PageKeeper } from './site-reading/site-reader.ts'
export { ResearchError } from './site-reading/research-error.ts'
export { exportFacts } from './answers/export-facts.ts'
export { type IsOwnPage, pagesOf, sameSite, type Site, siteOf } from './site/site.ts'
export { startKey, startOf } from './site/website.ts'

/** The research engine's front door: finds bodies and reads their certifications. No database, no web framework inside. */
export interface Research {
  /**
   * Readings of a typed name, abbreviation, credential or address, best first; empty when nothing fits.
   * @throws whatever `beforeAsking` throws, when nothing is known without asking
   */
  findOrganization(searchTerm: string, options?: FindOrganizationOptions): Promise<OrganizationMatch[]>
  /**
   * The body that is asked about, named by the directory, or by the host of its website until its site is read; never by the
   * asker. Undefined when neither the directory nor the asker knows a website.
   */
  identify(asked: Pick<Organization, 'name' | 'website'>): Organization | undefined
  /** The pages that speak for a body: its own, and those on sites that the catalogue confirms for it. Undefined without a website. */
  ownPages(organization: Pick<Organization, 'website'>): IsOwnPage | undefined
  /** What the catalogue answers for a body, without the web; undefined where it does not describe the body. */
  storedAnswer(organization: Organization): LookupResult | undefined
  /**
   * Certifications of a confirmed body. Progress goes to `onEvent` in order ('started', 'finished' and 'failed' are the caller's).
   * @throws ResearchError with a code a person can act on
   */
  findCertifications(organization: Organization, options: FindCertificationsOptions): Promise<LookupResult>
  /**
   * Reads the pages of an answer again with what a person said of names; nobody outside is asked.
   * @throws ResearchError INTERRUPTED when a page could not be read again, or this installation reads no pages
   */
  readAgain(answer: LookupResult, pages: readonly PageToReadAgain[], options: ReadAgainOptions): Promise<ReadAgain>
}

export interface FindCertificationsOptions {
  signal?: AbortSignal
  onEvent?: (event: LookupEvent) => void
  /**
   * 'catalogue' unless given: the catalogue's answer, and for a body it does not describe the site's. 'complete': the catalogue's
   * answer at once, then completed by the site. 'live': the site's alone, although the catalogue knows the body.
   */
  prefer?: 'catalogue' | 'complete' | 'live'
  /** Pages or documents a person adds to a live reading. */
  added?: readonly AddedPage[]
  /** Whether its pages are read before those of others; first unless given. */
  turn?: Turn | undefined
  /** Where this look-up keeps what it reads; nowhere unless given. */
  keeper?: PageKeeper
}

export interface ResearchParts {
  directory: Directory
  /** Places outside that know bodies; none: the directory and typed addresses only. */
  connectors?: readonly Connector[]
  memory?: BodyMemory
  /** Reading websites; absent: the catalogue only. */
  live?: LiveParts
}

/** Builds the engine from its parts; everything outside the process is one of them. */
export function createResearch(parts: ResearchParts): Research {
  return {
    findOrganization: (searchTerm, options = {}) =>
      findOrganization(
        searchTerm,
        { directory: parts.directory, connectors: parts.connectors ?? [], memory: parts.memory, patience: 3_000 },
        options,
      ),
    identify: (asked) => parts.directory.identify(asked) ?? byHost(asked),
    ownPages: (organization) => ownPages(organization, parts.directory),
    storedAnswer: (organization) => parts.directory.answer(organization),
    async findCertifications(organization, options) {
      const { live } = parts
      const answer = options.prefer === 'live' && live !== undefined ? undefined : parts.directory.answer(organization)
      const reading = { ...options, isOwn: ownPages(organization, parts.directory) }
      if (answer !== undefined && options.prefer === 'complete' && live !== undefined) {
        return completeFromSite(answer, organization, live, reading)
      }
      if (answer !== undefined) return answerFromCatalogue(answer, options)
      const brought = documentsAlone(organization, options)
      if (brought !== undefined && live !== undefined) return readDocuments(organization, brought, live, options)
      if (live === undefined) throw new ResearchError('NOTHING_FOUND', notInCatalogue(organization.name))
      return readLive(organization, live, reading)
    },
    readAgain(answer, pages, options) {
      const { live } = parts
      if (live === undefined) throw new ResearchError('INTERRUPTED', 'This installation does not read websites.')
      const stored = answer.origin === 'both' ? parts.directory.answer(answer.organization) : undefined
      return readAgain(answer, pages, { readers: live.readers, stored: stored?.certifications ?? [] }, options)
    },
  }
}

/** The documents that alone tell of a body: its website is not known, and somebody brought some. */
function documentsAlone(organization: Organization, { added = [] }: FindCertificationsOptions): CleanDocument[] | undefined {
  const documents = added.flatMap((one) => ('document' in one ? [one.document] : []))
  return startOf(organization) === undefined && documents.length > 0 && documents.length === added.length ? documents : undefined
}

/** A body that only its website tells of, named by its host as a typed address is. */
function byHost({ website }: Pick<Organization, 'website'>): Organization | undefined {
  const start = website === undefined ? undefined : websiteOf(website)
  return start && { name: hostName(start), description: '', website: start.href }
}

function ownPages({ website }: Pick<Organization, 'website'>, directory: Directory): IsOwnPage | undefined {
  const start = startOf({ website })
  if (start === undefined) return undefined
  const isOwn = pagesOf(start)
  const confirmed = directory.confirmedSites(siteOf(start))
  return (page) => isOwn(page) || confirmed.some((site) => sameSite(site, siteOf(page)))
}

function notInCatalogue(name: string): string {
  return `The built-in catalogue has no certification details of ${name}, and this installation does not read websites.`
}
