import type { Certification } from '#domain/certifications/certification.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { certification, certifiedWelder, quoted, welders } from '../../../test/samples.ts'
import { findQuote, findVersionEvidence } from '../evidence/store.ts'
import { migrate } from './migrate.ts'

const page = 'a'.repeat(64)
const hash = 'b'.repeat(64)
const now = '2026-11-20T08:00:00.000Z'

const first: Certification[] = [
  {
    ...certifiedWelder,
    evidence: { ...certifiedWelder.evidence, '/fees/0': [{ ...quoted('The test costs US$95.'), pageId: page }] },
  },
]
const disputed = ['3 years', '5 years'].map((says) => ({ ...quoted(`Valid for ${says}.`), says }))
const second: Certification[] = [
  { ...certifiedWelder, validityPeriod: '3 years', evidence: { ...first[0]?.evidence, '/validityPeriod': disputed } },
]
const third: Certification[] = [certification({ id: 'ewb-cw', name: 'Certified Welder', summary: `"pageId":"${hash}"` })]

test('what versions hold becomes rows; what nobody wrote down is not made up', async () => {
  const { db, close } = await emptyDatabase()
  await migrate(db, '0009-link-openings')
  await sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at)
    values ('u', 'dana', 'dana', 'd@example.org', 'd@example.org', '', ${now})`.execute(db)
  await sql`insert into prospects (id, owner_id, organization, certifications, version, created_at, updated_at)
    values (7, 'u', ${JSON.stringify(welders)}, ${JSON.stringify(third)}, 3, ${now}, ${now})`.execute(db)
  for (const [number, certifications] of [first, second, third].entries()) {
    await sql`insert into versions (prospect_id, number, author, via, organization, certifications, created_at)
      values (7, ${number + 1}, 'dana', 'editor', ${JSON.stringify(welders)}, ${JSON.stringify(certifications)}, ${now})`.execute(
      db,
    )
  }
  for (const [id, owner] of [
    ['of-somebody', null],
    ['of-dana', 'u'],
  ] as const) {
    await sql`insert into lookups (id, organization_key, organization, prefer, status, certifications, started_at, alive_at, cancel_requested, owner_id)
      values (${id}, ${id}, ${JSON.stringify(welders)}, 'live', 'finished', '[]', ${now}, ${now}, false, ${owner})`.execute(db)
  }
  await sql`insert into remembered_bodies values ('ewb', ${JSON.stringify(welders)}, 'wikidata', ${now})`.execute(db)

  await migrate(db)

  const prospect = await db.selectFrom('prospects').selectAll().executeTakeFirstOrThrow()
  expect(prospect).toMatchObject({ site_host: 'ewb.example.org', site_path: '', site_since: 1 })
  expect(await findQuote(db, { prospectId: 7 }, page)).toMatchObject({ quote: 'The test costs US$95.' })
  expect(await findQuote(db, { prospectId: 7 }, hash)).toBeUndefined()
  const { sources } = await findVersionEvidence(db, prospect, ['US$95 test', 'Be 18 years old.'])
  expect(sources[0]?.[0]).toMatchObject({ fees: ['US$95 test'], requirements: ['Be 18 years old.'] })
  expect(Object.keys(sources[0]?.[0]?.evidence ?? {})).toEqual(['/fees/0'])
  const ofSecond = db.selectFrom('evidence').select(['field', 'line', 'place', 'site_host', 'kind']).where('version', '=', 2)
  const own = { field: 'validityPeriod', kind: 'page', site_host: 'ewb.example.org' }
  expect(await ofSecond.orderBy('line').orderBy('place').execute()).toEqual([
    { ...own, line: '3 years', place: 0 },
    { ...own, line: '3 years', place: 1 },
    { ...own, line: '5 years', place: 0 },
  ])
  expect(await db.selectFrom('lookups').select(['id', 'audience', 'asked_by']).orderBy('id').execute()).toEqual([
    { id: 'of-dana', audience: 'people', asked_by: 'u' },
    { id: 'of-somebody', audience: 'unknown', asked_by: null },
  ])
  expect(await db.selectFrom('remembered_bodies').selectAll().execute()).toEqual([])
  await close()
})
