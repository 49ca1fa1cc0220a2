import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { aws, seedWorld, type World } from '../../../test/seeds.ts'
import { sendWeeklySummaries } from './send-summaries.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const day = 86_400_000

let app: TestApp
let world: World
let params: { shareId: string }
beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
  params = { shareId: world.shareId }
})

const summaries = async () => (await app.mails()).filter(({ kind }) => kind === 'weekly-summary')
const order = (ordered: boolean) => world.dana.call(calls.changeWeeklySummary, { body: { ordered } })
const view = () => app.anonymous().call(calls.countShareView, { params }, { headers: { 'user-agent': browser } })
const goTo = (moment: string) => app.clock.advance(Date.parse(moment) - app.clock.now().getTime())
const signedInAgain = async () => {
  const dana = app.anonymous()
  await dana.call(calls.login, { body: { username: 'dana', password: testPassword } })
  return dana
}

test('nobody gets it who has not ordered it', async () => {
  await view()
  expect(await world.dana.call(calls.getWeeklySummary)).toEqual({ ordered: false, nextAt: null })
  app.clock.advance(8 * day)
  await sendWeeklySummaries(app.context)
  expect(await summaries()).toEqual([])
})

test('tells on Monday what happened in the week, once, and the next week what happened since', async () => {
  // The test begins on a Saturday.
  expect(await order(true)).toEqual({ ordered: true, nextAt: '2026-11-23T06:00:00.000Z' })
  expect(await order(true), 'a second press').toEqual({ ordered: true, nextAt: '2026-11-23T06:00:00.000Z' })
  await view()
  await view()
  await app.anonymous().call(calls.makeRemark, { params, body: { kind: 'missing', text: 'Another program' } })
  await app.anonymous().call(calls.makeOffer, { params, body: {} })
  goTo('2026-11-23T05:59:59.999Z')
  await sendWeeklySummaries(app.context)
  expect(await summaries()).toEqual([])
  app.clock.advance(1)
  await Promise.all([sendWeeklySummaries(app.context), sendWeeklySummaries(app.context)])
  await sendWeeklySummaries(app.context)
  const [mail, ...more] = await summaries()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to_email: 'dana@example.org', subject: 'Your week: updates on one of your prospects' })
  expect(mail?.text).toContain('Project Management Institute: 1 offer made, 1 correction, 2 visits')
  expect(mail?.text).not.toContain(aws.name)

  goTo('2026-11-25T09:00:00.000Z')
  await view()
  goTo('2026-11-30T06:00:00.000Z')
  await sendWeeklySummaries(app.context)
  const [, second] = await summaries()
  expect(second?.text).toContain('Project Management Institute: 1 visit')
  expect(second?.text).not.toContain('offer made')
})

test('covers downtime once the server is back, and is due on Mondays again', async () => {
  await order(true)
  await view()
  goTo('2026-12-10T12:00:00.000Z')
  await sendWeeklySummaries(app.context)
  expect(await summaries()).toHaveLength(1)
  const dana = await signedInAgain()
  expect(await dana.call(calls.getWeeklySummary)).toEqual({ ordered: true, nextAt: '2026-12-14T06:00:00.000Z' })
})

test('says nothing of a week without news, of a muted link, and of what its owner did', async () => {
  await order(true)
  await world.dana.call(calls.changeShare, { params, body: { notify: false } })
  await view()
  await app.anonymous().call(calls.makeRemark, { params, body: { kind: 'missing', text: 'Another program' } })
  app.clock.advance(8 * day)
  await sendWeeklySummaries(app.context)
  expect(await summaries()).toEqual([])
})

test('does not count as the email of the hour', async () => {
  await order(true)
  await view()
  goTo('2026-11-23T06:00:00.000Z')
  await sendWeeklySummaries(app.context)
  expect(await summaries()).toHaveLength(1)
  const before = app.clock.now()
  await app.anonymous().call(calls.makeRemark, { params, body: { kind: 'missing', text: 'One more program' } })
  const told = await app.context.db
    .selectFrom('outbox')
    .select(['kind', 'next_attempt_at'])
    .where('created_at', '>=', before)
    .where('kind', '!=', 'weekly-summary')
    .execute()
  expect(told).toEqual([{ kind: 'shared-edit', next_attempt_at: before }])
})

test('is ended by its own link and by its owner, and ordered again', async () => {
  await order(true)
  await view()
  goTo('2026-11-23T06:00:00.000Z')
  await sendWeeklySummaries(app.context)
  const [mail] = await summaries()
  const [, token = ''] = /\/mail\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  expect((await app.anonymous().fetch(`/mail/${token}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  const dana = await signedInAgain()
  expect(await dana.call(calls.getWeeklySummary)).toEqual({ ordered: false, nextAt: null })
  await dana.call(calls.changeWeeklySummary, { body: { ordered: true } })
  expect(await dana.call(calls.getWeeklySummary)).toMatchObject({ ordered: true })
  await dana.call(calls.changeWeeklySummary, { body: { ordered: false } })
  await view()
  app.clock.advance(8 * day)
  await sendWeeklySummaries(app.context)
  expect(await summaries()).toHaveLength(1)
})
