import { defaultPricingOptions, priceOf, type PricingOptions, withBasePlan } from '#domain/public-face/pricing.ts'
import { sameValue } from '#domain/text/same-value.ts'
import type { Billing, InterestOutcome } from '#domain/offers/interest.ts'
import { trialEnd } from '#domain/public-face/trial.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { type Actor, system } from '../events/actor.ts'
import { findRow, type StoredProspect } from '../prospects/store.ts'
import {
  countSeatsTaken,
  findFirstWaiting,
  findInterest,
  insertInterest,
  lockPhase,
  type Phase,
  placeOf,
  replaceInterest,
  startTrial,
  type StoredInterest,
  type Submission,
  writePhase,
} from './store.ts'
import { tell } from './tell.ts'

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
    await tell(context, trx, by, prospect, interest, { kind: 'new' })
    return outcomeOf(trx, interest)
  }
  if (isSame(earlier, submission)) return outcomeOf(trx, earlier)
  const interest = await replaceInterest(trx, earlier, submission, context.ids.row(), context.now())
  await tell(context, trx, by, prospect, interest, { kind: 'changed', earlier })
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
    if (prospect !== undefined) await tell(context, trx, system, prospect, interest, { kind: 'promoted' })
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
