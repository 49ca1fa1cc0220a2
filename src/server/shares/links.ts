import { pages, wholeAddress } from '#contract/pages.ts'
import type { LiveLink, OwnLink } from '#contract/shares.ts'
import { lastDayOf } from '#domain/shares/link.ts'
import { ofEachOption } from '#domain/shares/link-options.ts'
import type { Snapshot } from '#domain/prospects/versions.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import { bodyOf, isSameBody, storedBody } from '../evidence/site.ts'
import type { AccountActor, Actor } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { saveContact } from '../prospects/contact.ts'
import { saveProspect } from '../prospects/save.ts'
import { findProspectBodies } from '../prospects/bodies.ts'
import { lockRow, type StoredProspect } from '../prospects/store.ts'
import { isContact, shareLetter, type ShareMailRequest } from './share-mail.ts'
import { findOldestLiveLink, insertLink, type LinkControls, type LinkWithProspect, type StoredLink } from './store.ts'

/** A link as it is handed out. */
export interface Link {
  shareId: string
  shareUrl: string
}

export function linkOf(context: Context, shareId: string): Link {
  return { shareId, shareUrl: wholeAddress(context.config.publicUrl, pages.share(shareId)) }
}

/** A link as its owner sees it. */
export function liveLink(context: Context, link: StoredLink): LiveLink {
  return {
    ...linkOf(context, link.id),
    createdAt: link.created_at.toISOString(),
    openedAt: link.opened_at?.toISOString() ?? null,
    lastOpenedAt: link.last_opened_at?.toISOString() ?? null,
    viewCount: link.view_count,
    name: link.name,
    mode: link.mode,
    paused: link.paused_at !== null,
    expiresOn: link.expires_at === null ? null : lastDayOf(link.expires_at),
    expired: link.expires_at !== null && link.expires_at <= context.now(),
    hasPasscode: link.passcode_hash !== null,
    ...ofEachOption((name) => link[name]),
  }
}

/** A link in a list over several prospects. */
export function ownLink(context: Context, link: LinkWithProspect): OwnLink {
  return {
    ...liveLink(context, link),
    searchId: link.prospect_id,
    organization: link.organization,
    contactFirstName: link.contact_first_name,
  }
}

/** The oldest link of a locked prospect that opens; made when there is none, or when another one is asked for. */
export async function linkTo(
  context: Context,
  trx: Statements,
  by: Actor,
  prospect: StoredProspect,
  { another = false }: { another?: boolean | undefined } = {},
): Promise<Link> {
  const oldest = another ? undefined : await findOldestLiveLink(trx, prospect.id, context.now())
  return oldest === undefined ? newLink(context, trx, by, prospect) : linkOf(context, oldest.id)
}

/** A link made for a locked prospect. */
export async function newLink(
  context: Context,
  trx: Statements,
  by: Actor,
  prospect: StoredProspect,
  controls: LinkControls = {},
): Promise<Link> {
  const id = context.ids.share()
  await insertLink(trx, id, prospect.id, context.now(), controls)
  await recordEvent(context, trx, { by, prospect, what: { type: 'shared', shareId: id } })
  return linkOf(context, id)
}

/**
 * Writes the email that carries a locked prospect's link; subject and message that come with it are kept at the prospect. It waits in the
 * outbox: no email leaves before the transaction ends.
 */
export async function sendLink(
  context: Context,
  trx: Statements,
  by: AccountActor,
  request: ShareMailRequest,
  prospect: StoredProspect,
): Promise<Link & { delivery: 'outbox'; mailId: string | undefined }> {
  const { email, subject, message } = request
  await saveContact(context, trx, by, prospect, { emailSubject: subject, emailMessage: message })
  const link = await linkTo(context, trx, by, prospect)
  const { letter, contactFirstName, fromName, replyTo } = shareLetter(by.user, prospect, request, link.shareUrl)
  const to = { name: contactFirstName, email }
  const written = await enqueueMail(context, trx, {
    ...letter,
    to,
    ownerId: by.user.id,
    prospectId: prospect.id,
    fromName,
    replyTo,
  })
  if (written !== undefined) {
    const what = { type: 'mailed' as const, mailId: written.id, to: email, subject: letter.subject }
    await recordEvent(context, trx, { by, prospect, what })
  }
  return { ...link, delivery: 'outbox', mailId: written?.id }
}

/**
 * The prospect that a result sent by email belongs to: the owner's newest one of that body that is meant for this address
 * or for nobody yet; else it is saved now. A prospect of another contact is not shown to this one.
 */
export async function prospectForMail(
  context: Context,
  trx: Statements,
  by: AccountActor,
  { email, ...result }: Snapshot & { email: string },
): Promise<StoredProspect> {
  const bodies = await findProspectBodies(trx, by.user.id)
  const asked = bodyOf(result.organization)
  const known = bodies.find((one) => isSameBody(storedBody(one), asked) && (one.email === null || isContact(one, email)))
  const locked = known && (await lockRow(trx, known.id, by.user.id))
  return locked ?? saveProspect(context, trx, by, { ...result, email })
}
