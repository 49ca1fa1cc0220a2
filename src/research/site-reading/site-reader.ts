import type { LookupEvent } from '#domain/lookups/lookup.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import type { KeptPage } from '../document/clean-document/kept-page.ts'
import type { FrontierLimits } from '../frontier/frontier.ts'
import type { ModelReader } from '../model/model-reader.ts'
import type { PageCache, Web } from '../net/web.ts'
import type { PageToReadAgain } from '../readers/packed.ts'
import type { Readers, Turn } from '../readers/page-task.ts'
import type { IsOwnPage } from '../site/site.ts'

/** What a reading may cost. Times in milliseconds. */
export interface ReadingLimits extends FrontierLimits {
  /** Pages asked for at once. */
  atOnce: number
  /** After this no new page is begun. */
  soft: number
  /** After this the reading ends with what it has. */
  hard: number
}

export const readingLimits: ReadingLimits = { pages: 24, files: 3, depth: 3, atOnce: 4, soft: 30_000, hard: 90_000 }

/** A page or text that a person adds to a reading: an address of the body, or an own document. */
export type AddedPage = { url: string } | { document: CleanDocument }

/** What a site is read with. */
export interface SiteReader {
  web: Web
  /** Reads pages: whatever grows with what a stranger wrote happens there. */
  readers: Readers
  model?: ModelReader | undefined
  now: () => Date
  limits: ReadingLimits
}

/** The same, as it is given from outside: what is left out is as usual. */
export interface LiveParts extends Omit<SiteReader, 'now' | 'limits'> {
  now?: (() => Date) | undefined
  limits?: Partial<ReadingLimits> | undefined
}

/** Where a reading keeps what it reads. */
export interface PageKeeper {
  /** Pages as they came, so that an unchanged one costs no transfer. */
  cache: PageCache
  /**
   * Keeps the text of a page, so that a quote can be opened years later.
   * @param again the page as it can be read again, where nobody but the built-in reader reads it
   */
  keepPage: (page: KeptPage, again?: PageToReadAgain) => Promise<void>
}

export interface ReadSiteOptions {
  signal?: AbortSignal | undefined
  onEvent?: ((event: LookupEvent) => void) | undefined
  added?: readonly AddedPage[]
  /** The pages that speak for the body: its own, and those on sites that the catalogue confirms; its own alone unless given. */
  isOwn?: IsOwnPage | undefined
  keeper?: PageKeeper
  /** Whether its pages are read before those of others; first unless given. */
  turn?: Turn | undefined
  /** Whether a first address that leads to another site is followed there; it is unless this is false. */
  followsSite?: boolean
}
