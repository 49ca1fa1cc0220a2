import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { welders } from '../../../test/samples.ts'
import { findAuditEvents, findProspectEvents } from '../events/store.ts'
import { migrate } from './migrate.ts'

const day = (number: number) => `2026-11-${number}T08:00:00.000Z`

test('what older rows tell becomes events, in their order', async () => {
  const { db, close } = await emptyDatabase()
  await migrate(db, '0018-sign-in-tries')
  await sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at)
    values ('u', 'dana', 'dana', 'd@example.org', 'd@example.org', '', ${day(10)})`.execute(db)
  await sql`insert into prospects (id, owner_id, organization, certifications, version, created_at, updated_at)
    values (7, 'u', ${JSON.stringify(welders)}, '[]', 3, ${day(11)}, ${day(15)})`.execute(db)
  for (const [number, via, at] of [
    [1, 'editor', 11],
    [2, 'share-link', 14],
    [3, 'editor', 15],
  ] as const) {
    await sql`insert into versions (prospect_id, number, author, via, organization, certifications, change_reason, created_at)
      values (7, ${number}, ${via === 'editor' ? 'dana' : 'via share link'}, ${via}, ${JSON.stringify(welders)}, '[]', 'Why.', ${day(at)})`.execute(
      db,
    )
  }
  await sql`insert into share_links (id, prospect_id, created_at, opened_at) values ('key-of-link_1', 7, ${day(12)}, ${day(13)})`.execute(
    db,
  )
  await sql`insert into outbox (id, kind, to_email, subject, text, html, owner_id, status, attempts, created_at, next_attempt_at, give_up_at)
    values ('m', 'share', 'ann@example.org', 'Hello', 'Open https://x.example/share/key-of-link_1 now', '', 'u', 'waiting', 0,
      ${'2026-11-12T09:00:00.000Z'}, ${day(12)}, ${day(12)})`.execute(db)
  await sql`insert into interests (prospect_id, billing_name, billing_email, pricing_options, price_per_month, price_per_year, outcome, trial_ends_at, submitted_at, updated_at)
    values (7, 'Ann', 'ann@example.org', '{}', 999, 11988, 'trial', ${day(30)}, ${day(16)}, ${day(16)})`.execute(db)

  await migrate(db)

  const page = { before: undefined, limit: 50 }
  const events = await findProspectEvents(db, 7, page)
  expect(events.slice(2).map(({ at, by, what }) => [at, by.kind, by.name, what.type])).toEqual([
    [day(15), 'account', 'dana', 'edited'],
    [day(14), 'link', null, 'corrected'],
    [day(13), 'link', null, 'visited'],
    ['2026-11-12T09:00:00.000Z', 'account', 'dana', 'mailed'],
    [day(12), 'account', 'dana', 'shared'],
    [day(11), 'account', 'dana', 'saved'],
  ])
  // Of one moment.
  expect(
    events
      .slice(0, 2)
      .map(({ what }) => what.type)
      .toSorted(),
  ).toEqual(['interested', 'trial'])
  expect(events.find(({ what }) => what.type === 'trial')?.what).toEqual({ type: 'trial', endsAt: day(30) })
  expect(events.find(({ what }) => what.type === 'edited')?.what).toMatchObject({ version: 3, changes: [], reason: 'Why.' })
  const made = await findAuditEvents(db, { type: 'account-made' }, page)
  expect(made).toMatchObject([{ about: 'dana', at: day(10), by: { kind: 'system' } }])
  expect(await findAuditEvents(db, { who: 'u' }, page)).toHaveLength(4)
  await close()
})
