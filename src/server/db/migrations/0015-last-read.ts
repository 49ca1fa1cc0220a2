import { type Kysely, sql } from 'kysely'

/** When a kept text was read the last time: one that nobody quotes goes 30 days after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('evidence_pages')
    .addColumn('last_read_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await sql`update evidence_pages set last_read_at = read_at`.execute(db)
  await db.schema.createIndex('evidence_pages_last_read').on('evidence_pages').column('last_read_at').execute()
}
