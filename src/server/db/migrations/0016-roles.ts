import { type Kysely, sql } from 'kysely'

/** Roles; the oldest account that can sign in becomes the administrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('member'))
    .execute()
  await sql`
    update users set role = 'admin'
    where id = (select id from users order by disabled_at is not null, created_at, id limit 1)`.execute(db)
}
