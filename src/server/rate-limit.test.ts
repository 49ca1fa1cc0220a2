import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { pmiMatch } from '../../test/seeds.ts'
import type { Visitor } from '../../test/visitor.ts'
import { sweepRateLimits } from './rate-limit.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  app.research.finds([pmiMatch])
})

const find = (visitor: Visitor) => visitor.answer(calls.queryOrganization, { body: { searchTerm: 'PMI' } })
async function findTimes(visitor: Visitor, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push((await find(visitor)).status)
  return statuses
}

describe('a limited call', () => {
  test('is refused over the limit of an address, says how long to wait, and is taken again then', async () => {
    const visitor = app.anonymous()
    expect(new Set(await findTimes(visitor, 30))).toEqual(new Set([200]))
    app.clock.advance(20_500)
    const refused = await find(visitor)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY', message: 'Too many requests. Please wait and try again.' },
    })
    expect(refused.headers.get('retry-after')).toBe('40')
    expect((await find(app.anonymous('203.0.113.2'))).status).toBe(200)
    app.clock.advance(39_500)
    expect((await find(visitor)).status).toBe(200)
  })

  test('counts a signed-in user by account, not by address', async () => {
    const [dana, lee] = [await app.signedIn('dana'), await app.signedIn('lee')]
    await findTimes(app.anonymous(), 30)
    expect(new Set(await findTimes(dana, 60))).toEqual(new Set([200]))
    expect((await find(dana)).status).toBe(429)
    expect((await find(lee)).status).toBe(200)
  })

  test('counts everybody together against the ceiling of a day', async () => {
    await find(app.anonymous())
    await app.context.db.updateTable('rate_limits').set({ count: 50_000 }).where('key', 'like', '%:everybody:%').execute()
    expect((await find(app.anonymous('203.0.113.9'))).status).toBe(429)
    app.clock.advance(86_400_000)
    expect((await find(app.anonymous('203.0.113.9'))).status).toBe(200)
  })

  test('lets exactly so many through when all come at once', async () => {
    const visitor = app.anonymous()
    const answers = await Promise.all(Array.from({ length: 40 }, () => find(visitor)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

test('counters that are over are swept, others stay', async () => {
  await find(app.anonymous())
  app.clock.advance(60_001)
  await sweepRateLimits(app.context)
  const rows = await app.context.db.selectFrom('rate_limits').select('key').execute()
  expect(rows).toEqual([{ key: 'findOrganization:everybody:' }])
})
