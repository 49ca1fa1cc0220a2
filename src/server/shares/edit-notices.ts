import { pages, wholeAddress } from '#contract/pages.ts'
import { describeChanges, summarizeChanges } from '#domain/versions.ts'
import { findOwner } from '../accounts/owner.ts'
import type { Context } from '../context.ts'
import type { ToldEdit } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'
import { enqueueMail, rewriteWaiting } from '../mail/outbox.ts'
import { sharedEditNotice } from '../mail/templates/shared-edit.ts'
import type { StoredProspect } from '../prospects/store.ts'

/** Lets the next edit of an owner's prospects be told anew: to whoever has them then, in no mail that waits for the one before. */
export async function endNoticesTo(trx: Statements, ownerId: string): Promise<void> {
  await trx
    .deleteFrom('edit_notices')
    .where('prospect_id', 'in', (from) => from.selectFrom('prospects').select('prospects.id').where('owner_id', '=', ownerId))
    .execute()
}

/** Milliseconds between two mails about one prospect: what happens meanwhile is told together. */
const between = 3_600_000

/**
 * Tells the owner of an edit through a link, in the transaction that makes its version, with the prospect's row locked: at once when
 * no mail about the prospect went out within the hour, else in the one that goes out when the hour is over.
 */
export async function tellOfEdit(
  context: Context,
  trx: Statements,
  before: StoredProspect,
  after: StoredProspect,
  reason: string | null,
): Promise<void> {
  const now = context.now()
  const edit: ToldEdit = {
    version: after.version,
    at: now.toISOString(),
    changes: describeChanges(summarizeChanges(before, after)),
    reason,
  }
  const last = await trx
    .selectFrom('edit_notices')
    .selectAll()
    .where('prospect_id', '=', after.id)
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const owner = await findOwner(trx, after.owner_id)
  const letterOf = (edits: readonly ToldEdit[]) =>
    sharedEditNotice({
      owner: owner.username,
      organization: before.organization.name,
      edits,
      link: wholeAddress(context.config.publicUrl, pages.editProspect(after.id)),
    })

  if (last !== undefined && last.due_at > now) {
    const edits = [...last.edits, edit]
    if (await rewriteWaiting(context, trx, last.mail_id, letterOf(edits))) {
      const update = trx.updateTable('edit_notices').set({ edits: JSON.stringify(edits) })
      await update.where('mail_id', '=', last.mail_id).execute()
      return
    }
  }
  // Never later than the hour, also when the clock was set back since.
  const due = last === undefined ? now.getTime() : Math.min(last.due_at.getTime(), now.getTime()) + between
  const dueAt = new Date(Math.max(now.getTime(), due))
  const to = { name: owner.username, email: owner.email }
  const mail = await enqueueMail(context, trx, { ...letterOf([edit]), to, ownerId: owner.id, dueAt })
  if (mail === undefined) return
  await trx
    .insertInto('edit_notices')
    .values({ mail_id: mail.id, prospect_id: after.id, due_at: dueAt, edits: JSON.stringify([edit]) })
    .execute()
}
