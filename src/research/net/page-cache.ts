/** A page kept from an earlier reading, so that an unchanged one costs no transfer. */
export interface HeldPage {
  finalUrl: string
  contentType: string
  charset: string
  bytes: Uint8Array
  etag?: string
  lastModified?: string
}

/** Where pages are kept between look-ups. */
export interface PageCache {
  get: (url: string) => Promise<HeldPage | undefined>
  put: (url: string, page: HeldPage) => Promise<void>
}
