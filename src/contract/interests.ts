import { pricingOptionsSchema } from '#domain/public-face/pricing-options.ts'
import { billingSchema, interestOutcomeSchema } from '#domain/offers/interest.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'

const shareParams = z.object({ shareId: keyParameter })

/** Billing contact and choice; options left out count as the default choice. */
const interestBody = z.extend(billingSchema, { pricingOptions: z.optional(pricingOptionsSchema) })

export const submitShareInterest = defineCall({
  method: 'POST',
  path: '/api/share/:shareId/interest',
  summary: 'Start the free trial, or take a place on the Phase 2 waitlist, through a share link',
  access: 'anyone',
  params: shareParams,
  body: interestBody,
  output: interestOutcomeSchema,
  errors: ['PASSCODE_NEEDED', 'NOT_FOUND', 'KEY_REUSED'],
  limit: 'interest',
  idempotent: true,
})

export const submitProspectInterest = defineCall({
  method: 'POST',
  path: '/api/searches/:id/interest',
  summary: 'The same for the owner of a prospect',
  access: 'signed-in',
  token: 'write',
  params: z.object({ id: numberParameter }),
  body: interestBody,
  output: interestOutcomeSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND', 'KEY_REUSED'],
  limit: 'interest',
  idempotent: true,
})

export const getShareInterest = defineCall({
  method: 'GET',
  path: '/api/share/:shareId/interest',
  summary: 'Trial or waitlist place of a share link, once it is marked interested',
  access: 'anyone',
  params: shareParams,
  output: interestOutcomeSchema,
  errors: ['PASSCODE_NEEDED', 'NOT_FOUND'],
})
