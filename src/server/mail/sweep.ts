import type { Context } from '../context.ts'
import { keptSince } from '../retention.ts'

/** Removes old emails, and at once those with a reset link that no longer works. */
export async function sweepMails(context: Context): Promise<void> {
  await context.db
    .deleteFrom('outbox')
    .where((row) =>
      row.or([
        row('created_at', '<', keptSince(context, 'mails')),
        row.and([row('kind', '=', 'password-reset'), row('give_up_at', '<', context.now())]),
      ]),
    )
    .execute()
}
