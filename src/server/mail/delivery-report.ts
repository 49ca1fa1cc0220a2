import { setTimeout } from 'node:timers/promises'
import type { Context } from '../context.ts'

/** Milliseconds a caller waits to hear what became of an email, and between two looks. */
const patience = 5_000
const betweenLooks = 40

/** What became of an email as far as a caller can wait for it; `message` says why it was not accepted, where that is known. */
export interface DeliveryReport {
  delivery: 'accepted' | 'outbox' | 'failed' | 'link-only'
  message?: string
}

const notYet =
  'The email is waiting in the outbox because the mail server has not accepted it yet. It will be tried again automatically.'
const notWanted =
  'Only the link was made because this address has opted out of shared results. Copy the link and send it yourself.'

/**
 * Waits a few seconds for the end of a email's next try. Its change must have been committed.
 * @param triesBefore tries it had had before
 */
export async function deliveryOf(context: Context, id: string, triesBefore = 0): Promise<DeliveryReport> {
  const until = performance.now() + patience
  for (;;) {
    const { status, attempts, last_error } = await context.db
      .selectFrom('outbox')
      .select(['status', 'attempts', 'last_error'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (status === 'sent') return { delivery: 'accepted' }
    if (status === 'suppressed') return { delivery: 'link-only', message: notWanted }
    if (status === 'failed') return last_error === null ? { delivery: 'failed' } : { delivery: 'failed', message: last_error }
    if (context.config.mail === null) return { delivery: 'outbox' }
    const isTried = status === 'waiting' && attempts > triesBefore
    if (isTried || performance.now() >= until) return { delivery: 'outbox', message: notYet }
    await setTimeout(betweenLooks)
  }
}
