import { counted } from '#domain/text/counted.ts'
import { documentName } from '#domain/evidence/document-address.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { type LookupEvent, type SkipReason, skipSentences } from '#domain/lookups/lookup.ts'
import { noPages, type PagesRead, pagesAfter } from '#domain/lookups/pages-read.ts'
import { shownAddress } from '../../ui/clipping/page-address.ts'

/** One thing that happened, as the feed tells it. */
export interface FeedRow {
  key: string
  state: 'done' | 'skipped' | 'now'
  text: string
  /** Milliseconds since the look-up began. */
  at: number
}

/** All that is known of a running look-up. */
export interface Feed {
  lookupId: string | undefined
  rows: readonly FeedRow[]
  /** In the order they arrived; a changed one stays in its place. */
  certifications: readonly Certification[]
  names: readonly string[]
  pages: PagesRead
  quotes: { checked: number; found: number }
  /** Of the newest event, in milliseconds since the look-up began. */
  at: number
}

export const emptyFeed: Feed = {
  lookupId: undefined,
  rows: [],
  certifications: [],
  names: [],
  pages: noPages,
  quotes: { checked: 0, found: 0 },
  at: 0,
}

/** The feed after one more event. Its end ('finished', 'failed') is not the feed's matter. */
export function nextFeed(before: Feed, event: LookupEvent): Feed {
  const feed = { ...before, at: Math.max(before.at, event.at), pages: pagesAfter(before.pages, event) }
  switch (event.type) {
    case 'started':
      // A look-up that is joined tells everything again.
      return { ...emptyFeed, lookupId: event.lookupId, at: event.at }
    case 'pages-chosen':
      return {
        ...feed,
        rows: withRow(feed.rows, {
          key: 'pages-chosen',
          state: 'done',
          text: `Found ${counted(event.found, 'page')}, chose ${feed.pages.chosen} to read`,
          at: event.at,
        }),
      }
    case 'names-seen':
      return {
        ...feed,
        names: event.names,
        rows: withRow(feed.rows, { key: 'names-seen', state: 'done', text: namesInWords(event.names), at: event.at }),
      }
    case 'page-reading':
      return { ...feed, rows: withRow(feed.rows, pageRow('now', `Reading ${pageInWords(event.url)}`, event)) }
    case 'page-read':
      return {
        ...feed,
        rows: withRow(feed.rows, pageRow('done', `Read ${pageInWords(event.url)}`, { ...event, url: event.asked ?? event.url })),
      }
    case 'page-skipped':
      return {
        ...feed,
        rows: withRow(feed.rows, pageRow('skipped', `Skipped ${pageInWords(event.url)}, ${skipWords(event.reason)}`, event)),
      }
    case 'certification':
      return { ...feed, certifications: withCertification(feed.certifications, event.certification) }
    case 'certification-withdrawn':
      return { ...feed, certifications: feed.certifications.filter(({ id }) => id !== event.id) }
    case 'quotes-checked':
      return { ...feed, quotes: { checked: event.checked, found: event.found } }
    case 'notice':
      return {
        ...feed,
        rows: withRow(feed.rows, { key: `notice ${event.message}`, state: 'skipped', text: event.message, at: event.at }),
      }
    // The catalogue's certifications were told one by one before.
    case 'stored':
    case 'finished':
    case 'failed':
      return feed
    default:
      return event satisfies never
  }
}

/** What is told to those who listen: one sentence about where the look-up stands. */
export function feedInWords(feed: Feed): string {
  const now = feed.rows.findLast(({ state }) => state === 'now')?.text
  const parts = [
    pagesInWords(feed),
    feed.quotes.found === 0 ? undefined : `${feed.quotes.checked} of ${counted(feed.quotes.found, 'quote')} checked`,
    feed.certifications.length === 0 ? undefined : `${counted(feed.certifications.length, 'certification')} so far`,
    now,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? '' : `${parts.join(', ')}.`
}

function pagesInWords({ pages }: Feed): string | undefined {
  return pages.chosen === 0 ? undefined : `${pages.read} of ${counted(pages.chosen, 'page')} read`
}

function withRow(rows: readonly FeedRow[], row: FeedRow): FeedRow[] {
  const place = rows.findIndex(({ key }) => key === row.key)
  return place === -1 ? [...rows, row] : rows.with(place, row)
}

function withCertification(all: readonly Certification[], one: Certification): Certification[] {
  const place = all.findIndex(({ id, name }) => (one.id === undefined ? name === one.name : id === one.id))
  return place === -1 ? [...all, one] : all.with(place, one)
}

function pageRow(state: FeedRow['state'], text: string, { url, at }: { url: string; at: number }): FeedRow {
  return { key: `page ${url}`, state, text, at }
}

/** The path alone; the host too where there is no path. */
function pageInWords(url: string): string {
  const name = documentName(url)
  if (name !== undefined) return `“${name}”`
  const { host, path } = shownAddress(url)
  return path === '' ? host : path
}

function skipWords(reason: SkipReason): string {
  return skipSentences[reason]
}

const mostNames = 8

function namesInWords(names: readonly string[]): string {
  const rest = names.length - mostNames
  const shown = names.slice(0, mostNames).join(', ')
  return `Names seen: ${shown}${rest > 0 ? ` and ${rest} more` : ''}`
}
