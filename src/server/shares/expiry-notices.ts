import { pages, wholeAddress } from '#contract/pages.ts'
import { expiryNoticeDays } from '#domain/shares/link.ts'
import { findOwner } from '../accounts/owner.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { linkExpiringNotice } from '../mail/templates/link-expiring.ts'
import { liveLinks } from './live-links.ts'
import { changeLink } from './store.ts'

/** Warns each owner once of a link that expires within three days; called once an hour. */
export async function warnOfExpiry(context: Context): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const now = context.now()
    // Of two processes the later one finds nothing left to tell.
    const expiring = await liveLinks(trx, now)
      .select(['share_links.id', 'share_links.name', 'share_links.expires_at', 'prospects.organization', 'prospects.owner_id'])
      .where('share_links.expires_at', '<=', new Date(now.getTime() + expiryNoticeDays * 86_400_000))
      .where('share_links.expiry_told_at', 'is', null)
      .where('share_links.notify', '=', true)
      .orderBy('share_links.id')
      .forUpdate('share_links')
      .execute()
    for (const { id, name, expires_at: expiresAt, organization, owner_id } of expiring) {
      const owner = await findOwner(trx, owner_id)
      const letter = linkExpiringNotice({
        owner: owner.username,
        organization: organization.name,
        linkName: name,
        lastDay: new Date((expiresAt ?? now).getTime() - 1),
        link: wholeAddress(context.config.publicUrl, pages.shareLinks()),
      })
      await enqueueMail(context, trx, { ...letter, to: { name: owner.username, email: owner.email }, ownerId: owner.id })
      await changeLink(trx, id, { expiry_told_at: now })
    }
  })
}
