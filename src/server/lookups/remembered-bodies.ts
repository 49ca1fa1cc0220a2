import { type BodyMemory } from '#research'
import { foldName, type OrganizationMatch } from '#domain/organization.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Bodies that were found on the web, under the words they were found by. */
export function createBodyMemory(db: Kysely<Database>, now: () => Date): BodyMemory {
  return {
    async find(searchTerm) {
      const row = await db
        .selectFrom('remembered_bodies')
        .select('organization')
        .where('key', '=', foldName(searchTerm))
        .executeTakeFirst()
      if (row === undefined) return []
      const match: OrganizationMatch = {
        ...row.organization,
        source: 'remembered',
        reason: `Found on the web earlier for “${searchTerm}”.`,
        detailed: false,
      }
      return [match]
    },

    async remember(searchTerm, match) {
      const { name, description, abbreviation, website } = match
      const organization = JSON.stringify({ name, description, abbreviation, website })
      const values = { organization, source: match.source, found_at: now() }
      await db
        .insertInto('remembered_bodies')
        .values({ key: foldName(searchTerm), ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute()
    },
  }
}
