import { pages, wholeAddress } from '#contract/pages.ts'
import { findOwner } from '../accounts/owner.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { siteChangedNotice } from '../mail/templates/site-changed.ts'

/** Tells each owner, in one email, of what was offered since the last one. */
export async function tellOwners(context: Context): Promise<void> {
  const owners = await context.db
    .selectFrom('proposals')
    .innerJoin('prospects', 'prospects.id', 'proposals.prospect_id')
    .select('prospects.owner_id')
    .distinct()
    .where('proposals.told_at', 'is', null)
    .where('prospects.deleted_at', 'is', null)
    .execute()
  for (const { owner_id: ownerId } of owners) await tellOwner(context, ownerId)
}

async function tellOwner(context: Context, ownerId: string): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    // Of two processes the later one finds nothing left to tell.
    const offered = await trx
      .selectFrom('proposals')
      .innerJoin('prospects', 'prospects.id', 'proposals.prospect_id')
      .select(['prospects.id', 'prospects.organization', 'proposals.changes'])
      .where('prospects.owner_id', '=', ownerId)
      .where('prospects.deleted_at', 'is', null)
      .where('proposals.told_at', 'is', null)
      .where('proposals.changes', 'is not', null)
      .orderBy('prospects.id')
      .forUpdate('proposals')
      .execute()
    if (offered.length === 0) return
    const owner = await findOwner(trx, ownerId)
    const address = (path: string) => wholeAddress(context.config.publicUrl, path)
    const [only, ...more] = offered
    const letter = siteChangedNotice({
      owner: owner.username,
      prospects: offered.map(({ organization, changes }) => ({ organization: organization.name, changes: changes ?? 0 })),
      link: address(only !== undefined && more.length === 0 ? pages.prospect(only.id) : pages.prospects()),
    })
    await enqueueMail(context, trx, { ...letter, to: { name: owner.username, email: owner.email }, ownerId })
    await trx
      .updateTable('proposals')
      .set({ told_at: context.now() })
      .where(
        'prospect_id',
        'in',
        offered.map(({ id }) => id),
      )
      .execute()
  })
}
