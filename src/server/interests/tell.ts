import { pages, wholeAddress } from '#contract/pages.ts'
import type { ProspectHappening } from '#domain/events/event.ts'
import type { Billing } from '#domain/offers/interest.ts'
import { brand } from '#domain/public-face/content.ts'
import { findOwner } from '../accounts/owner.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import type { Actor } from '../events/actor.ts'
import { recordEvents } from '../events/record.ts'
import { enqueueMail } from '../mail/outbox.ts'
import {
  type ContactNews,
  contactReplacedMail,
  interestNotice,
  type Submitted,
  trialStartedMail,
  waitlistMail,
} from '../mail/templates/interest.ts'
import type { Letter } from '../mail/templates/letter.ts'
import { findSeller } from '../offers/seller.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { mayWriteTo } from '../rate-limit.ts'
import { linkOf } from '../shares/links.ts'
import { findOldestLiveLink } from '../shares/store.ts'
import { placeOf, type StoredInterest } from './store.ts'

/**
 * Whether the address that was typed may be written to. Who holds a link may type anybody's: past a few emails a day the interest is
 * taken, its owner hears of it, and the address does not.
 */
async function mayTellContact(context: Context, trx: Statements, by: Actor, email: string): Promise<boolean> {
  return by.kind !== 'link' || mayWriteTo({ ...context, db: trx }, email)
}

/** The link that an interest came through, else one of the prospect that opens. */
async function linkUsed(context: Context, trx: Statements, by: Actor, prospectId: number): Promise<string | undefined> {
  if (by.kind === 'link') return by.shareId
  return (await findOldestLiveLink(trx, prospectId, context.now()))?.id
}

/** Why people are told: an interest is new, is another than the earlier one, or has its seat after waiting. */
type Occasion = { kind: 'new' } | { kind: 'changed'; earlier: StoredInterest } | { kind: 'promoted' }

/**
 * The events and the emails of a change: to the billing contact what became of it, to the one in whose place they are that they are it no
 * longer, to the owner who it is and what was there before.
 */
export async function tell(
  context: Context,
  trx: Statements,
  by: Actor,
  prospect: StoredProspect,
  interest: StoredInterest,
  occasion: Occasion,
): Promise<void> {
  const owner = await findOwner(trx, prospect.owner_id)
  const link = await linkUsed(context, trx, by, prospect.id)
  const place = await placeOf(trx, interest)
  const happenings = happeningsOf(interest, place, occasion.kind)
  await recordEvents(
    context,
    trx,
    happenings.map((what) => ({ by, prospect, what })),
  )
  const seller = await findSeller(trx, prospect.owner_id)
  const organization = prospect.organization.name
  const sharePage = link === undefined ? null : linkOf(context, link).shareUrl
  const before = occasion.kind === 'changed' ? submittedIn(occasion.earlier) : undefined
  const isReplaced = before !== undefined && !isSameAddress(before.billingEmail, interest.billing_email)
  const endsAt = interest.trial_ends_at
  const forContact = {
    ...submittedIn(interest),
    organization,
    link: sharePage,
    seller,
    offer: link === undefined ? null : wholeAddress(context.config.publicUrl, pages.offer(link)),
    news: contactNews(before, isReplaced),
  }
  const toContact =
    endsAt === null
      ? waitlistMail({ ...forContact, place: place ?? 0 })
      : trialStartedMail({ ...forContact, endsAt, ...(occasion.kind === 'promoted' ? { after: 'waitlist' as const } : {}) })
  const write = async (letter: Letter, { billingName: name, billingEmail: email }: Billing) => {
    if (!(await mayTellContact(context, trx, by, email))) return
    const from = { ownerId: owner.id, fromName: `${seller.name} via ${brand.name}`, replyTo: seller.email }
    await enqueueMail(context, trx, { ...letter, to: { name, email }, ...from })
  }
  await write(toContact, submittedIn(interest))
  if (before !== undefined && isReplaced) {
    const { outcome } = interest
    const who = by.kind === 'link' ? 'link' : 'seller'
    const { billingName } = before
    await write(contactReplacedMail({ organization, billingName, by: who, outcome, link: sharePage, seller }), before)
  }
  if (owner.disabled_at !== null) return
  const toOwner = interestNotice({
    ...submittedIn(interest),
    organization,
    owner: owner.username,
    occasion: occasion.kind === 'changed' ? { kind: 'changed', before: submittedIn(occasion.earlier) } : occasion,
    trialEndsAt: endsAt,
    place,
    link: wholeAddress(context.config.publicUrl, pages.prospect(prospect.id)),
  })
  await enqueueMail(context, trx, { ...toOwner, to: { name: owner.username, email: owner.email }, ownerId: owner.id })
}

function contactNews(before: Submitted | undefined, isReplaced: boolean): ContactNews {
  if (before === undefined) return { kind: 'first' }
  return isReplaced ? { kind: 'named' } : { kind: 'changed', before }
}

function submittedIn(interest: StoredInterest): Submitted {
  return {
    billingName: interest.billing_name,
    billingEmail: interest.billing_email,
    pricingOptions: interest.pricing_options,
    perMonth: interest.price_per_month,
    perYear: interest.price_per_year,
  }
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function happeningsOf(
  { billing_name: billingName, billing_email: billingEmail, trial_ends_at: endsAt }: StoredInterest,
  place: number | null,
  occasion: Occasion['kind'],
): ProspectHappening[] {
  if (occasion === 'changed') return [{ type: 'interest-changed', billingName, billingEmail }]
  const outcome: ProspectHappening =
    endsAt === null ? { type: 'waitlist', place } : { type: 'trial', endsAt: endsAt.toISOString() }
  return occasion === 'promoted' ? [outcome] : [{ type: 'interested', billingName, billingEmail }, outcome]
}
