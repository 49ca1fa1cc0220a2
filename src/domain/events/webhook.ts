import * as z from 'zod/mini'
import { isPlainAddress, isWebAddress, plainAddressSentence } from '../organizations/web-address.ts'
import { limits, text } from '../text/text.ts'

const addressSentence = 'Enter the full address that receives the events, such as https://crm.example.org/hooks/credscout.'

/** An address that events are sent to; whether it may be reached is the server's to say. */
export const webhookAddressSchema = text(limits.website, 'Address').check(
  z.refine(isPlainAddress, { error: plainAddressSentence, abort: true }),
  z.refine((value) => /^https?:\/\//i.test(value) && isWebAddress(value), { error: addressSentence }),
)

/** Hours for which a secret that was changed still signs beside the new one. */
export const secretOverlap = 24

/** A webhook as its owner sees it. Moments are ISO 8601 in UTC. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  createdAt: z.string(),
  /** Until when the secret before the present one signs, too; null when there is none. */
  formerSecretUntil: z.nullable(z.string()),
})
export type Webhook = z.infer<typeof webhookSchema>

const deliveryStates = ['waiting', 'sending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** One event on its way to one webhook. */
export const deliverySchema = z.object({
  id: z.string(),
  /** Kind of the event: 'prospect.saved'. */
  type: z.string(),
  status: z.enum(deliveryStates),
  attempts: z.number(),
  createdAt: z.string(),
  /** Of a waiting one: when it is tried next. */
  nextAttemptAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  /** Why the last try did not arrive, in a sentence. */
  lastError: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof deliverySchema>
