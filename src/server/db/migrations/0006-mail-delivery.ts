import { type Kysely, sql } from 'kysely'

/** When a mail is given up, and which addresses want no mails of a topic. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('give_up_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`(now() + interval '3 days')`))
    .addColumn('topic', 'text')
    .addColumn('opt_out_token', 'text')
    .execute()
  await db.schema.createIndex('outbox_opt_out').on('outbox').column('opt_out_token').execute()

  await db.schema
    .createTable('mail_choices')
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('opted_out_at', 'timestamptz')
    .addPrimaryKeyConstraint('mail_choices_pkey', ['email_key', 'topic'])
    .execute()
}
