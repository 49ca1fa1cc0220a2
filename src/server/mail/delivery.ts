import { setTimeout } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { type MailServer, openMailServer, refusalOf } from './mail-server.ts'
import { claimMail, endLeases, type Outcome, recordOutcome, type StoredMail } from './store.ts'

/** Mails on their way at once, in one process. */
const lanes = 4
/** Milliseconds between looks for what is due: a next try, or what another process left. */
const tick = 1_000
/** Milliseconds that mails on their way get to be accepted when the server stops. */
const graceful = 8_000

/** Milliseconds until the next try after so many: 30 seconds, then twice as long each time, at most 15 minutes. */
function pauseAfter(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), 900_000)
}

/** Brings the mails of the outbox to the mail server, in as many processes as there are. */
export class Delivery {
  readonly #context: Context
  readonly #server: MailServer
  readonly #lanes = new Set<Promise<void>>()
  readonly #stopping = new AbortController()
  #isStopped = false

  constructor(context: Context, server: MailServer) {
    this.#context = context
    this.#server = server
  }

  /** Sends what is due, unless all lanes are at work: each looks again when it is done. */
  readonly wake = (): void => {
    if (this.#isStopped || this.#lanes.size === lanes) return
    const lane = this.#work().catch((error: unknown) => this.#context.log.warn({ err: error }, 'emails could not be delivered'))
    this.#lanes.add(lane)
    void lane.then(() => this.#lanes.delete(lane))
  }

  /** Done when nothing is on its way. */
  async idle(): Promise<void> {
    while (this.#lanes.size > 0) await Promise.all(this.#lanes)
  }

  /** Takes nothing more, and lets what is on its way arrive; what takes too long is tried again by whoever starts next. */
  async stop(): Promise<void> {
    this.#isStopped = true
    const patience = new AbortController()
    const ending = setTimeout(graceful, undefined, { signal: patience.signal }).then(
      () => this.#stopping.abort(),
      () => {},
    )
    await this.idle()
    patience.abort()
    await ending
  }

  async #work(): Promise<void> {
    while (!this.#isStopped) {
      const mail = await claimMail(this.#context)
      if (mail === undefined) return
      this.wake()
      await this.#record(mail, await this.#try(mail))
    }
  }

  async #try(mail: StoredMail): Promise<Outcome> {
    const { now } = this.#context
    if (mail.give_up_at <= now()) return { status: 'failed', error: mail.last_error ?? 'It could not be sent in time.' }
    try {
      await this.#server.send(mail, this.#stopping.signal)
      return { status: 'sent', at: now() }
    } catch (error) {
      const { sentence, final } = refusalOf(error)
      const nextAttemptAt = new Date(now().getTime() + pauseAfter(mail.attempts))
      if (final || nextAttemptAt >= mail.give_up_at) return { status: 'failed', error: sentence }
      return { status: 'waiting', error: sentence, nextAttemptAt }
    }
  }

  /** A mail that was accepted and not recorded would be sent again: a database that is away for a moment is waited for. */
  async #record(mail: StoredMail, outcome: Outcome): Promise<void> {
    for (const pause of [100, 1_000, 5_000]) {
      try {
        return await recordOutcome(this.#context.db, mail, outcome)
      } catch {
        await setTimeout(pause)
      }
    }
    await recordOutcome(this.#context.db, mail, outcome)
  }
}

/**
 * Delivers by the mail server of the configuration until stopped: at once what this process wrote, and every second what is
 * due otherwise. Without a mail server nothing is done; the outbox keeps the mails.
 */
export async function keepDelivering(context: Context): Promise<{ stop: () => Promise<void> }> {
  const { mail, publicUrl, databaseUrl } = context.config
  if (mail === null) return { stop: () => Promise.resolve() }
  // The embedded database is this process's alone: what is being sent there was left by one that was killed.
  if (databaseUrl === null) await endLeases(context)
  const delivery = new Delivery(context, openMailServer(mail, publicUrl))
  context.signals.on('mail-written', delivery.wake)
  const timer = setInterval(delivery.wake, tick)
  timer.unref()
  delivery.wake()
  return {
    stop: async () => {
      clearInterval(timer)
      context.signals.off('mail-written', delivery.wake)
      await delivery.stop()
    },
  }
}
