import { createHash } from 'node:crypto'
import { brand } from '#domain/public-face/content.ts'
import { lastDay, type Offer, type Seller, whatIsOffered } from '#domain/offers/offer.ts'
import type { PricingOptions } from '#domain/public-face/pricing.ts'
import { shownThroughLink } from '#domain/shares/shown-lines.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import type { Actor } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { tellOfOffer } from '../shares/notices.ts'
import { countNumbered, findOffer, findOffers, insertOffer, type StoredOffer } from './store.ts'

/**
 * Freezes an offer for a locked prospect. What was offered word for word on the same day is that offer again.
 * @param countWork counts a new one, and refuses it where there were too many
 */
export async function makeOffer(
  context: Context,
  trx: Statements,
  { by, seller, countWork }: { by: Actor; seller: Seller; countWork: () => Promise<void> },
  prospect: StoredProspect,
  options: PricingOptions,
): Promise<Offer> {
  const now = context.now()
  const shown = { organization: prospect.organization, certifications: shownThroughLink(prospect.certifications) }
  const offered = whatIsOffered(shown, options, seller, brand.fullName)
  const madeOn = dayOf(now)
  const fingerprint = createHash('sha256').update(madeOn).update(JSON.stringify(offered)).digest('base64url')
  const same = (await findOffers(trx, prospect.id)).find((one) => one.fingerprint === fingerprint)
  const known = same && (await findOffer(trx, prospect.id, same.number))
  if (known !== undefined) return offerOf(context, known)
  await countWork()
  const made = await insertOffer(trx, {
    number: `${prospect.id}-${(await countNumbered(trx, prospect.id)) + 1}`,
    prospect_id: prospect.id,
    fingerprint,
    made_at: now,
    valid_until: lastDay(madeOn, context.config.offerDays),
    offered,
  })
  const { perMonth } = offered
  const what = { type: 'offered' as const, number: made.number, perMonth, validUntil: made.valid_until }
  await recordEvent(context, trx, { by, prospect, what })
  const offer = offerOf(context, made)
  if (by.kind === 'link') await tellOfOffer(context, trx, by.shareId, prospect, offer)
  return offer
}

/** An offer as it was made, and whether its last day is over. */
export function offerOf(context: Context, { offered, ...stored }: StoredOffer): Offer {
  return { ...offered, ...datesOf(context, stored) }
}

/** Number and days of an offer, 'YYYY-MM-DD' in UTC. */
export function datesOf(context: Context, { number, made_at, valid_until }: Omit<StoredOffer, 'offered'>) {
  return { number, madeOn: dayOf(made_at), validUntil: valid_until, isOver: dayOf(context.now()) > valid_until }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
