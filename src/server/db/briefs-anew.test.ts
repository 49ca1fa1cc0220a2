import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { certification, welders } from '../../../test/samples.ts'
import { findListRows } from '../prospects/list.ts'
import { migrate } from './migrate.ts'

test('a list that was kept before it said what is retired says so after the upgrade', async () => {
  const { db, close } = await emptyDatabase()
  await migrate(db, '0053-claims-in-order')
  await sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at)
    values ('u', 'dana', 'dana', 'd@example.org', 'd@example.org', '', '2026-11-10T08:00:00.000Z')`.execute(db)
  const closed = certification({ name: 'Certified Riveter', retired: true })
  await sql`insert into prospects (id, owner_id, organization, certifications, brief, version, created_at, updated_at)
    values (7, 'u', ${JSON.stringify(welders)}, ${JSON.stringify([closed])},
      ${JSON.stringify({ names: [{ name: closed.name }], lines: '' })}, 1, '2026-11-11T08:00:00.000Z', '2026-11-11T08:00:00.000Z')`.execute(
    db,
  )

  await migrate(db)

  const [row] = await findListRows(db, 'u')
  expect(row?.certificationNames).toEqual([{ name: 'Certified Riveter', retired: true }])
  await close()
})
