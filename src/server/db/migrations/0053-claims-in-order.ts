import { type Kysely, sql } from 'kysely'

/**
 * What is claimed next is the first row of an index that holds the waiting rows alone, in the order in which they are claimed: however
 * many wait, a claim reads as much. The indexes in their place began with the status and gave all rows of it to be sorted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`create index webhook_deliveries_next on webhook_deliveries (next_attempt_at, number) where status in ('waiting', 'sending')`,
    // Which delivery of a prospect is the oldest that has not arrived: those that have are kept for a month.
    sql`create index webhook_deliveries_oldest on webhook_deliveries (webhook_id, prospect_id, number) where status in ('waiting', 'sending')`,
    sql`create index outbox_due on outbox (next_attempt_at, id) where status in ('waiting', 'sending')`,
    sql`create index import_rows_next on import_rows (import_id, number) where state = 'waiting'`,
    sql`drop index webhook_deliveries_due, outbox_next, import_rows_waiting`,
  ]) {
    await statement.execute(db)
  }
}
