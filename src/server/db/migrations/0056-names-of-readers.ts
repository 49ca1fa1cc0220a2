import { type Kysely, sql } from 'kysely'

/** Who said something through a link is the actor of its event, as of an edit; the name stood in the details alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update events set actor_name = details->>'name' where type = 'remarked' and actor_name is null`.execute(db)
}
