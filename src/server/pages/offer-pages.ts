import { makeOffer as makeOfferCall, offerNumber } from '#contract/offers.ts'
import { pages } from '#contract/pages.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { defaultPricingOptions, type PricingOptions } from '#domain/public-face/pricing.ts'
import { shownThroughLink } from '#domain/shares/shown-lines.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../http/exchange.ts'
import { identify } from '../http/identify.ts'
import { findInterest } from '../interests/store.ts'
import { makeOffer } from '../offers/handlers.ts'
import { offerOf } from '../offers/make-offer.ts'
import { createOfferFiles } from '../offers/pdf/drawn-offers.ts'
import { findSeller } from '../offers/seller.ts'
import { findOffer } from '../offers/store.ts'
import { countCall } from '../rate-limit.ts'
import { openLink } from '../shares/open-link.ts'
import { chosenOptions, optionsInAddress } from './chosen-options.ts'
import { readOwnForm } from './own-form.ts'
import { keeperOf, type PageSender } from './page-sender.ts'
import { sendFile, sentFile } from './send-file.ts'
import { known, orShareError } from './share-error.ts'

const offerFile = createOfferFiles()

/** An offer of a link by its number, or the newest one; where there is none yet, the options to make one with. */
export async function sendOffer(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const caller = await identify(context, exchange)
    const link = await openLink(context, known(shareId), caller)
    const { prospect } = link
    const asked = exchange.req.param('number')
    const stored = await findOffer(context.db, prospect.id, asked === undefined ? undefined : numberIn(asked))
    if (asked !== undefined && stored === undefined) throw new ApiError('NOT_FOUND')
    const offer = stored && offerOf(context, stored)
    const interest = await findInterest(context.db, prospect.id)
    const page = {
      shareId,
      organization: prospect.organization.name,
      offer,
      options:
        optionsInAddress(exchange) ??
        (offer === undefined ? (interest?.pricing_options ?? defaultPricingOptions) : optionsOf(offer)),
      certifications: shownThroughLink(prospect.certifications),
      seller: await findSeller(context.db, prospect.owner_id),
    }
    return send(exchange, 'offer', page, { keptBy: keeperOf(link), signedIn: caller.user !== null })
  })
}

/** The wish for an offer, as the form of a page sends it; answered by the offer. */
export async function takeOfferWish(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const { caller, fields } = await readOwnForm(context, exchange, makeOfferCall)
    const body = { pricingOptions: chosenOptions(fields) }
    const { number } = await makeOffer(context, { params: { shareId: known(shareId) }, query: undefined, body }, caller)
    return exchange.redirect(pages.offer(shareId, number), 303)
  })
}

/** An offer as a PDF, for A4 or, with `?paper=letter`, for Letter. */
export async function sendOfferFile(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const caller = await identify(context, exchange)
    const { prospect } = await openLink(context, known(shareId), caller)
    const stored = orNotFound(await findOffer(context.db, prospect.id, numberIn(exchange.req.param('number') ?? '')))
    await countCall(context, 'offer', caller)
    const paper = exchange.req.query('paper') === 'letter' ? 'letter' : 'a4'
    const headers = exchange.get('answerHeaders')
    headers['content-disposition'] = `attachment; filename="offer-${stored.number}.pdf"`
    headers['x-robots-tag'] = 'noindex'
    if (exchange.req.method === 'HEAD') return exchange.body(null, 200, { 'content-type': 'application/pdf' })
    const file = sentFile(Buffer.from(await offerFile(offerOf(context, stored), paper)), 'application/pdf', null)
    return sendFile(exchange, file, { status: 200, cacheControl: 'private, no-store' })
  })
}

/** @throws ApiError NOT_FOUND for what is the number of no offer */
function numberIn(part: string): string {
  const number = orNotFound(offerNumber.safeParse(part).data)
  return number
}

function optionsOf({ billingCycle, parts }: Offer): PricingOptions {
  const has = (part: 'pearson' | 'social') => parts.some((one) => one.part === part)
  return { billingCycle, base: true, pearson: has('pearson'), social: has('social') }
}
