import { createPoster, type Poster } from '#research'
import { Webhook } from 'standardwebhooks'
import type { Context } from '../context.ts'
import { type ClaimedDelivery, claimDelivery, endLeases, type Outcome, recordOutcome } from './store.ts'

/** Deliveries on their way at once, in one process. */
const lanes = 4
/** Milliseconds between looks for what is due. */
const tick = 2_000

const minute = 60_000
/** Milliseconds until the next try after so many; the last one goes on to the end of the three days. */
const pauses = [5_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 3 * 60 * minute, 6 * 60 * minute]

export function pauseAfter(attempts: number): number {
  return pauses[Math.min(attempts, pauses.length) - 1] ?? minute
}

/** Brings events to their webhooks, in as many processes as there are. */
export class WebhookDelivery {
  readonly #context: Context
  readonly #post: Poster['post']
  readonly #lanes = new Set<Promise<void>>()
  #isStopped = false

  constructor(context: Context, post: Poster['post']) {
    this.#context = context
    this.#post = post
  }

  /** Sends what is due, unless all lanes are at work. */
  readonly wake = (): void => {
    if (this.#isStopped || this.#lanes.size === lanes) return
    const lane = this.#work().catch((error: unknown) => this.#context.log.warn({ err: error }, 'events could not be delivered'))
    this.#lanes.add(lane)
    void lane.then(() => this.#lanes.delete(lane))
  }

  /** Done when nothing is on its way. */
  async idle(): Promise<void> {
    while (this.#lanes.size > 0) await Promise.all(this.#lanes)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.idle()
  }

  async #work(): Promise<void> {
    while (!this.#isStopped) {
      const delivery = await claimDelivery(this.#context)
      if (delivery === undefined) return
      this.wake()
      await recordOutcome(this.#context, delivery, await this.#try(delivery))
    }
  }

  async #try(delivery: ClaimedDelivery): Promise<Outcome> {
    const now = this.#context.now()
    const gone = delivery.give_up_at <= now
    if (gone) return { status: 'failed', error: delivery.last_error ?? 'It could not be delivered in time.' }
    const error = await this.#post(delivery.webhook.url, signedHeaders(delivery, now), delivery.body)
    if (error === undefined) return { status: 'delivered' }
    const nextAttemptAt = new Date(now.getTime() + pauseAfter(delivery.attempts))
    return nextAttemptAt >= delivery.give_up_at ? { status: 'failed', error } : { status: 'waiting', error, nextAttemptAt }
  }
}

/** Headers of Standard Webhooks; while a secret is being changed there are two signatures, either of which proves it. */
function signedHeaders({ id, body, webhook }: ClaimedDelivery, now: Date): Record<string, string> {
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
  if (databaseUrl === null) await endLeases(context)
  const poster = createPoster({ contact: publicUrl, allowPrivate: allowPrivateNetwork })
  const delivery = new WebhookDelivery(context, poster.post)
  const timer = setInterval(delivery.wake, tick)
  timer.unref()
  delivery.wake()
  return {
    stop: async () => {
      clearInterval(timer)
      await delivery.stop()
      await poster.close()
    },
  }
}
