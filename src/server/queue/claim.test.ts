import { calls } from '#contract/calls.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../../test/app.ts'
import { newProspect } from '../../../test/seeds.ts'
import { deliveryQueue } from '../webhooks/queue.ts'
import { claimEnds, isFree, isHeld, renewing } from './claim.ts'
import { claimNext, endClaims, recordOutcome } from './sending.ts'

const claims = { lasts: 60_000, furthest: 3_600_000 }

let app: TestApp
let dana: SignedIn
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn('dana')
})
afterEach(() => vi.useRealTimers())

test('a row is free, held or put off by the moment that stands in it', async () => {
  const now = app.clock.now()
  const stateAt = async (milliseconds: number) => {
    const moment = new Date(now.getTime() + milliseconds)
    const { rows } = await sql<{ free: boolean; held: boolean }>`
      select ${isFree('row.moment', claims, now)} as free, ${isHeld('row.moment', claims, now)} as held
      from (select ${moment}::timestamptz as moment) as row`.execute(app.context.db)
    return rows[0]?.free === true ? 'free' : rows[0]?.held === true ? 'held' : 'put off'
  }
  const moments = [-1, 0, 1, 60_000, 60_001, 3_600_000, 3_600_001]
  const states = ['free', 'free', 'held', 'held', 'put off', 'put off', 'free']
  expect(await Promise.all(moments.map(stateAt))).toEqual(states)
  expect(claimEnds(claims, now)).toEqual(new Date(now.getTime() + 60_000))
})

test('a claim is renewed every third of its time while the work goes on, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const work = Promise.withResolvers<string>()
  const renew = vi.fn(() => Promise.reject(new Error('away')))
  const onError = vi.fn()
  const done = renewing(claims, renew, onError, () => work.promise)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(renew).toHaveBeenCalledTimes(2)
  expect(onError).toHaveBeenCalledTimes(2)
  work.resolve('done')
  expect(await done).toBe('done')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(renew).toHaveBeenCalledTimes(2)
})

test('only one process holds a claimed row, and a process that lost its claim no longer writes to it', async () => {
  await dana.call(calls.createWebhook, { body: { url: 'https://crm.example.org/hooks' } })
  await dana.call(calls.createProspect, { body: newProspect })
  const claim = () => claimNext(app.context, deliveryQueue)
  const first = await claim()
  expect(first).toMatchObject({ status: 'sending', attempts: 1, next_attempt_at: claimEnds(deliveryQueue, app.clock.now()) })
  expect(await claim()).toBeUndefined()
  app.clock.advance(deliveryQueue.lasts)
  const second = await claim()
  expect(second).toMatchObject({ number: first?.number, attempts: 2 })
  if (first === undefined || second === undefined) throw new Error('Nothing was due.')
  const arrived = { status: 'arrived', at: app.clock.now() } as const
  await recordOutcome(app.context.db, deliveryQueue, first, arrived)
  const stored = () => app.context.db.selectFrom('webhook_deliveries').selectAll().executeTakeFirstOrThrow()
  expect(await stored()).toMatchObject({ status: 'sending' })
  await endClaims(app.context, deliveryQueue)
  const third = await claim()
  expect(third).toMatchObject({ attempts: 3 })
  if (third === undefined) throw new Error('Nothing was due.')
  await recordOutcome(app.context.db, deliveryQueue, third, arrived)
  expect(await stored()).toMatchObject({ status: 'delivered', delivered_at: arrived.at, last_error: null })
})

test('a webhook is not kept waiting by a clock that was set back', async () => {
  await dana.call(calls.createWebhook, { body: { url: 'https://crm.example.org/hooks' } })
  await dana.call(calls.createProspect, { body: newProspect })
  app.clock.advance(-365 * 86_400_000)
  expect(await claimNext(app.context, deliveryQueue)).toMatchObject({ attempts: 1 })
})
