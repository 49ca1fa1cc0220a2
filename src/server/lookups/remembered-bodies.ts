import { type BodyMemory, startOf, typedAddress } from '#research'
import { formatDay } from '#domain/text/day-words.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { siteColumns, siteOfBody } from '../evidence/site.ts'

/** Bodies that were found on the web, under the words they were found by; and what sites that were read are called, under their address. */
export function createBodyMemory(db: Kysely<Database>, now: () => Date): BodyMemory {
  return {
    async find(searchTerm) {
      const typed = typedAddress(searchTerm)
      if (typed !== undefined) return (await findRead(db, typed)) ?? []
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

/** The reading of a typed address whose site a look-up of people has read, called as that site calls itself. */
async function findRead(db: Kysely<Database>, typed: OrganizationMatch): Promise<OrganizationMatch[] | undefined> {
  const { site_host: host, site_path: path } = siteColumns(siteOfBody(typed))
  const rows = await db
    .selectFrom('lookups')
    .select(['organization', 'finished_at'])
    .where('site_host', '=', host)
    .where('site_path', '=', path)
    .where('audience', '=', 'people')
    .where('owner_id', 'is', null)
    .where('status', '=', 'finished')
    .orderBy('finished_at', 'desc')
    .limit(mostReadings)
    .execute()
  // A site is a whole domain; what stands on another host of it may be called otherwise.
  const read = rows.find(({ organization }) => startOf(organization)?.host === startOf(typed)?.host)
  if (read === undefined || read.finished_at === null) return undefined
  const { name, abbreviation, description } = read.organization
  const reason = `You typed this address. It was read on ${formatDay(read.finished_at.toISOString().slice(0, 10))}.`
  return [{ ...typed, name, description, ...(abbreviation !== undefined && { abbreviation }), reason }]
}

/** Look-ups of a domain among which one of the typed host is sought. */
const mostReadings = 20
