import type { Context } from '../context.ts'
import { claimNext, endClaims, tryOnce } from '../queue/sending.ts'
import { Worker } from '../queue/worker.ts'
import { type MailServer, openMailServer, refusalOf } from './mail-server.ts'
import { mailQueue } from './queue.ts'

/** Brings the emails of the outbox to a mail server. */
export function mailWorker(context: Context, server: MailServer): Worker {
  return new Worker(context, {
    lanes: 4,
    every: 1_000,
    wokenBy: 'mail-written',
    graceful: 8_000,
    trouble: 'emails could not be delivered',
    next: async (signal, claimed) => {
      const mail = await claimNext(context, mailQueue)
      if (mail === undefined) return false
      claimed()
      await tryOnce(context, mailQueue, mail, () => server.send(mail, signal).then(() => undefined, refusalOf))
      return true
    },
  })
}

/**
 * Delivers by the mail server of the configuration until stopped: at once what this process wrote, and every second what is
 * due otherwise. Without a mail server nothing is done; the outbox keeps the emails.
 */
export async function keepDelivering(context: Context): Promise<{ stop: () => Promise<void> }> {
  const { mail, publicUrl, databaseUrl } = context.config
  if (mail === null) return { stop: () => Promise.resolve() }
  // The embedded database is this process's alone: what is being sent there was left by one that was killed.
  if (databaseUrl === null) await endClaims(context, mailQueue)
  return mailWorker(context, openMailServer(mail, publicUrl)).start()
}
