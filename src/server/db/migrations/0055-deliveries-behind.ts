import { type Kysely, sql } from 'kysely'

/**
 * A delivery that waits for an earlier one of its prospect is marked when a claim meets it, and leaves the index that claims read: with
 * a receiver that was down a claim read all that had come together behind the first of each prospect.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`alter table webhook_deliveries add column behind boolean not null default false`,
    sql`create index webhook_deliveries_first on webhook_deliveries (next_attempt_at, number) where status in ('waiting', 'sending') and not behind`,
    sql`drop index webhook_deliveries_next`,
  ]) {
    await statement.execute(db)
  }
}
