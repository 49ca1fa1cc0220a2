import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { newProspect, seedWorld, type World } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let world: World
beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
})

const change = (owner: Visitor, id: number, body: object) =>
  owner.answer(calls.changeProspect, { params: { id: String(id) }, body })

test('a contact is changed field by field, and makes no version', async () => {
  const { dana, awsProspect } = world
  await change(dana, awsProspect.id, { contactFirstName: 'Ann', emailMessage: 'Nice to meet you.' })
  const { status, body } = await change(dana, awsProspect.id, { email: 'ann@aws.example.org', emailSubject: 'Your programs' })
  expect(status).toBe(200)
  const contact = { contactFirstName: 'Ann', email: 'ann@aws.example.org', emailSubject: 'Your programs' }
  expect(body).toMatchObject({ ...contact, emailMessage: 'Nice to meet you.', version: 1 })
  await change(dana, awsProspect.id, { emailSubject: '', emailMessage: null })
  const emptied = await dana.call(calls.getProspect, { params: { id: String(awsProspect.id) } })
  expect(emptied).toMatchObject({ contactFirstName: 'Ann', emailSubject: null, emailMessage: null })
  const { events } = await dana.call(calls.listProspectEvents, { params: { id: String(awsProspect.id) } })
  expect(events[0]?.what).toEqual({ type: 'contact-changed', fields: ['emailSubject', 'emailMessage'] })
})

test('what is the same is no change, and what is not right is refused by name', async () => {
  const { dana, lee, pmiProspect } = world
  await change(dana, pmiProspect.id, { contactFirstName: 'Maria' })
  const { events } = await dana.call(calls.listProspectEvents, { params: { id: String(pmiProspect.id) } })
  expect(events.map(({ what }) => what.type)).toEqual(['shared', 'saved'])
  expect((await change(dana, pmiProspect.id, { email: 'ann' })).body).toMatchObject({ field: 'email' })
  expect((await change(dana, pmiProspect.id, { contactFirstName: 'A' })).body).toMatchObject({
    message: 'Contact first name must be at least 2 characters.',
  })
  expect((await change(lee, pmiProspect.id, { contactFirstName: 'Lee' })).status).toBe(404)
})

test('a correction through the link is news until its owner has looked', async () => {
  const { dana, pmiProspect, shareId } = world
  const correctedAt = async () => {
    const rows = await dana.call(calls.listProspects, { query: { withVersionCounts: 'true' } })
    return rows.find(({ id }) => id === pmiProspect.id)?.progress?.correctedAt
  }
  const correct = (description: string) =>
    app.anonymous().call(calls.updateShare, {
      params: { shareId },
      body: { ...newProspect, organization: { ...newProspect.organization, description } },
    })
  expect(await correctedAt()).toBeNull()
  await correct('One')
  expect(await correctedAt()).toBe(app.clock.now().toISOString())
  app.clock.advance(1_000)
  await dana.call(calls.noteLook, { params: { id: String(pmiProspect.id) } })
  expect(await correctedAt()).toBeNull()
  app.clock.advance(1_000)
  await correct('Two')
  expect(await correctedAt()).toBe(app.clock.now().toISOString())
})
