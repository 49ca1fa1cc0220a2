import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import { givenUpAt } from '../queue/tries.ts'
import { mailQueue, type StoredMail } from './queue.ts'

/** Emails of a user, newest first; from before one of them, when it is given. */
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

/** An email in the outbox of a user; undefined for one of anybody else. */
export async function findMail(db: Statements, id: string, ownerId: string): Promise<StoredMail | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()
}

/** Closes a failed or waiting email of a user, who has sent it some other way. */
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

/** Emails that brought somebody the link of a prospect, newest first, at most `limit`; whoever wrote them. */
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

/** Makes a failed or waiting email of a user due at once, with its whole time before it again. */
export async function makeDue(context: Context, id: string, ownerId: string): Promise<StoredMail | undefined> {
  const now = context.now()
  return context.db
    .updateTable('outbox')
    .set({ status: 'waiting', next_attempt_at: now, give_up_at: givenUpAt(mailQueue, now) })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['failed', 'waiting'])
    .returningAll()
    .executeTakeFirst()
}
