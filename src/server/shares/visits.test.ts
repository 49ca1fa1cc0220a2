import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { sweepShareVisits } from './visits.ts'

const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let app: TestApp
let dana: Visitor
let shareId: string
let id: string
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  const prospect = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [] } })
  id = String(prospect.id)
  shareId = (await dana.call(calls.createShare, { body: { searchId: prospect.id } })).shareId
})

function view(visitor: Visitor, userAgent = browser, link = shareId) {
  return visitor.call(calls.countShareView, { params: { shareId: link } }, { headers: { 'user-agent': userAgent } })
}

async function views(): Promise<number> {
  return (await dana.call(calls.getProspect, { params: { id } })).viewCount
}

test('a person counts, and the first view is remembered', async () => {
  app.clock.advance(1_000)
  await view(app.anonymous())
  app.clock.advance(1_000)
  await view(app.anonymous('203.0.113.2'))
  expect(await views()).toBe(2)
  expect(await dana.call(calls.listShares, { params: { id } })).toEqual([
    expect.objectContaining({ openedAt: '2026-11-21T09:00:01.000Z', lastOpenedAt: '2026-11-21T09:00:02.000Z', viewCount: 2 }),
  ])
})

test('the same visitor counts again after 30 minutes', async () => {
  const visitor = app.anonymous()
  await Promise.all([view(visitor), view(visitor), view(visitor)])
  expect(await views()).toBe(1)
  app.clock.advance(30 * 60_000 - 1)
  await view(visitor)
  expect(await views()).toBe(1)
  app.clock.advance(1)
  await view(visitor)
  expect(await views()).toBe(2)
})

test('the marketing page counts under the same rules, together with the shared page', async () => {
  const visit = (uuid: string, visitor: Visitor) =>
    visitor.answer(calls.visitLearn, { params: { uuid } }, { headers: { 'user-agent': browser } })
  expect(await visit(shareId, app.anonymous())).toMatchObject({ status: 204 })
  await view(app.anonymous())
  expect(await visit(shareId, dana)).toMatchObject({ status: 204 })
  expect(await views()).toBe(1)
  for (const uuid of ['default', 'unknown', '<>', 'x'.repeat(300)]) {
    expect(await visit(uuid, app.anonymous()), uuid).toMatchObject({ status: 204 })
  }
})

test('the marketing page answers alike over its limit, and counts no more', async () => {
  const visitor = app.anonymous()
  for (let number = 0; number < 61; number += 1) {
    const answer = await visitor.answer(
      calls.visitLearn,
      { params: { uuid: shareId } },
      { headers: { 'user-agent': `${browser} ${number}` } },
    )
    expect(answer.status).toBe(204)
  }
  expect(await views()).toBe(60)
})

test('neither the owner, nor reading the link, nor a program counts', async () => {
  await view(dana)
  const visitor = app.anonymous()
  await visitor.call(calls.getShare, { params: { shareId } }, { headers: { 'user-agent': browser } })
  await visitor.fetch(`/share/${shareId}`, { headers: { 'user-agent': browser } })
  await visitor.fetch(`/share/${shareId}`, { method: 'HEAD', headers: { 'user-agent': browser } })
  for (const program of [
    '',
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Barracuda Sentinel (EE))',
    'curl/8.5.0',
  ]) {
    await view(visitor, program)
  }
  expect(await views()).toBe(0)
})

test.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
])('what a browser fetches ahead counts nowhere: %s: %s', async (name, purpose) => {
  const headers = { [name]: purpose, 'user-agent': browser }
  const visitor = app.anonymous()
  await visitor.answer(calls.countShareView, { params: { shareId } }, { headers })
  await visitor.answer(calls.visitLearn, { params: { uuid: shareId } }, { headers })
  await visitor.fetch(`/share/${shareId}`, { headers })
  expect(await views()).toBe(0)
  await view(visitor)
  expect(await views()).toBe(1)
})

test('another user counts: they are no owner', async () => {
  await view(await app.signedIn('eve'))
  expect(await views()).toBe(1)
})

test('nothing is counted, or told, of a link that is not live', async () => {
  await view(app.anonymous(), browser, 'unknown')
  await dana.call(calls.revokeShare, { params: { shareId } })
  await view(app.anonymous())
  expect(await views()).toBe(0)
})

test('no address is kept, and nobody longer than they count', async () => {
  await view(app.anonymous())
  const visits = () => app.context.db.selectFrom('share_visits').selectAll().execute()
  const [visit] = await visits()
  expect(visit?.visitor).toMatch(/^[\w-]{43}$/)
  await sweepShareVisits(app.context)
  expect(await visits()).toHaveLength(1)
  app.clock.advance(30 * 60_000)
  await sweepShareVisits(app.context)
  expect(await visits()).toEqual([])
})
