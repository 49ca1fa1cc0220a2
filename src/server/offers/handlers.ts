import type { Calls } from '#contract/calls.ts'
import { defaultPricingOptions } from '#domain/public-face/pricing.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { linkHolder } from '../events/actor.ts'
import { countWork } from '../rate-limit.ts'
import { openLink, orNotOpen } from '../shares/open-link.ts'
import { datesOf, makeOffer as freezeOffer, offerOf } from './make-offer.ts'
import { findSeller } from './seller.ts'
import { findOffer, findOffers } from './store.ts'

export const makeOffer: Handler<Calls['makeOffer']> = async (context, { params, body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const { prospect } = await openLink({ ...context, db: trx }, params.shareId, caller, 'lock')
    const work = { link: params.shareId, prospect: String(prospect.id) }
    const made = {
      by: linkHolder(params.shareId, caller),
      seller: await findSeller(trx, prospect.owner_id),
      countWork: () => countWork({ ...context, db: trx }, 'offer', caller, work),
    }
    return freezeOffer(context, trx, made, prospect, body.pricingOptions ?? defaultPricingOptions)
  })

export const listOffers: Handler<Calls['listOffers']> = async (context, { params }, caller) => {
  const { prospect } = await openLink(context, params.shareId, caller)
  return (await findOffers(context.db, prospect.id)).map((offer) => datesOf(context, offer))
}

export const getOffer: Handler<Calls['getOffer']> = async (context, { params }, caller) => {
  const { prospect } = await openLink(context, params.shareId, caller)
  return offerOf(context, orNotOpen(await findOffer(context.db, prospect.id, params.number)))
}
