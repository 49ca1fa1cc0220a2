import type { Kysely } from 'kysely'

/** Whether the server that ran last had no mail server: what it wrote is not sent by itself once there is one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('installation')
    .addColumn('without_mail_server', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
