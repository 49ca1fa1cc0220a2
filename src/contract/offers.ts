import { offerSchema } from '#domain/offers/offer.ts'
import { pricingOptionsSchema } from '#domain/public-face/pricing-options.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

/** Number of an offer, such as '17-2'. */
export const offerNumber = z.string().check(z.maxLength(24), z.regex(/^\d+-\d+$/, 'The number of an offer looks like 17-2.'))

const shareParams = z.object({ shareId: keyParameter })

export const makeOffer = defineCall({
  method: 'POST',
  path: '/api/share/:shareId/offers',
  summary:
    'Freeze an offer through a share link: options, prices, terms and programs as they stand now; on the same day the same again',
  access: 'anyone',
  params: shareParams,
  /** Options left out count as the default choice. */
  body: z.object({ pricingOptions: z.optional(pricingOptionsSchema) }),
  output: offerSchema,
  errors: ['PASSCODE_NEEDED', 'NOT_FOUND', 'KEY_REUSED'],
  limit: 'offer',
  idempotent: true,
})

export const listOffers = defineCall({
  method: 'GET',
  path: '/api/share/:shareId/offers',
  summary: 'The offers made for the prospect of a share link, newest first',
  access: 'anyone',
  params: shareParams,
  output: z.array(z.pick(offerSchema, { number: true, madeOn: true, validUntil: true, isOver: true })),
  errors: ['PASSCODE_NEEDED', 'NOT_FOUND'],
})

export const getOffer = defineCall({
  method: 'GET',
  path: '/api/share/:shareId/offers/:number',
  summary: 'An offer as it was made',
  access: 'anyone',
  params: z.extend(shareParams, { number: offerNumber }),
  output: offerSchema,
  errors: ['PASSCODE_NEEDED', 'NOT_FOUND'],
})
