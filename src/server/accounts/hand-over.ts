import { pages, wholeAddress } from '#contract/pages.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { afterCommit, type Statements } from '../db/transaction.ts'
import type { AccountActor } from '../events/actor.ts'
import { recordEvent, recordEvents } from '../events/record.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { handedOverMail } from '../mail/templates/handed-over.ts'
import { giveProspects } from '../prospects/owned.ts'
import { endNoticesTo } from '../shares/notices.ts'
import { revokeLinksOf } from '../shares/store.ts'
import type { LockedAccounts } from './administrators.ts'

export interface HandOver {
  /** Locked: the giver and the receiver are among them. */
  accounts: LockedAccounts
  from: CurrentUser
  /** Id of the receiver; undefined: the prospects stay. */
  to: string | undefined
  /** Ends the links of these prospects for good; else they go on with them. */
  endLinks: boolean
  /** The administrator who decided it. */
  by: AccountActor
}

/**
 * Gives every prospect of an account that is not deleted to a colleague, who is told by mail, or ends their links, or both.
 * Emails that were written about a prospect stay with whoever wrote them.
 * @returns how many were given
 * @throws ApiError INVALID when the receiver is the giver or cannot sign in
 */
export async function handOverProspects(context: Context, trx: Statements, given: HandOver): Promise<number> {
  const { accounts, from, to, endLinks, by } = given
  if (endLinks) {
    const ended = await revokeLinksOf(trx, from.id, context.now())
    const events = ended.map(({ shareId, ...prospect }) => ({ by, prospect, what: { type: 'link-ended' as const, shareId } }))
    await recordEvents(context, trx, events)
    await recordEvent(context, trx, { by, account: from, what: { type: 'links-ended' } })
  }
  if (to === undefined) return 0
  const receiver = accounts.find(to)
  if (receiver === undefined || receiver.isDisabled || receiver.id === from.id) {
    throw new ApiError('INVALID', { message: 'Choose a colleague who can sign in.', field: 'handOverTo' })
  }
  // What happens from now on is told to whoever answers for it now, in an email of its own.
  await endNoticesTo(trx, from.id)
  const handedOver = await giveProspects(trx, from.id, receiver.id)
  const count = handedOver.length
  const what = { type: 'handed-over' as const, from: from.username, to: receiver.username }
  await recordEvents(
    context,
    trx,
    handedOver.map((prospect) => ({ by, prospect, what })),
  )
  const inAll = { type: 'prospects-handed-over' as const, to: receiver.username, count }
  await recordEvent(context, trx, { by, account: from, what: inAll })
  if (count > 0) {
    const link = wholeAddress(context.config.publicUrl, pages.prospects())
    const mail = handedOverMail({ to: receiver.username, from: from.username, by: by.user.username, count, link })
    await enqueueMail(context, trx, { ...mail, to: { name: receiver.username, email: receiver.email }, ownerId: receiver.id })
  }
  const event = { event: 'prospects-handed-over', from: from.id, to: receiver.id, count, by: by.user.id }
  afterCommit(trx, () => context.log.info(event))
  return count
}
