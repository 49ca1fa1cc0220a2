import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { newProspect } from '../../../test/seeds.ts'
import { sweepTokens } from './store.ts'

const day = 86_400_000
const asked = { name: 'CRM import', scope: 'write', days: 30 } as const
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

let app: TestApp
let dana: SignedIn
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn('dana')
})

describe('a personal token', () => {
  test('is shown once, kept as a hash alone, and listed with its use', async () => {
    const { token, ...made } = await dana.call(calls.createToken, { body: asked })
    expect(token).toMatch(/^cs_[\w-]{43}$/)
    expect(made).toEqual({
      id: expect.any(String),
      name: 'CRM import',
      scope: 'write',
      createdAt: '2026-11-21T09:00:00.000Z',
      expiresAt: '2026-12-21T09:00:00.000Z',
      lastUsedAt: null,
      revokedAt: null,
    })
    const rows = await app.context.db.selectFrom('api_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token.slice(3))
    app.clock.advance(5 * 60_000)
    await app.anonymous().call(calls.listProspects, {}, bearer(token))
    expect(await dana.call(calls.listTokens)).toEqual([{ ...made, lastUsedAt: '2026-11-21T09:05:00.000Z' }])
  })

  test("makes its owner's calls, and nobody else's", async () => {
    const lee = await app.signedIn('lee')
    const { token } = await dana.call(calls.createToken, { body: asked })
    const program = app.anonymous()
    const saved = await program.call(calls.createProspect, { body: newProspect }, bearer(token))
    expect(await dana.call(calls.getProspect, { params: { id: String(saved.id) } })).toEqual(saved)
    const foreign = await lee.call(calls.createProspect, { body: newProspect })
    expect(await program.answer(calls.getProspect, { params: { id: String(foreign.id) } }, bearer(token))).toMatchObject({
      status: 404,
    })
  })

  test('of the scope that reads changes nothing', async () => {
    const { token } = await dana.call(calls.createToken, { body: { ...asked, scope: 'read' } })
    const refused = await app.anonymous().answer(calls.createProspect, { body: newProspect }, bearer(token))
    expect(refused).toMatchObject({ status: 403, body: { code: 'TOKEN_SCOPE' } })
    expect(await dana.call(calls.listProspects)).toEqual([])
  })

  test('opens nothing once it is ended, over, or its user disabled; all of these answer alike', async () => {
    const tokens = await Promise.all([1, 2].map(() => dana.call(calls.createToken, { body: asked })))
    const [ended, live] = tokens
    if (ended === undefined || live === undefined) throw new Error('There are two.')
    await dana.call(calls.endToken, { params: { id: ended.id } })
    const answer = (token: string) => app.anonymous().answer(calls.listProspects, {}, bearer(token))
    const unknown = await answer('cs_unknown')
    expect(unknown).toMatchObject({ status: 401, body: { code: 'BAD_TOKEN' } })
    expect(unknown.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect((await answer(ended.token)).body).toEqual(unknown.body)
    expect((await answer(live.token)).status).toBe(200)
    app.clock.advance(30 * day)
    expect((await answer(live.token)).body).toEqual(unknown.body)

    await dana.call(calls.login, { body: { username: 'dana', password: testPassword } })
    const fresh = await dana.call(calls.createToken, { body: asked })
    const ada = await app.administrator()
    await ada.call(calls.disableUser, { params: { id: dana.user.id }, body: {} })
    expect((await answer(fresh.token)).body).toEqual(unknown.body)
    await ada.call(calls.enableUser, { params: { id: dana.user.id } })
    expect((await answer(fresh.token)).body, 'a disabled account has lost its tokens').toEqual(unknown.body)
  })

  test('ends with a reset of the password', async () => {
    const { token } = await dana.call(calls.createToken, { body: asked })
    const ada = await app.administrator()
    const { link } = await ada.call(calls.makeResetLink, { params: { id: dana.user.id } })
    const resetToken = new URL(link).searchParams.get('token') ?? ''
    await app.anonymous().call(calls.resetPassword, { body: { token: resetToken, newPassword: 'a far better horse' } })
    expect(await app.anonymous().answer(calls.listProspects, {}, bearer(token))).toMatchObject({ status: 401 })
  })

  test('takes the place of the cookie: a bad one is not helped by a session, and nobody comes in by both', async () => {
    expect(await dana.answer(calls.listProspects, {}, bearer('cs_unknown'))).toMatchObject({ status: 401 })
    const { token } = await dana.call(calls.createToken, { body: { ...asked, scope: 'read' } })
    expect(await dana.answer(calls.createProspect, { body: newProspect }, bearer(token))).toMatchObject({ status: 403 })
  })

  test('does not open a foreign page the way of a cookie', async () => {
    const { token } = await dana.call(calls.createToken, { body: asked })
    const foreign = { headers: { authorization: `Bearer ${token}`, origin: 'https://evil.example' } }
    expect(await app.anonymous().answer(calls.createProspect, { body: newProspect }, foreign)).toMatchObject({
      status: 403,
      body: { code: 'FOREIGN_ORIGIN' },
    })
    const withCookie = { headers: { origin: 'https://evil.example' } }
    expect(await dana.answer(calls.createProspect, { body: newProspect }, withCookie)).toMatchObject({ status: 403 })
    // A header of another scheme is no token: the session counts, with its rules.
    const basic = { headers: { authorization: 'Basic ZGFuYQ==', origin: 'https://evil.example' } }
    expect(await dana.answer(calls.createProspect, { body: newProspect }, basic)).toMatchObject({ status: 403 })
  })

  test('is told in the audit log, without its secret', async () => {
    const { id, token } = await dana.call(calls.createToken, { body: asked })
    await dana.call(calls.endToken, { params: { id } })
    const ada = await app.administrator()
    const { events } = await ada.call(calls.listEvents)
    expect(events.map(({ what }) => what)).toEqual([
      { type: 'token-ended', name: 'CRM import' },
      { type: 'token-made', name: 'CRM import', scope: 'write' },
    ])
    expect(JSON.stringify(events)).not.toContain(token)
  })

  test('names what is not right of it', async () => {
    for (const [body, field] of [
      [{ ...asked, name: ' ' }, 'name'],
      [{ ...asked, days: 0 }, 'days'],
      [{ ...asked, days: 366 }, 'days'],
      [{ ...asked, days: 1.5 }, 'days'],
    ] as const) {
      expect(await dana.answer(calls.createToken, { body })).toMatchObject({ status: 400, body: { code: 'INVALID', field } })
    }
    for (let n = 0; n < 25; n += 1) await dana.call(calls.createToken, { body: asked })
    expect(await dana.answer(calls.createToken, { body: asked })).toMatchObject({ status: 400, body: { field: 'name' } })
  })

  test('is forgotten 30 days after its end', async () => {
    await dana.call(calls.createToken, { body: asked })
    app.clock.advance(59 * day)
    await sweepTokens(app.context)
    const left = () => app.context.db.selectFrom('api_tokens').select('id').execute()
    expect(await left()).toHaveLength(1)
    app.clock.advance(2 * day)
    await sweepTokens(app.context)
    expect(await left()).toEqual([])
  })
})
