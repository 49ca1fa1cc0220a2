import { siteOf, startOf, type Site } from '#research'
import type { Certification } from '#domain/certification.ts'
import type { Evidence } from '#domain/evidence.ts'
import type { Organization } from '#domain/organization.ts'
import { passagesIntroduced } from '#domain/proof.ts'
import { type Kysely, sql } from 'kysely'
import { insertVersionEvidence } from '../../evidence/store.ts'
import { timeSortedKey } from '../../ids.ts'
import { randomBytes } from 'node:crypto'
import type { Database } from '../schema.ts'

/**
 * What stands behind a line is rows; who asked a look-up and which site it read are columns.
 *
 * Filled from what is there: rows for every version of every prospect, and the site of every prospect from its website. What a page
 * said is filed under the site of that page. Not filled, because it was never written down: who asked the look-ups so far. They
 * answer nobody and prove nothing any more, those with added pages excepted, which had an owner; and bodies that were
 * remembered are forgotten, for a stranger may have named them.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db)
  await addTable(db)
  await sql`delete from remembered_bodies`.execute(db)
  await sql`update lookups set audience = 'people', asked_by = owner_id where owner_id is not null`.execute(db)
  await fill(db)
}

async function addColumns(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('lookups')
    .addColumn('audience', 'text', (column) => column.notNull().defaultTo('unknown'))
    .addColumn('asked_by', 'text')
    .addColumn('secret_hash', 'text')
    .addColumn('site_host', 'text')
    .addColumn('site_path', 'text')
    .execute()
  await db.schema
    .alterTable('prospects')
    .addColumn('site_host', 'text')
    .addColumn('site_path', 'text')
    .addColumn('site_since', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}

async function addTable(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('evidence')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lookup_id', 'text', (column) => column.references('lookups.id').onDelete('cascade'))
    .addColumn('prospect_id', 'integer', (column) => column.references('prospects.id').onDelete('cascade'))
    .addColumn('version', 'integer')
    .addColumn('read_by', 'text')
    .addColumn('site_host', 'text')
    .addColumn('site_path', 'text')
    .addColumn('certification_id', 'text')
    .addColumn('certification_name', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('passage', 'integer', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('line_hash', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('page_id', 'text')
    .addColumn('quote_start', 'integer')
    .addColumn('quote_end', 'integer')
    .addColumn('evidence', 'jsonb')
    .execute()
  await db.schema.createIndex('evidence_prospect').on('evidence').columns(['prospect_id', 'line_hash', 'version']).execute()
  await db.schema.createIndex('evidence_prospect_page').on('evidence').columns(['prospect_id', 'page_id']).execute()
  await db.schema.createIndex('evidence_lookup').on('evidence').columns(['lookup_id', 'page_id']).execute()
  await db.schema.createIndex('evidence_site').on('evidence').columns(['site_host', 'line_hash']).execute()
  await db.schema.createIndex('evidence_page').on('evidence').column('page_id').execute()
}

interface Prospect {
  id: number
  organization: Organization
}

/** One prospect at a time, its versions from the oldest on. */
async function fill(db: Kysely<Database>): Promise<void> {
  const { rows: prospects } = await sql<Prospect>`select id, organization from prospects order by id`.execute(db)
  for (const { id, organization } of prospects) {
    const site = siteOfBody(organization)
    if (site !== null)
      await sql`update prospects set site_host = ${site.host}, site_path = ${site.path} where id = ${id}`.execute(db)
    const { rows: numbers } = await sql<{ number: number }>`
      select number from versions where prospect_id = ${id} order by number`.execute(db)
    let before: Certification[] = []
    for (const { number } of numbers) {
      const { rows } = await sql<{ organization: Organization; certifications: Certification[] }>`
        select organization, certifications from versions where prospect_id = ${id} and number = ${number}`.execute(db)
      const [version] = rows
      if (version === undefined) continue
      const introduced = passagesIntroduced(version.certifications, before)
      const own = siteOfBody(version.organization)
      const origins = new Map(
        introduced.flatMap(({ passage }) =>
          (passage.evidence ?? []).map((one) => [one, { readBy: null, site: siteOfEvidence(one, own) }] as const),
        ),
      )
      await insertVersionEvidence(db, newKey, { id, version: number }, introduced, origins)
      before = version.certifications
    }
  }
}

/** What a page said is its own site's; what the catalogue says of a body is the body's. */
function siteOfEvidence(evidence: Evidence, own: Site | null): Site | null {
  const page = evidence.kind === 'page' ? URL.parse(evidence.url) : null
  if (page !== null) return siteOf(page)
  return evidence.kind === 'catalogue' ? own : null
}

function siteOfBody(organization: Organization): Site | null {
  const start = startOf(organization)
  return start === undefined ? null : siteOf(start)
}

function newKey(): string {
  return timeSortedKey(new Date(), randomBytes(10))
}
