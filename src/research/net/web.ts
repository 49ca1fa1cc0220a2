import type { RawDocument } from '../document/clean.ts'
import type { SkipReason } from '#domain/lookups/lookup.ts'

/** A page kept from an earlier reading, so that an unchanged one costs no transfer. */
export interface HeldPage extends Pick<RawDocument, 'bytes' | 'contentType' | 'charset' | 'finalUrl'> {
  etag?: string
  lastModified?: string
}

/** Where pages are kept between look-ups. */
export interface PageCache {
  get: (url: string) => Promise<HeldPage | undefined>
  put: (url: string, page: HeldPage) => Promise<void>
}

/** What came back from one address. */
export type WebAnswer =
  | (HeldPage & {
      status: 'read'
      url: string
      /** True when the copy held already is still current (304); `bytes` are the held ones. */
      unchanged: boolean
    })
  | {
      status: 'skipped'
      url: string
      reason: SkipReason
      /** One technical sentence for the log and for the person: 'isc2.org did not answer in 10 seconds.' */
      detail: string
      /** No page of its site may be read. */
      closesSite?: true
    }

/** The world outside, as the engine sees it. The real one guards addresses and is polite; tests script it. */
export interface Web {
  /**
   * Reads one page or file. Never throws for what the web does; aborting rejects with the signal's reason.
   * @param url absolute http or https address
   * @param options.cache where the page is kept as it came, for the next time
   */
  read(url: string, options: { signal?: AbortSignal | undefined; cache?: PageCache | undefined }): Promise<WebAnswer>
  /** Whether a connection to an origin can be made within so many milliseconds. Asks for nothing there. Never throws. */
  reaches(origin: string, options: { within: number }): Promise<boolean>
  /** The text of a style sheet; undefined when it cannot be had cheaply: then what it hides counts as shown. Never throws for what the web does. */
  stylesheet(url: string, options: { signal?: AbortSignal | undefined }): Promise<string | undefined>
  /** Addresses of a site's sitemaps, at most `limit`. */
  sitemap(origin: string, options: { signal?: AbortSignal | undefined; limit: number }): Promise<string[]>
}

/** An API that answers JSON: Wikidata, a search provider. Undefined when it gave none, whatever the reason. */
export interface JsonApi {
  ask: (
    url: string,
    options?: { signal?: AbortSignal | undefined; headers?: Record<string, string>; body?: unknown },
  ) => Promise<unknown>
}
