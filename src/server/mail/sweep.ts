import type { Context } from '../context.ts'

/** Milliseconds a mail is kept for its owner to look up. */
const keptFor = 365 * 86_400_000

/** Removes mails of more than a year ago, and at once those with a reset link that no longer works. */
export async function sweepMails(context: Context): Promise<void> {
  const now = context.now()
  await context.db
    .deleteFrom('outbox')
    .where((row) =>
      row.or([
        row('created_at', '<', new Date(now.getTime() - keptFor)),
        row.and([row('kind', '=', 'password-reset'), row('give_up_at', '<', now)]),
      ]),
    )
    .execute()
}
