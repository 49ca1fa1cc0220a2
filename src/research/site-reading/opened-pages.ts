import type { AskedSite } from './asked-site.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import type { SkippedPage } from '../gathered/ledger.ts'
import { readSheets } from './read-sheets.ts'
import type { PageReading, PageTask, Reader, Stopped } from '../readers/page-task.ts'
import type { ReadSiteOptions, SiteReader } from './site-reader.ts'

/** Opens pages of a site: each is fetched with its style sheets, read, and skipped where it does not speak for the body. */
export function openPages(
  site: AskedSite,
  reader: SiteReader,
  pages: Reader,
  keeper: ReadSiteOptions['keeper'],
  signal: AbortSignal,
) {
  const read = (source: PageTask['source'], byPerson: boolean): Promise<PageReading | Stopped> => {
    const isReadHere = reader.model === undefined
    const asks = { for: 'facts', organization: site.organization } as const
    return pages.read({ source, asks, byPerson, blocks: isReadHere ? 'none' : 'beginning', packs: isReadHere }, signal)
  }

  return {
    /** @param place a home page settles which site is read and what its body is called, before it is read as one of its pages */
    async open(asked: string, place: 'start' | 'inside'): Promise<PageReading | SkippedPage> {
      const answer = await reader.web.read(asked, { signal, cache: keeper?.cache })
      if (answer.status === 'skipped') {
        const { reason, detail, closesSite } = answer
        return { url: asked, skipped: reason, detail, ...(closesSite && { closesSite }) }
      }
      const { bytes, contentType, charset, url, finalUrl } = answer
      const sheets = await readSheets(reader.web, answer, signal)
      const raw = { bytes, contentType, charset, url, finalUrl, readAt: reader.now().toISOString(), sheets }
      let reading = await read({ raw }, false)
      // What a page says depends on whose it is; a home page is read again once it has told.
      if (place === 'start' && !('stopped' in reading) && reading.document.unreadable === undefined && site.settleOn(reading))
        reading = await read({ raw }, false)
      if ('stopped' in reading) return { url: asked, skipped: reading.stopped }
      const { title, unreadable } = reading.document
      if (unreadable !== undefined) return { url: asked, title, skipped: unreadable }
      return site.owns(reading.document) ? reading : { url: asked, title, skipped: 'other-site' }
    },

    /** A document that a person brought: its text is known, its facts are read as those of a page. */
    async openBrought(brought: CleanDocument): Promise<PageReading | SkippedPage> {
      const reading = await read({ document: brought }, true)
      if (!('stopped' in reading)) return reading
      return { url: brought.finalUrl, title: brought.title, skipped: reading.stopped }
    },
  }
}
