import type { Kysely } from 'kysely'

/** Addresses that events are sent to, and the events on their way there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('former_secret', 'text')
    .addColumn('former_secret_until', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('webhooks_user').on('webhooks').column('user_id').execute()
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('number', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('prospect_id', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull())
    .addColumn('give_up_at', 'timestamptz', (column) => column.notNull())
    .addColumn('delivered_at', 'timestamptz')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_order')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'prospect_id', 'number'])
    .execute()
  await db.schema.createIndex('webhook_deliveries_due').on('webhook_deliveries').columns(['status', 'next_attempt_at']).execute()
}
