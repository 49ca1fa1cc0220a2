import type { MailTopic } from '#domain/mail/mail.ts'
import type { Selectable } from 'kysely'
import type { Context } from '../context.ts'
import type { MailChoicesTable } from '../db/tables/mail.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'

export type MailChoice = Selectable<MailChoicesTable>

/** What an address chose about a topic; until it chooses, emails are welcome. */
export async function choiceOf(context: Context, trx: Statements, email: string, topic: MailTopic): Promise<MailChoice> {
  const email_key = email.trim().toLowerCase()
  const choice = trx.selectFrom('mail_choices').selectAll().where('email_key', '=', email_key).where('topic', '=', topic)
  const made = await choice.executeTakeFirst()
  if (made !== undefined) return made
  await trx
    .insertInto('mail_choices')
    .values({ email_key, topic, token: context.ids.secret(), opted_out_at: null })
    .onConflict((conflict) => conflict.columns(['email_key', 'topic']).doNothing())
    .execute()
  return choice.executeTakeFirstOrThrow()
}

/** The choice behind the token of an email; whoever has it may read and change it. */
export async function findChoice(db: Statements, token: string): Promise<MailChoice | undefined> {
  return db.selectFrom('mail_choices').selectAll().where('token', '=', token).executeTakeFirst()
}

/**
 * Ends or resumes the emails of a topic for the address behind a token. Emails that wait already are held to it, too.
 * @returns the choice as it is; undefined when nobody has that token
 */
export async function choose(context: Context, token: string, wanted: boolean): Promise<MailChoice | undefined> {
  return inTransaction(context.db, async (trx) => {
    const choice = await trx
      .updateTable('mail_choices')
      .set({ opted_out_at: wanted ? null : context.now() })
      .where('token', '=', token)
      .returningAll()
      .executeTakeFirst()
    if (choice !== undefined && !wanted) {
      await trx
        .updateTable('outbox')
        .set({ status: 'suppressed' })
        .where('opt_out_token', '=', token)
        .where('status', '=', 'waiting')
        .execute()
    }
    return choice
  })
}
