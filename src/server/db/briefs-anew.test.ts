import { calls } from '#contract/calls.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { certification, lookedUp, welders } from '../../../test/samples.ts'
import { findListRows } from '../prospects/list.ts'
import { loadMigrations } from './load-migrations.ts'

test('a list that was kept before it said what is retired says so after the upgrade', async () => {
  const app = await startTestApp()
  const dana = await app.signedIn()
  const closed = certification({ id: 'ewb-old', name: 'Certified Riveter', retired: true })
  app.research.answers(lookedUp(welders, [closed]))
  await dana.call(calls.queryCertifications, { body: { organization: welders } })
  await dana.call(calls.createProspect, { body: { organization: welders, certifications: [closed] } })
  const { db } = app.context
  const listed = async () => (await findListRows(db, dana.user.id)).map(({ certificationNames }) => certificationNames)
  await db
    .updateTable('prospects')
    .set({ brief: JSON.stringify({ names: [{ name: closed.name }], lines: '' }) })
    .execute()
  expect(await listed()).toEqual([[{ name: closed.name }]])
  await (await loadMigrations())['0057-briefs-anew']?.up(db)
  expect(await listed()).toEqual([[{ name: closed.name, retired: true }]])
})
