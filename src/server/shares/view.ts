import type { ShareView } from '#contract/shares.ts'
import { shownThroughLink } from '#domain/shares/shown-lines.ts'
import type { Statements } from '../db/transaction.ts'
import { hasInterest } from '../interests/store.ts'
import { namesUnreadOf } from '../prospects/names-unread.ts'
import type { OpenedLink } from './store.ts'

/** What a link shows, field by field: what is not named here is not shown. The page server renders it, too. */
export async function shareViewOf(db: Statements, { prospect, mode }: Pick<OpenedLink, 'prospect' | 'mode'>): Promise<ShareView> {
  const certifications = shownThroughLink(prospect.certifications)
  const namesUnread = namesUnreadOf(prospect).length
  return {
    organization: prospect.organization,
    certifications,
    ...(certifications.length === 0 && prospect.certifications.length > 0 ? { awaitsCheck: true as const } : {}),
    ...(namesUnread === 0 ? {} : { namesUnread }),
    searchId: prospect.id,
    interested: await hasInterest(db, prospect.id),
    version: prospect.version,
    mode,
  }
}
