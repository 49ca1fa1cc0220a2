import type { LiveLink } from '#contract/shares.ts'
import { formatDate } from '#domain/text/day-words.ts'

/**
 * Whether people opened a link, as a sentence without its full stop. Who they are is not known; nor is whether anybody opened it whose
 * browser counts no view, though they may well have said something through it.
 */
export function openedWords({
  openedAt,
  lastOpenedAt,
  viewCount,
}: Pick<LiveLink, 'openedAt' | 'lastOpenedAt' | 'viewCount'>): string {
  if (openedAt === null) return 'No views yet'
  const first = formatDate(openedAt)
  const last = formatDate(lastOpenedAt ?? openedAt)
  if (viewCount <= 1) return `Opened ${first}`
  const times = `Opened ${viewCount.toLocaleString('en-US')} times`
  return first === last ? `${times}, ${first}` : `${times}, first ${first}, last ${last}`
}
