import type { Prospect } from '#domain/prospects/prospect.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Statements } from '../db/transaction.ts'
import { findProspect } from './owned.ts'
import type { StoredProspect } from './store.ts'
import { findLastEdit } from './versions.ts'

/** @throws ApiError NOT_FOUND, the same for a missing, a deleted and another user's prospect */
export async function ownProspect(db: Statements, id: number, userId: string): Promise<Prospect> {
  const prospect = orNotFound(await findProspect(db, id, userId))
  return prospect
}

/**
 * Refuses an edit that started from an older version than the newest; without a version it is let through.
 * @throws ApiError STALE_VERSION with the current data, who saved them and when
 */
export async function refuseStale(trx: Statements, prospect: StoredProspect, baseVersion: number | undefined): Promise<void> {
  if (baseVersion === undefined || baseVersion === prospect.version) return
  const { author, at } = await findLastEdit(trx, prospect)
  const current = await ownProspect(trx, prospect.id, prospect.owner_id)
  throw new ApiError('STALE_VERSION', { details: { current, savedBy: author, savedAt: at } })
}
