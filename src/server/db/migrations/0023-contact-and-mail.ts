import { type Kysely, sql } from 'kysely'

/** What a seller writes to a contact, whom it comes from, and which prospect a mail is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('display_name', 'text').execute()
  await db.schema.alterTable('prospects').addColumn('email_message', 'text').addColumn('looked_at', 'timestamptz').execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('prospect_id', 'integer', (column) => column.references('prospects.id').onDelete('set null'))
    .addColumn('from_name', 'text')
    .addColumn('reply_to', 'text')
    .execute()
  await sql`
    update outbox set prospect_id = events.prospect_id from events
    where events.type = 'mailed' and events.details->>'mailId' = outbox.id`.execute(db)
  await sql`create index events_corrected on events (prospect_id, at) where type = 'corrected'`.execute(db)
  await db.schema.createIndex('outbox_prospect').on('outbox').columns(['prospect_id', 'id']).execute()
}
