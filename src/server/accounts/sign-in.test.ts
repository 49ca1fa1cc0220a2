import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'

const day = 86_400_000
let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const wrong = { status: 401, body: { code: 'WRONG_CREDENTIALS' } }

describe('signing in', () => {
  test('gives the user and a session that the next call knows; names compare without case', async () => {
    await app.signedIn('Dana')
    const visitor = app.anonymous()
    const user = await visitor.call(calls.login, { body: { username: ' dana ', password: testPassword } })
    expect(user).toEqual({ id: user.id, username: 'Dana', email: 'Dana@example.org', displayName: null, role: 'member' })
    expect(await visitor.call(calls.getUser)).toEqual(user)
  })

  test('sets a cookie that scripts cannot read, and stores only the hash of its token', async () => {
    await app.signedIn('dana')
    const visitor = app.anonymous()
    const answer = await visitor.answer(calls.login, { body: { username: 'dana', password: testPassword } })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^credscout_session=[\w-]{43}; Path=\/; Expires=Mon, 21 Dec 2026 09:00:00 GMT; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^credscout_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const sessions = await app.context.db.selectFrom('sessions').select('token_hash').execute()
    expect(sessions).toHaveLength(2)
    const devices = await app.context.db.selectFrom('known_devices').select('token_hash').execute()
    expect(devices).toHaveLength(1)
    for (const { token_hash } of [...sessions, ...devices]) expect(visitor.cookie).not.toContain(token_hash)
  })

  test('answers alike for a wrong password, an unknown name and a disabled account', async () => {
    const dana = await app.signedIn('dana')
    await app.context.db.updateTable('users').set({ disabled_at: app.clock.now() }).where('id', '=', dana.user.id).execute()
    await app.signedIn('lee')
    const answers = await Promise.all(
      [
        { username: 'lee', password: 'wrong password' },
        { username: 'nobody', password: 'wrong password' },
        { username: 'dana', password: testPassword },
      ].map((body) => app.anonymous().answer(calls.login, { body })),
    )
    for (const answer of answers) {
      expect(answer).toMatchObject(wrong)
      expect(answer.body).toEqual(answers[0]?.body)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test('checks the form with the sentences of the form', async () => {
    const visitor = app.anonymous()
    const answer = (body: { username: string; password: string }) => visitor.answer(calls.login, { body })
    expect(await answer({ username: 'ab', password: testPassword })).toMatchObject({
      status: 400,
      body: { field: 'username', message: 'Username must be at least 3 characters.' },
    })
    expect(await answer({ username: 'dana', password: '12345' })).toMatchObject({
      status: 400,
      body: { field: 'password', message: 'Password must be at least 6 characters.' },
    })
  })

  test('that succeeds forgets the tries before it', async () => {
    await app.signedIn('dana')
    const attempt = (password: string) => app.anonymous().answer(calls.login, { body: { username: 'dana', password } })
    for (let round = 0; round < 2; round += 1) {
      for (let n = 1; n <= 9; n += 1) expect(await attempt('wrong password')).toMatchObject(wrong)
      expect((await attempt(testPassword)).status).toBe(200)
    }
  })
})

describe('a session', () => {
  test('ends with signing out, which answers alike when nobody is signed in', async () => {
    const dana = await app.signedIn('dana')
    const cookie = dana.cookie
    expect((await dana.answer(calls.logout)).status).toBe(204)
    expect(dana.cookie).toBe('')
    dana.cookie = cookie
    expect((await dana.answer(calls.getUser)).status).toBe(401)
    expect((await app.anonymous().answer(calls.logout)).status).toBe(204)
  })

  test('is replaced by the next sign-in of the same browser', async () => {
    const dana = await app.signedIn('dana')
    const old = dana.cookie
    await dana.call(calls.login, { body: { username: 'dana', password: testPassword } })
    expect(dana.cookie).not.toBe(old)
    dana.cookie = old
    expect((await dana.answer(calls.getUser)).status).toBe(401)
  })

  test('lives 30 days from its last use', async () => {
    const dana = await app.signedIn('dana')
    app.clock.advance(29 * day)
    const used = await dana.answer(calls.getUser)
    expect(used.headers.getSetCookie()[0]).toContain('Expires=Tue, 19 Jan 2027')
    app.clock.advance(29 * day)
    expect((await dana.answer(calls.getUser)).status).toBe(200)
    app.clock.advance(30 * day)
    expect((await dana.answer(calls.getUser)).status).toBe(401)
  })

  test('ends 90 days after the sign-in, however much it is used', async () => {
    const dana = await app.signedIn('dana')
    for (let days = 20; days <= 80; days += 20) {
      app.clock.advance(20 * day)
      expect((await dana.answer(calls.getUser)).status).toBe(200)
    }
    app.clock.advance(10 * day)
    expect((await dana.answer(calls.getUser)).status).toBe(401)
  })

  test('does not send its cookie again within the hour', async () => {
    const dana = await app.signedIn('dana')
    app.clock.advance(3_599_000)
    expect((await dana.answer(calls.getUser)).headers.getSetCookie()).toEqual([])
  })

  test('ends when its user is disabled', async () => {
    const dana = await app.signedIn('dana')
    await app.context.db.updateTable('users').set({ disabled_at: app.clock.now() }).execute()
    expect((await dana.answer(calls.getUser)).status).toBe(401)
  })
})
