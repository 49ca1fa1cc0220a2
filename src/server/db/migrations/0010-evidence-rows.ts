import { type Kysely, sql } from 'kysely'
import { type Certification, linesIntroduced, type Source } from '../frozen/0010/lines.ts'
import { type EvidenceRow, rowsOf } from '../frozen/0010/rows.ts'
import { type Site, siteOf, siteOfWebsite } from '../frozen/0010/site.ts'

interface Tables {
  evidence: EvidenceRow
}

interface Organization {
  website?: string
}

/** Rows written in one statement: a row has 18 values, and a statement may have 65,535. */
const atOnce = 500

/**
 * What stands behind a line is rows; who asked a look-up and which site it read are columns.
 *
 * Filled from what is there: rows for every version of every prospect, and the site of every prospect from its website. What a page
 * said is filed under the site of that page. Not filled, because it was never written down: who asked the look-ups so far. They
 * answer nobody and prove nothing any more, those with added pages excepted, which had an owner; and bodies that were
 * remembered are forgotten, for a stranger may have named them.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumns(db)
  await addTable(db)
  await sql`delete from remembered_bodies`.execute(db)
  await sql`update lookups set audience = 'people', asked_by = owner_id where owner_id is not null`.execute(db)
  await fill(db)
}

async function addColumns(db: Kysely<Tables>): Promise<void> {
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

async function addTable(db: Kysely<Tables>): Promise<void> {
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
async function fill(db: Kysely<Tables>): Promise<void> {
  const { rows: prospects } = await sql<Prospect>`select id, organization from prospects order by id`.execute(db)
  for (const { id, organization } of prospects) {
    const site = siteOfWebsite(organization.website)
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
      const own = siteOfWebsite(version.organization.website)
      const rowsOfVersion = linesIntroduced(version.certifications, before).flatMap((line) =>
        rowsOf({ prospect_id: id, version: number }, line, (source) => siteOfSource(source, own)),
      )
      for (let start = 0; start < rowsOfVersion.length; start += atOnce) {
        await db
          .insertInto('evidence')
          .values(rowsOfVersion.slice(start, start + atOnce))
          .execute()
      }
      before = version.certifications
    }
  }
}

/** What a page said is its own site's; what the catalogue says of a body is the body's. */
function siteOfSource(source: Source, own: Site | null): Site | null {
  const page = source.kind === 'page' ? URL.parse(source.url) : null
  if (page !== null) return siteOf(page)
  return source.kind === 'catalogue' ? own : null
}
