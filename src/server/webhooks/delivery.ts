import { createPoster, type Poster } from '#research'
import { Webhook } from 'standardwebhooks'
import type { Context } from '../context.ts'
import { claimNext, endClaims, tryOnce } from '../queue/sending.ts'
import { Worker } from '../queue/worker.ts'
import { deliveryQueue, type StoredDelivery } from './queue.ts'
import { findTarget, type StoredWebhook } from './store.ts'

/** Brings events to their webhooks. */
export function webhookWorker(context: Context, post: Poster['post']): Worker {
  return new Worker(context, {
    lanes: 4,
    every: 2_000,
    trouble: 'events could not be delivered',
    next: async (_signal, claimed) => {
      const delivery = await claimNext(context, deliveryQueue)
      if (delivery === undefined) return false
      claimed()
      const webhook = await findTarget(context.db, delivery)
      // Deleted since the claim, and the delivery with it: what else is due goes on.
      if (webhook === undefined) return true
      await tryOnce(context, deliveryQueue, delivery, async () => {
        const error = await post(webhook.url, signedHeaders(delivery, webhook, context.now()), delivery.body)
        return error === undefined ? undefined : { sentence: error, isFinal: false }
      })
      return true
    },
  })
}

/** Headers of Standard Webhooks; while a secret is being changed there are two signatures, either of which proves it. */
function signedHeaders({ id, body }: StoredDelivery, webhook: StoredWebhook, now: Date): Record<string, string> {
  const isOverlapping = webhook.former_secret_until !== null && webhook.former_secret_until > now
  const secrets = [webhook.secret, ...(isOverlapping && webhook.former_secret !== null ? [webhook.former_secret] : [])]
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}

/** Delivers until stopped, what is due now and every two seconds. */
export async function keepDeliveringEvents(context: Context): Promise<{ stop: () => Promise<void> }> {
  const { databaseUrl, publicUrl, allowPrivateNetwork } = context.config
  // The embedded database is this process's alone: what is being sent there was left by one that was killed.
  if (databaseUrl === null) await endClaims(context, deliveryQueue)
  const poster = createPoster({ contact: publicUrl, allowPrivate: allowPrivateNetwork })
  const worker = webhookWorker(context, poster.post).start()
  return {
    stop: async () => {
      await worker.stop()
      await poster.close()
    },
  }
}
