import type { LookupEvent } from './lookup.ts'

/** How far a look-up is with the pages of a site. */
export interface PagesRead {
  /** Pages chosen so far, including those in progress and those that failed; 0 until some are chosen. */
  chosen: number
  begun: number
  read: number
  skipped: number
}

export const noPages: PagesRead = { chosen: 0, begun: 0, read: 0, skipped: 0 }

/** The same after one more event. A look-up that finds little reads more pages than it chose at first. */
export function pagesAfter(before: PagesRead, event: LookupEvent): PagesRead {
  const chosen = event.type === 'pages-chosen' ? Math.max(before.chosen, event.chosen) : before.chosen
  const begun = before.begun + Number(event.type === 'page-reading')
  const read = before.read + Number(event.type === 'page-read')
  const skipped = before.skipped + Number(event.type === 'page-skipped')
  return { chosen: chosen === 0 ? 0 : Math.max(chosen, begun, read + skipped), begun, read, skipped }
}
