import type { Organization } from '#domain/organization.ts'
import type { Statements } from '../db/transaction.ts'

/** Number and body of an owner's prospects that are not deleted, newest first. */
export async function findProspectBodies(db: Statements, ownerId: string) {
  return db
    .selectFrom('prospects')
    .select(['id', 'organization', 'email'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** What the bodies of an owner's prospects are called, and their websites. */
export async function findBodiesOf(db: Statements, ownerId: string): Promise<Omit<Organization, 'description'>[]> {
  const rows = await db
    .selectFrom('prospects')
    .select((column) => [
      column.ref('organization', '->>').key('name').as('name'),
      column.ref('organization', '->>').key('abbreviation').as('abbreviation'),
      column.ref('organization', '->>').key('website').as('website'),
    ])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ name, abbreviation, website }) => ({
    name,
    abbreviation: abbreviation ?? undefined,
    website: website ?? undefined,
  }))
}
