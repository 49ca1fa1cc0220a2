import type { Kysely } from 'kysely'

/** What the owner of a link sets: its name, what it lets its holders do, until when, behind which passcode. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('share_links')
    .addColumn('name', 'text')
    .addColumn('mode', 'text', (column) => column.notNull().defaultTo('edit'))
    .addColumn('paused_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz')
    .addColumn('expiry_told_at', 'timestamptz')
    .addColumn('passcode_hash', 'text')
    .addColumn('notify', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('asked_for_at', 'timestamptz')
    .execute()
}
