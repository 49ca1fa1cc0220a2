import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'
import { emptyFeed, type Feed, nextFeed } from '../lookup-progress/feed.ts'

/** A result in view, and how far the reading of the site is that completes it. */
export interface ShownResult {
  result: LookupResult
  /** Null once nothing more comes. */
  completing: Feed | null
  /** The moment of the reading, of an answer that was read before it was asked for. */
  readAt?: string | undefined
}

/** The catalogue's answer from the moment it is shown. */
export function shownStored(result: LookupResult, feed: Feed): ShownResult {
  return { result, completing: { ...emptyFeed, lookupId: feed.lookupId } }
}

/** A whole answer, which may have been read before it was asked for. */
export function shownWhole({ result, readAt }: Extract<LookupEvent, { type: 'finished' }>): ShownResult {
  return { result, completing: null, ...(readAt !== undefined && { readAt }) }
}

/** What is shown after one more event: each certification in its place, the whole answer at the end. */
export function nextShown(shown: ShownResult, event: LookupEvent): ShownResult {
  const { result, completing } = shown
  if (completing === null) return shown
  switch (event.type) {
    case 'finished':
      return { result: event.result, completing: null }
    case 'failed':
      return ended(shown, `The site could not be read to the end. These are the results so far. ${event.message}`)
    case 'stored':
      // A look-up that is joined again tells everything from the start.
      return { result: event.result, completing }
    case 'certification':
      return { result: withOne(result, event.certification), completing }
    case 'certification-withdrawn': {
      const certifications = result.certifications.filter(({ id }) => id !== event.id)
      return { result: { ...result, certifications }, completing }
    }
    default:
      return { result, completing: nextFeed(completing, event) }
  }
}

/** What is shown when nothing more comes, and why. */
export function ended({ result }: ShownResult, siteNotRead: string): ShownResult {
  return { result: { ...result, siteNotRead }, completing: null }
}

function withOne(result: LookupResult, one: Certification): LookupResult {
  const { certifications } = result
  const place = certifications.findIndex(({ id }) => id === one.id)
  return { ...result, certifications: place === -1 ? [...certifications, one] : certifications.with(place, one) }
}
