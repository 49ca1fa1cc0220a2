import { brand } from '#domain/public-face/content.ts'
import { pages, wholeAddress } from '#contract/pages.ts'
import type { ProspectHappening } from '#domain/events/event.ts'
import { defaultPricingOptions, priceOf, type PricingOptions, withBasePlan } from '#domain/public-face/pricing.ts'
import { sameValue } from '#domain/text/same-value.ts'
import type { Billing, InterestOutcome } from '#domain/offers/interest.ts'
import { trialEnd } from '#domain/public-face/trial.ts'
import { findOwner } from '../accounts/owner.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { type Actor, system } from '../events/actor.ts'
import { recordEvents } from '../events/record.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { interestNotice, trialStartedMail, waitlistMail } from '../mail/templates/interest.ts'
import { findSeller } from '../offers/seller.ts'
import { findRow, type StoredProspect } from '../prospects/store.ts'
import { mayWriteTo } from '../rate-limit.ts'
import { linkOf } from '../shares/links.ts'
import { findOldestLiveLink } from '../shares/store.ts'
import {
  countSeatsTaken,
  countWaitingBefore,
  findFirstWaiting,
  findInterest,
  insertInterest,
  lockPhase,
  type Phase,
  replaceInterest,
  startTrial,
  type StoredInterest,
  type Submission,
  writePhase,
} from './store.ts'

/**
 * Takes a submitted interest, in the given transaction: claims a Phase 1 seat or the next place of the queue, freezes the price,
 * writes the emails. A later submission of the same prospect changes contact and choice and keeps the seat or place.
 */
export async function submitInterest(
  context: Context,
  trx: Statements,
  by: Actor,
  prospect: StoredProspect,
  input: Billing & { pricingOptions?: PricingOptions | undefined },
): Promise<InterestOutcome> {
  const phase = await promoteFirst(context, trx, await lockPhase(trx))
  const earlier = await findInterest(trx, prospect.id)
  const pricingOptions = withBasePlan(input.pricingOptions ?? earlier?.pricing_options ?? defaultPricingOptions)
  const submission = { ...input, pricingOptions, price: priceOf(pricingOptions) }
  if (earlier === undefined) {
    const outcome = await claim(context, trx, phase)
    const interest = await insertInterest(trx, prospect.id, submission, outcome, context.now())
    await tell(context, trx, by, prospect, interest, 'new')
    return outcomeOf(trx, interest)
  }
  if (isSame(earlier, submission)) return outcomeOf(trx, earlier)
  const interest = await replaceInterest(trx, earlier, submission, context.ids.row(), context.now())
  await tell(context, trx, by, prospect, interest, 'changed', earlier.billing_email)
  return outcomeOf(trx, interest)
}

/** Whether whoever submits now starts a trial. */
export async function isSeatFree({ config, db }: Context): Promise<boolean> {
  return config.phaseOneCapacity > 0 && (await countSeatsTaken(db)) < config.phaseOneCapacity
}

/** What became of a prospect's interest; undefined when there is none. */
export async function findOutcome(db: Statements, prospectId: number): Promise<InterestOutcome | undefined> {
  const interest = await findInterest(db, prospectId)
  return interest && outcomeOf(db, interest)
}

/** Gives free seats to those who wait longest. Called when the server starts, for the capacity may have grown. */
export async function promoteWaiting(context: Context): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    await promoteFirst(context, trx, await lockPhase(trx))
  })
}

/** Nobody who comes later gets a seat before those who wait. */
async function promoteFirst(context: Context, trx: Statements, phase: Phase): Promise<Phase> {
  const free = context.config.phaseOneCapacity - phase.seats_taken
  if (free <= 0) return phase
  const promoted = await findFirstWaiting(trx, free)
  if (promoted.length === 0) return phase
  const now = { ...phase, seats_taken: phase.seats_taken + promoted.length }
  await writePhase(trx, now)
  for (const prospectId of promoted) {
    const interest = await startTrial(trx, prospectId, trialEnd(context.now()))
    const prospect = await findRow(trx, prospectId)
    if (prospect !== undefined) await tell(context, trx, system, prospect, interest, 'promoted')
  }
  return now
}

async function claim(context: Context, trx: Statements, phase: Phase) {
  if (phase.seats_taken < context.config.phaseOneCapacity) {
    await writePhase(trx, { ...phase, seats_taken: phase.seats_taken + 1 })
    return { outcome: 'trial' as const, queue_number: null, trial_ends_at: trialEnd(context.now()) }
  }
  const queue_number = phase.last_queue_number + 1
  await writePhase(trx, { ...phase, last_queue_number: queue_number })
  return { outcome: 'waitlist' as const, queue_number, trial_ends_at: null }
}

