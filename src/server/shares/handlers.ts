import type { Calls } from '#contract/calls.ts'
import { namelessPerson } from '#domain/shares/shown-lines.ts'
import { shareLinkAuthor } from '#domain/prospects/versions.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Caller, Completion, Handler, RepeatRight, StateFinder } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { account, type Actor, linkHolder } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { deliveryOf } from '../mail/delivery-report.ts'
import { outboxMail } from '../mail/outbox-mail.ts'
import { findShareMails } from '../mail/store.ts'
import { countCall } from '../rate-limit.ts'
import { typedOrNull } from '#domain/text/text.ts'
import { saveEdit } from '../prospects/save.ts'
import { findRow, lockRow } from '../prospects/store.ts'
import { findLastEdit } from '../prospects/versions.ts'
import { countSharedEdit } from './count-edit.ts'
import { tellOfEdit } from './notices.ts'
import { liveLink, linkOf, linkTo, newLink, ownLink, prospectForMail, sendLink } from './links.ts'
import { shareLetter } from './share-mail.ts'
import { openLink, openLinkState } from './open-link.ts'
import { findAllLinks, findKeptLink, findLinks, findOldestLiveLink, lockLink, revokeLink } from './store.ts'
import { shareViewOf } from './view.ts'

export const createShare: Handler<Calls['createShare']> = async (context, { body }, caller) => {
  const by = account(caller)
  return inTransaction(context.db, async (trx) => {
    const own = async (id: number) => orNotFound(await lockRow(trx, id, caller.user.id))
    if (body.email === undefined) return linkTo(context, trx, by, await own(body.searchId), body)
    const prospect =
      'organization' in body && body.searchId === undefined
        ? await prospectForMail(context, trx, by, body)
        : await own(body.searchId ?? 0)
    await countCall({ ...context, db: trx }, 'sendShare', caller)
    return sendLink(context, trx, by, body, prospect)
  })
}

export const reportDelivery: Completion<Calls['createShare']> = async (context, share) =>
  share.mailId === undefined ? share : { ...share, ...(await deliveryOf(context, share.mailId)) }

export const previewShareMail: Handler<Calls['previewShareMail']> = async (context, { params, body }, { user }) => {
  const prospect = orNotFound(await findRow(context.db, params.id, user.id))
  const link = await findOldestLiveLink(context.db, prospect.id, context.now())
  const shareId = link?.id ?? unmadeLink
  const request = { ...body, email: body.email ?? '' }
  const { letter, fromName, replyTo } = shareLetter(user, prospect, request, linkOf(context, shareId).shareUrl)
  return { fromName, replyTo, subject: letter.subject, parts: [...letter.parts] }
}

/** Stands where the key of a link will stand that is made when the email is sent. */
const unmadeLink = '…'

/** Emails a prospect's list shows. */
const listedMails = 100

export const listShareMails: Handler<Calls['listShareMails']> = async (context, { params }, { user }) => {
  const { id } = orNotFound(await findRow(context.db, params.id, user.id))
  return (await findShareMails(context.db, id, listedMails)).map((mail) => outboxMail(context, mail))
}

export const listShares: Handler<Calls['listShares']> = async (context, { params }, { user }) => {
  const { id } = orNotFound(await findRow(context.db, params.id, user.id))
  return (await findLinks(context.db, id)).map((link) => liveLink(context, link))
}

export const listAllShares: Handler<Calls['listAllShares']> = async (context, _, { user }) => {
  const links = await findAllLinks(context.db, user.id)
  return links.map((link) => ownLink(context, link))
}

export const renewShare: Handler<Calls['renewShare']> = async (context, { params }, caller) =>
  inTransaction(context.db, async (trx) => {
    const by = account(caller)
    const before = orNotFound(await lockLink(trx, params.shareId, caller.user.id))
    const prospect = orNotFound(await lockRow(trx, before.prospect_id, caller.user.id))
    await endLink(context, trx, by, params.shareId, caller.user.id)
    return newLink(context, trx, by, prospect, before)
  })

export const revokeShare: Handler<Calls['revokeShare']> = async (context, { params }, caller) => {
  const owner = caller.user.role === 'admin' ? undefined : caller.user.id
  await inTransaction(context.db, async (trx) => endLink(context, trx, account(caller), params.shareId, owner))
}

/** @throws ApiError NOT_FOUND where there is no such link, or it is of somebody else than `ownerId` */
async function endLink(context: Context, trx: Statements, by: Actor, shareId: string, ownerId: string | undefined) {
  const prospect = orNotFound(await revokeLink(trx, shareId, context.now(), ownerId))
  await recordEvent(context, trx, { by, prospect, what: { type: 'link-ended', shareId } })
}

/** A view shows one version, and whether it is marked interested. */
export const findShareState: StateFinder<Calls['getShare']> = async (context, { params: { shareId } }, caller) => {
  const { version, interested, mode } = await openLinkState(context, shareId, caller)
  return { key: shareId, state: `${version} ${String(interested)} ${mode}` }
}

export const getShare: Handler<Calls['getShare']> = async (context, { params }, caller) => {
  return shareViewOf(context.db, await openLink(context, params.shareId, caller))
}

export const updateShare: Handler<Calls['updateShare']> = async (context, { params, body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx }
    const { prospect, mode } = await openLink(inside, params.shareId, caller, 'lock')
    if (mode !== 'edit') throw new ApiError('LINK_MODE')
    if (body.baseVersion !== undefined && body.baseVersion !== prospect.version) {
      const { author, at } = await findLastEdit(trx, prospect)
      // A link names no account.
      const by = author === shareLinkAuthor ? author : namelessPerson
      throw new ApiError('STALE_VERSION', {
        details: { current: await shareViewOf(trx, { prospect, mode }), savedBy: by, savedAt: at },
      })
    }
    const { organization, certifications, changeReason = null } = body
    const nameGiven = typedOrNull(body.by?.trim())
    const by = linkHolder(params.shareId, caller, nameGiven)
    const updated = await saveEdit(context, trx, prospect, { organization, certifications, changeReason, by })
    await countSharedEdit(inside, caller, params.shareId, prospect, updated)
    if (updated.version !== prospect.version) {
      await tellOfEdit(context, trx, params.shareId, prospect, updated, { reason: changeReason, nameGiven })
    }
    return shareViewOf(trx, { prospect: updated, mode })
  })

/** A link that was turned off meanwhile gives no kept answer either. */
export const mayRepeatThroughLink = async (
  context: Context,
  { params }: { params: { shareId: string } },
  caller: Caller,
): Promise<void> => {
  await openLinkState(context, params.shareId, caller)
}

/** The link that the first request gave must not have been turned off since, whatever made it. */
export const mayRepeatHandingOut: RepeatRight<Calls['createShare' | 'renewShare']> = async (context, _input, { user }, kept) => {
  orNotFound(await findKeptLink(context.db, kept.shareId, user.id))
}
