import { deliverySchema, webhookAddressSchema, webhookSchema } from '#domain/events/webhook.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

const params = z.object({ id: keyParameter })
/** 'whsec_' and 256 bits, as Standard Webhooks has it; no other answer holds it. */
const withSecret = z.extend(webhookSchema, { secret: z.string() })

export const listWebhooks = defineCall({
  method: 'GET',
  path: '/api/webhooks',
  summary: "The user's webhooks: addresses that events of their prospects are sent to, signed by Standard Webhooks",
  access: 'signed-in',
  output: z.array(webhookSchema),
  errors: ['SIGNED_OUT'],
})

export const createWebhook = defineCall({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Send events on prospects to an address; the secret that signs them is shown in this response alone',
  access: 'signed-in',
  body: z.object({ url: webhookAddressSchema }),
  output: withSecret,
  status: 201,
  errors: ['SIGNED_OUT'],
  limit: 'createToken',
})

export const changeWebhookSecret = defineCall({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  summary: 'Give a webhook a new secret; for a day, the former one signs as well',
  access: 'signed-in',
  params,
  output: withSecret,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const endWebhook = defineCall({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  summary: 'Delete a webhook, along with the events that wait for it',
  access: 'signed-in',
  params,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const listDeliveries = defineCall({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  summary: 'Events on their way to a webhook, newest first, at most a hundred',
  access: 'signed-in',
  params,
  output: z.array(deliverySchema),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const resendDelivery = defineCall({
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:deliveryId/resend',
  summary: 'Send an event again, even one that was delivered',
  access: 'signed-in',
  params: z.object({ id: keyParameter, deliveryId: keyParameter }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
