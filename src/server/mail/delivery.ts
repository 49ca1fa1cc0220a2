import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
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
 * due otherwise. Without a mail server the outbox keeps the emails; what it kept is not sent by itself once there is one.
 */
export async function keepDelivering(context: Context): Promise<{ stop: () => Promise<void> }> {
  const { mail, publicUrl, databaseUrl } = context.config
  await holdWrittenWithoutServer(context)
  if (mail === null) return { stop: () => Promise.resolve() }
  // The embedded database is this process's alone: what is being sent there was left by one that was killed.
  if (databaseUrl === null) await endClaims(context, mailQueue)
  return mailWorker(context, openMailServer(mail, publicUrl)).start()
}

const withoutServer = 'It was written while no mail server was set up, and is not sent by itself.'

/**
 * What waited while there was no mail server may have been sent by hand long ago, or be news of the past: with the first start that has
 * one it is not sent by itself, and its owner decides.
 */
async function holdWrittenWithoutServer({ db, config }: Context): Promise<void> {
  const hasNone = config.mail === null
  await inTransaction(db, async (trx) => {
    const { without_mail_server: hadNone } = await trx
      .selectFrom('installation')
      .select('without_mail_server')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (hadNone === hasNone) return
    await trx.updateTable('installation').set({ without_mail_server: hasNone }).execute()
    if (hasNone) return
    const held = { status: 'failed', last_error: withoutServer } as const
    await trx.updateTable('outbox').set(held).where('status', '=', 'waiting').execute()
  })
}
