import { type Kysely, sql } from 'kysely'

/**
 * The list of prospects in its order: its first rows are the first of the index, however long the list is. `prospects_list` cannot
 * give them, for it orders the numbers the other way around. Whoever waits is counted by the queue alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index prospects_newest on prospects (owner_id, created_at desc, id desc) where deleted_at is null`.execute(db)
  await sql`create index interests_queue on interests (queue_number) where outcome = 'waitlist'`.execute(db)
}
