import type { Calls } from '#contract/calls.ts'
import { pages, wholeAddress } from '#contract/pages.ts'
import { findOwner } from '../accounts/owner.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { linkHolder } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { newLinkAskedNotice } from '../mail/templates/new-link-asked.ts'
import { takeAskForLink } from './store.ts'

/** Milliseconds between two emails that say that a new link is asked for. */
const between = 86_400_000

/**
 * Somebody whose link does not open asks for a new one. Whoever asks learns nothing: the owner is told only if there was such a link,
 * which does not open any more, and at most once a day.
 */
export const askForLink: Handler<Calls['askForLink']> = async (context, { params: { shareId } }) => {
  await inTransaction(context.db, async (trx) => {
    const now = context.now()
    const asked = await takeAskForLink(trx, shareId, now, new Date(now.getTime() - between))
    if (asked === undefined) return
    const prospect = { id: asked.prospect_id, organization: asked.organization }
    // Of whoever asks no address is kept.
    const by = linkHolder(shareId, { address: null })
    await recordEvent(context, trx, { by, prospect, what: { type: 'link-asked-for', shareId } })
    const owner = await findOwner(trx, asked.owner_id)
    const letter = newLinkAskedNotice({
      owner: owner.username,
      organization: asked.organization.name,
      linkName: asked.name,
      link: wholeAddress(context.config.publicUrl, pages.prospect(asked.prospect_id)),
    })
    const to = { name: owner.username, email: owner.email }
    await enqueueMail(context, trx, { ...letter, to, ownerId: owner.id, prospectId: asked.prospect_id })
  })
}
