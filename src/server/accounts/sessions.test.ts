import { calls } from '#contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp, testPassword } from '../../../test/app.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const credentials = { body: { username: 'dana', password: testPassword } }

async function signedInTwice() {
  const app = await startTestApp()
  const here = await app.signedIn('dana')
  app.clock.advance(60_000)
  const there = app.anonymous()
  await there.call(calls.login, credentials, { headers: { 'user-agent': firefox } })
  return { app, here, there }
}

describe('the sessions of an account', () => {
  test('are listed with their device, the last used first, and tell which one asks', async () => {
    const { here } = await signedInTwice()
    expect(await here.call(calls.listSessions)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Linux',
        createdAt: '2026-11-21T09:01:00.000Z',
        seenAt: '2026-11-21T09:01:00.000Z',
        current: false,
      },
      {
        id: expect.any(String),
        device: '',
        createdAt: '2026-11-21T09:00:00.000Z',
        seenAt: '2026-11-21T09:00:00.000Z',
        current: true,
      },
    ])
  })

  test('tell within minutes when they were used', async () => {
    const { app, here, there } = await signedInTwice()
    const lastUsed = async () => (await here.call(calls.listSessions)).find(({ current }) => !current)?.seenAt
    app.clock.advance(4 * 60_000)
    await there.call(calls.getUser)
    expect(await lastUsed()).toBe('2026-11-21T09:01:00.000Z')
    app.clock.advance(60_000)
    const { headers } = await there.answer(calls.getUser)
    expect(await lastUsed()).toBe('2026-11-21T09:06:00.000Z')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('end one at a time', async () => {
    const { here, there } = await signedInTwice()
    const [other] = await here.call(calls.listSessions)
    await here.call(calls.endSession, { params: { id: other?.id ?? '' } })
    expect((await there.answer(calls.getUser)).status).toBe(401)
    expect(await here.call(calls.listSessions)).toHaveLength(1)
  })

  test('end all but the one that asks', async () => {
    const { app, here, there } = await signedInTwice()
    const lee = await app.signedIn('lee')
    await here.call(calls.endOtherSessions)
    expect((await there.answer(calls.getUser)).status).toBe(401)
    expect((await here.answer(calls.getUser)).status).toBe(200)
    expect((await lee.answer(calls.getUser)).status).toBe(200)
  })

  test('are told apart when requests of many come at once, also of those that are over', async () => {
    const { app, here: dana, there: gone } = await signedInTwice()
    const lee = await app.signedIn('lee')
    await gone.call(calls.logout)
    const callers = [dana, lee, app.anonymous(), dana, gone, lee]
    const answers = await Promise.all(callers.map(async (caller) => caller.answer(calls.getUser)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 200, 401, 200])
    const names = await Promise.all([dana, lee, dana, lee].map(async (caller) => (await caller.call(calls.getUser)).username))
    expect(names).toEqual(['dana', 'lee', 'dana', 'lee'])
  })
})
