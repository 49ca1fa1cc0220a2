import { type Kysely, sql } from 'kysely'

/** What the list shows of a prospect says which certifications are retired: what was kept before it did is made anew when it is listed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update prospects set brief = null where brief is not null`.execute(db)
}
