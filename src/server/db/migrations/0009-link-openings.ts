import { type Kysely, sql } from 'kysely'

/** How often people opened a link, and when the last time, beside the first time: the owner's list of links tells it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('share_links')
    .addColumn('last_opened_at', 'timestamptz')
    .addColumn('view_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // What was counted before belongs to the prospect's only live link; of more than one it is nobody's.
  await sql`
    update share_links set last_opened_at = share_links.opened_at, view_count = prospects.view_count
    from prospects
    where prospects.id = share_links.prospect_id and share_links.opened_at is not null
      and not exists (select from share_links other where other.prospect_id = share_links.prospect_id and other.id <> share_links.id)
  `.execute(db)
}
