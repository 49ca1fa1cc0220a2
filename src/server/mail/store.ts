import type { Selectable } from 'kysely'
import type { Context } from '../context.ts'
import type { OutboxTable } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'
import { triedFor } from './outbox.ts'

export type StoredMail = Selectable<OutboxTable>

/** Milliseconds a process may keep a mail to itself; longer than a try can take, so that no two ever send it at once. */
export const lease = 120_000

/** Milliseconds: nothing is ever planned further ahead, except under a clock that was set back since. */
const beyond = 3_600_000

/**
 * Takes the mail that has been due longest, for this process alone until the lease ends: one that waits,
 * or one whose process fell silent while sending. Counts the try.
 */
export async function claimMail(context: Context): Promise<StoredMail | undefined> {
  const now = context.now()
  const furthest = new Date(now.getTime() + beyond)
  return context.db
    .updateTable('outbox')
    .set((column) => ({
      status: 'sending',
      attempts: column('attempts', '+', 1),
      next_attempt_at: new Date(now.getTime() + lease),
    }))
    .where('id', '=', (from) =>
      from
        .selectFrom('outbox')
        .select('id')
        .where('status', 'in', ['waiting', 'sending'])
        .where((column) => column.or([column('next_attempt_at', '<=', now), column('next_attempt_at', '>', furthest)]))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Makes everything that is being sent due at once; for when it is known that nobody is sending. */
export async function endLeases(context: Context): Promise<void> {
  await context.db.updateTable('outbox').set({ next_attempt_at: context.now() }).where('status', '=', 'sending').execute()
}

/** What a try came to. */
export type Outcome =
  | { status: 'sent'; at: Date }
  | { status: 'waiting'; error: string; nextAttemptAt: Date }
  | { status: 'failed'; error: string }

/** Writes down what a try came to, unless another process has taken the mail meanwhile: its try has another number. */
export async function recordOutcome(db: Statements, { id, attempts }: StoredMail, outcome: Outcome): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      status: outcome.status,
      ...(outcome.status === 'sent' ? { sent_at: outcome.at, last_error: null } : { last_error: outcome.error }),
      ...(outcome.status === 'waiting' ? { next_attempt_at: outcome.nextAttemptAt } : {}),
    })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute()
}

/** Mails of a user, newest first; from before one of them, when it is given. */
export async function findMails(
  db: Statements,
  ownerId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<StoredMail[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findMail(db: Statements, id: string, ownerId: string): Promise<StoredMail | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()
}

/** Closes a failed or waiting mail of a user, who has sent it some other way. */
export async function closeByHand(db: Statements, id: string, ownerId: string, now: Date): Promise<StoredMail | undefined> {
  return db
    .updateTable('outbox')
    .set({ status: 'sent-by-hand', sent_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['failed', 'waiting'])
    .returningAll()
    .executeTakeFirst()
}

/** Mails that brought somebody the link of a prospect, newest first, at most `limit`; whoever wrote them. */
export async function findShareMails(db: Statements, prospectId: number, limit: number): Promise<StoredMail[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('prospect_id', '=', prospectId)
    .where('kind', '=', 'share')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Makes a failed or waiting mail of a user due at once, with its whole time before it again. */
export async function makeDue(context: Context, id: string, ownerId: string): Promise<StoredMail | undefined> {
  const now = context.now()
  return context.db
    .updateTable('outbox')
    .set({ status: 'waiting', next_attempt_at: now, give_up_at: new Date(now.getTime() + triedFor) })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['failed', 'waiting'])
    .returningAll()
    .executeTakeFirst()
}
