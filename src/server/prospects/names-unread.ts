import type { LookupResult } from '#domain/lookups/lookup.ts'
import { namesLeft } from '#domain/prospects/names-unread.ts'
import type { Statements } from '../db/transaction.ts'
import type { StoredProspect } from './store.ts'

/** Notes which names the newest reading of a prospect's site saw and read nothing about. */
export async function noteNamesUnread(
  trx: Statements,
  prospectId: number,
  { ledger }: Pick<LookupResult, 'ledger'>,
): Promise<void> {
  const names = ledger.notRead.map(({ name }) => name)
  await trx
    .updateTable('prospects')
    .set({ names_unread: names.length === 0 ? null : JSON.stringify(names) })
    .where('id', '=', prospectId)
    .execute()
}

/** Those that are still none of its certifications. */
export function namesUnreadOf({
  names_unread: names,
  certifications,
  site_host: site,
}: Pick<StoredProspect, 'names_unread' | 'certifications' | 'site_host'>): string[] {
  return namesLeft(names ?? [], certifications, site ?? '')
}
