import { formatDate } from '#domain/text/day-words.ts'
import { renewedDays } from '#domain/shares/link.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** Warns the owner that a link is about to expire. */
export function linkExpiringNotice(given: {
  owner: string
  organization: string
  /** What its owner calls the link; null where it has no name. */
  linkName: string | null
  /** A moment of its last day. */
  lastDay: Date
  /** Whole address of the list of links. */
  link: string
}): Letter {
  const organization = named(given.organization)
  const which = given.linkName === null ? 'The link' : `The link ‘${named(given.linkName)}’`
  return letter('link-expiring', `A link to ${organization} expires on ${formatDate(given.lastDay)}`, [
    greeting(given.owner),
    `${which} to ${organization} stays open through ${formatDate(given.lastDay)} (UTC). One click keeps it open for ${renewedDays} more days.`,
    { label: 'Keep it open', link: given.link },
  ])
}