function isSame(earlier: StoredInterest, { billingName, billingEmail, pricingOptions }: Submission): boolean {
  return (
    earlier.billing_name === billingName &&
    earlier.billing_email === billingEmail &&
    sameValue(earlier.pricing_options, pricingOptions)
  )
}

async function outcomeOf(db: Statements, interest: StoredInterest): Promise<InterestOutcome> {
  return {
    interested: true,
    outcome: interest.outcome,
    trialEndsAt: interest.trial_ends_at?.toISOString() ?? null,
    place: await placeOf(db, interest),
    pricingOptions: interest.pricing_options,
    price: { perMonth: interest.price_per_month, perYear: interest.price_per_year },
    submittedAt: interest.submitted_at.toISOString(),
  }
}

async function placeOf(db: Statements, { queue_number }: StoredInterest): Promise<number | null> {
  return queue_number === null ? null : (await countWaitingBefore(db, queue_number)) + 1
}

/**
 * Whether the address that was typed may be written to. Who holds a link may type anybody's: past a few emails a day the interest is
 * taken, its owner hears of it, and the address does not.
 */
async function mayTellContact(context: Context, trx: Statements, by: Actor, interest: StoredInterest): Promise<boolean> {
  return by.kind !== 'link' || mayWriteTo({ ...context, db: trx }, interest.billing_email)
}

/** The link that an interest came through, else one of the prospect that opens. */
async function linkUsed(context: Context, trx: Statements, by: Actor, prospectId: number): Promise<string | undefined> {
  if (by.kind === 'link') return by.shareId
  return (await findOldestLiveLink(trx, prospectId, context.now()))?.id
}

/**
 * The events and the emails of a change: to the billing contact what became of it, to the owner who it is.
 * @param toldBefore the address that was told of the trial or the place before
 */
async function tell(
  context: Context,
  trx: Statements,
  by: Actor,
  prospect: StoredProspect,
  interest: StoredInterest,
  occasion: 'new' | 'changed' | 'promoted',
  toldBefore?: string,
): Promise<void> {
  const owner = await findOwner(trx, prospect.owner_id)
  const link = await linkUsed(context, trx, by, prospect.id)
  const place = await placeOf(trx, interest)
  const happenings = happeningsOf(interest, place, occasion)
  await recordEvents(
    context,
    trx,
    happenings.map((what) => ({ by, prospect, what })),
  )
  const seller = await findSeller(trx, prospect.owner_id)
  const told = {
    organization: prospect.organization.name,
    billingName: interest.billing_name,
    pricingOptions: interest.pricing_options,
    perMonth: interest.price_per_month,
    perYear: interest.price_per_year,
    link: link === undefined ? null : linkOf(context, link).shareUrl,
  }
  const endsAt = interest.trial_ends_at
  const forContact = {
    ...told,
    seller,
    offer: link === undefined ? null : wholeAddress(context.config.publicUrl, pages.offer(link)),
    isChange: toldBefore === interest.billing_email,
  }
  const toContact =
    endsAt === null
      ? waitlistMail({ ...forContact, place: place ?? 0 })
      : trialStartedMail({ ...forContact, endsAt, ...(occasion === 'promoted' ? { after: 'waitlist' as const } : {}) })
  const contact = { name: interest.billing_name, email: interest.billing_email }
  if (await mayTellContact(context, trx, by, interest))
    await enqueueMail(context, trx, {
      ...toContact,
      to: contact,
      ownerId: owner.id,
      fromName: `${seller.name} via ${brand.name}`,
      replyTo: seller.email,
    })
  if (owner.disabled_at !== null) return
  const toOwner = interestNotice({
    ...told,
    owner: owner.username,
    billingEmail: interest.billing_email,
    occasion,
    trialEndsAt: endsAt,
    place,
    link: wholeAddress(context.config.publicUrl, pages.prospect(prospect.id)),
  })
  await enqueueMail(context, trx, { ...toOwner, to: { name: owner.username, email: owner.email }, ownerId: owner.id })
}

function happeningsOf(
  { billing_name: billingName, billing_email: billingEmail, trial_ends_at: endsAt }: StoredInterest,
  place: number | null,
  occasion: 'new' | 'changed' | 'promoted',
): ProspectHappening[] {
  if (occasion === 'changed') return [{ type: 'interest-changed', billingName, billingEmail }]
  const outcome: ProspectHappening =
    endsAt === null ? { type: 'waitlist', place } : { type: 'trial', endsAt: endsAt.toISOString() }
  return occasion === 'promoted' ? [outcome] : [{ type: 'interested', billingName, billingEmail }, outcome]
}
