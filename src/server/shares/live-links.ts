import type { Statements } from '../db/transaction.ts'

/** Links that were not ended, of prospects that are not deleted: what an owner has, paused and expired ones too. */
export function keptLinks(db: Statements) {
  return db
    .selectFrom('share_links')
    .innerJoin('prospects', 'prospects.id', 'share_links.prospect_id')
    .where('share_links.revoked_at', 'is', null)
    .where('prospects.deleted_at', 'is', null)
}

/**
 * Links that are open at a given time, ignoring passcodes: neither ended nor paused nor expired, the prospect not deleted, its owner not
 * disabled – nobody would answer for what comes through it. Every question about a link that opens is asked of this.
 */
export function liveLinks(db: Statements, now: Date) {
  return keptLinks(db)
    .innerJoin('users', 'users.id', 'prospects.owner_id')
    .where('share_links.paused_at', 'is', null)
    .where((link) => link.or([link('share_links.expires_at', 'is', null), link('share_links.expires_at', '>', now)]))
    .where('users.disabled_at', 'is', null)
}
