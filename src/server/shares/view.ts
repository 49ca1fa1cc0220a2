import type { ShareView } from '#contract/shares.ts'
import { shownThroughLink } from '#domain/shown-lines.ts'
import type { Statements } from '../db/transaction.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { findShared, hasInterest } from './store.ts'

/** What a live link shows; undefined for an unknown, revoked or deleted one. The page server renders it, too. */
export async function findShareView(db: Statements, shareId: string): Promise<ShareView | undefined> {
  const prospect = await findShared(db, shareId)
  return prospect && shareViewOf(db, prospect)
}

/** Field by field: what is not named here is not shown. */
export async function shareViewOf(db: Statements, prospect: StoredProspect): Promise<ShareView> {
  return {
    organization: prospect.organization,
    certifications: shownThroughLink(prospect.certifications),
    searchId: prospect.id,
    interested: await hasInterest(db, prospect.id),
    version: prospect.version,
  }
}
