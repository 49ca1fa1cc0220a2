import { calls } from '#contract/calls.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { seedWorld } from '../../../test/seeds.ts'

test('administrators see the prospects of everybody, and change none; lists of one’s own stay as they are', async () => {
  const app = await startTestApp()
  const { dana, lee, pmiProspect, awsProspect, leesProspect } = await seedWorld(app)
  const ada = await app.administrator()
  const { prospects, more } = await ada.call(calls.listAllProspects)
  expect(prospects.map(({ id, owner }) => [id, owner.username])).toEqual([
    [leesProspect.id, 'lee'],
    [awsProspect.id, 'dana'],
    [pmiProspect.id, 'dana'],
  ])
  expect(more).toBe(false)
  expect(prospects[2]).toMatchObject({ certificationCount: 2, contactFirstName: 'Maria', version: 1, outcome: null })
  const closed = [{ ...pmiProspect.certifications[0], retired: true }, ...pmiProspect.certifications.slice(1)]
  const change = app.context.db.updateTable('prospects').set({ certifications: JSON.stringify(closed) })
  await change.where('id', '=', pmiProspect.id).execute()
  expect((await ada.call(calls.listAllProspects)).prospects[2]).toMatchObject({ certificationCount: 1 })
  const narrowed = await ada.call(calls.listAllProspects, { query: { owner: lee.user?.id } })
  expect(narrowed.prospects.map(({ id }) => id)).toEqual([leesProspect.id])
  const older = await ada.call(calls.listAllProspects, { query: { before: String(awsProspect.id) } })
  expect(older.prospects.map(({ id }) => id)).toEqual([pmiProspect.id])
  const params = { id: String(pmiProspect.id) }
  expect(await ada.call(calls.getAnyProspect, { params })).toMatchObject({
    email: 'maria@pmi.example.org',
    owner: { username: 'dana' },
  })

  expect(await ada.call(calls.listProspects)).toEqual([])
  expect((await ada.answer(calls.getProspect, { params })).status).toBe(404)
  expect((await ada.answer(calls.deleteProspect, { params })).status).toBe(404)
  expect((await dana.answer(calls.getAnyProspect, { params })).status).toBe(403)
  await dana.call(calls.deleteProspect, { params })
  expect((await ada.answer(calls.getAnyProspect, { params })).status).toBe(404)
})
