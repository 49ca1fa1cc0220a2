import { type Kysely, sql } from 'kysely'

/**
 * One running look-up a question, whoever asks and wherever; how often a look-up was started; and the folded name of the
 * body, by which a prospect saved without its website still finds the look-up it came from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lookups')
    .addColumn('name_key', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('starts', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('lookups_running')
    .unique()
    .on('lookups')
    .columns(['organization_key', 'prefer'])
    .where(sql.ref('status'), '=', sql.lit('running'))
    .execute()
  await db.schema.createIndex('lookups_name').on('lookups').columns(['name_key', 'started_at']).execute()
}
