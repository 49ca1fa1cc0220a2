import { type Kysely, sql } from 'kysely'

/**
 * When a site was read for a prospect, and who reads it now, stands in the prospect's own row: one index of a single table has all that
 * wait in their order, and another those that were begun or put off. The columns of `rechecks` stay for the release before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`alter table prospects add column site_read_at timestamptz, add column site_claimed_until timestamptz`,
    sql`update prospects set site_read_at = rechecks.checked_at, site_claimed_until = rechecks.claimed_until
      from rechecks where rechecks.prospect_id = prospects.id`,
    sql`create index prospects_site_next on prospects (coalesce(site_read_at, created_at), id)
      where deleted_at is null and site_host is not null and site_claimed_until is null`,
    sql`create index prospects_site_begun on prospects (site_claimed_until, id) where site_claimed_until is not null`,
    // The other prospects of a site that is read; deleted ones were never asked for.
    sql`create index prospects_of_site on prospects (site_host, site_path) where deleted_at is null`,
    sql`drop index prospects_site`,
  ]) {
    await statement.execute(db)
  }
}
