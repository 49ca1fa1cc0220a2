import { createServer } from 'node:http'
import { calls } from '#contract/calls.ts'
import { signOnPages } from '#contract/pages.ts'
import { personRecordsSchema } from '#domain/person.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SignedIn, startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { TestIdentityProvider } from '../../../test/identity-provider.ts'
import { codeAt, withApp } from '../../../test/second-factors.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { sweepAuthorizationRequests } from './authorization-requests.ts'

let provider: TestIdentityProvider
let app: TestApp
beforeAll(async () => {
  provider = await TestIdentityProvider.start()
  provider.register('http://localhost:3000/auth/oidc/callback')
})
afterAll(() => provider.stop())
beforeEach(async () => {
  provider.methods = ['pwd']
  app = await startTestApp({ config: { identityProvider: provider.settings } })
})

/** Where an answer leads. */
const ledTo = (response: Response): string => response.headers.get('location') ?? `${response.status}`
/** A page of ours as the browser that came back from elsewhere asks for it. */
const follow = async (visitor: Visitor, address: string): Promise<string> =>
  ledTo(await visitor.fetch(address.replace(app.context.config.publicUrl, '')))
const begin = async (visitor: Visitor, to?: string): Promise<string> => ledTo(await visitor.fetch(signOnPages.begin(to)))
/** An address with parameters that somebody has changed on the way. */
function changed(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
const requests = () => app.context.db.selectFrom('authorization_requests').selectAll().execute()
/** The whole way, ending where Credscout leads. */
const signOn = async (visitor: Visitor, name: string | null, to?: string): Promise<string> =>
  follow(visitor, await provider.visit(await begin(visitor, to), name))

async function connect(user: SignedIn, name: string): Promise<string> {
  const { address } = await user.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
  return follow(user, await provider.visit(address, name))
}

async function connected(username: string, name: string): Promise<SignedIn> {
  const user = await app.signedIn(username)
  expect(await connect(user, name)).toBe('/account?sign-on=connected')
  return user
}

describe('single sign-on', () => {
  test('lets in whoever has connected their account, with a session of its own, and notes it', async () => {
    const dana = await connected('dana', 'd-1')
    const visitor = app.anonymous()
    const first = await visitor.fetch(signOnPages.begin('/search/5?tab=links'))
    expect(first.status).toBe(303)
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^credscout_sign_on=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const asked = new URL(ledTo(first)).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      scope: 'openid',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/auth/oidc/callback',
    })
    expect(new Set([asked.get('state'), asked.get('nonce'), asked.get('code_challenge')]).size).toBe(3)
    expect(await follow(visitor, await provider.visit(ledTo(first), 'd-1'))).toBe('/search/5?tab=links')
    expect(visitor.cookie).not.toContain('credscout_sign_on')
    expect(await visitor.call(calls.getUser)).toEqual(dana.user)
    expect(await visitor.call(calls.getIdentity)).toMatchObject({
      provider: 'Acme',
      identity: { connectedAt: app.clock.now().toISOString(), lastUsedAt: app.clock.now().toISOString() },
    })
    const before = visitor.cookie
    expect(await signOn(visitor, 'd-1')).toBe('/')
    const old = app.anonymous()
    old.cookie = before
    expect((await old.answer(calls.getUser)).status, 'the session from before').toBe(401)
    const { events } = await (await app.administrator()).call(calls.listEvents, { query: {} })
    expect(events.map(({ what }) => what)).toContainEqual({ type: 'signed-in', device: '', with: 'provider' })
    expect(events.map(({ what }) => what)).toContainEqual({ type: 'identity-connected', provider: 'Acme' })
    expect((await app.mails()).map(({ text }) => text).join()).toContain('Signing in with Acme was connected to it.')
  })

  test('tells of a sign-in from a device that the account does not know', async () => {
    await connected('dana', 'd-1')
    await signOn(app.anonymous(), 'd-1')
    await signOn(app.anonymous('198.51.100.7'), 'd-1')
    expect((await app.mails()).map(({ kind }) => kind)).toContain('new-device')
  })

  test('is refused to strangers and to disabled accounts alike, and makes no account', async () => {
    const dana = await connected('dana', 'd-1')
    await app.context.db.updateTable('users').set({ disabled_at: app.clock.now() }).where('id', '=', dana.user.id).execute()
    // The address of somebody's account means nothing: only `sub` does.
    for (const name of ['d-1', 'somebody', 'dana', 'dana@example.org']) {
      const visitor = app.anonymous()
      expect(await signOn(visitor, name)).toBe('/auth?failed=stranger')
      expect((await visitor.answer(calls.getUser)).status).toBe(401)
    }
    expect(await app.context.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  test('leads to pages of ours only', async () => {
    await connected('dana', 'd-1')
    for (const to of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example', '']) {
      expect(await signOn(app.anonymous(), 'd-1', to), to).toBe('/')
    }
  })

  test('begins by a person’s own doing: whom another site sends reads the sign-in page first', async () => {
    await connected('dana', 'd-1')
    const sent = (site: string) => app.anonymous().fetch(signOnPages.begin('/search/5'), { headers: { 'sec-fetch-site': site } })
    for (const site of ['cross-site', 'same-site']) {
      const first = await sent(site)
      expect([ledTo(first), first.headers.getSetCookie()]).toEqual(['/auth', []])
    }
    expect(await app.context.db.selectFrom('authorization_requests').selectAll().execute()).toEqual([])
    for (const site of ['same-origin', 'none']) expect(ledTo(await sent(site))).toContain(provider.issuer)
  })

  test('is over when it was canceled', async () => {
    expect(await signOn(app.anonymous(), null)).toBe('/auth?failed=declined')
  })

  test('takes an answer from the browser alone that asked, once, for ten minutes', async () => {
    await connected('dana', 'd-1')
    const visitor = app.anonymous()
    const back = await provider.visit(await begin(visitor), 'd-1')
    expect(await follow(app.anonymous(), back), 'another browser').toBe('/auth?failed=over')
    const cookie = visitor.cookie
    expect(await follow(visitor, back)).toBe('/')
    const again = app.anonymous()
    again.cookie = cookie
    expect(await follow(again, back), 'again').toBe('/auth?failed=over')

    const other = app.anonymous()
    const code = new URL(back).searchParams.get('code') ?? ''
    const fresh = await provider.visit(await begin(other), 'd-1')
    expect(await follow(other, changed(fresh, { code })), 'a code of before').toBe('/auth?failed=refused')

    const late = app.anonymous()
    const tooLate = await provider.visit(await begin(late), 'd-1')
    app.clock.advance(600_000)
    expect(await follow(late, tooLate), 'late').toBe('/auth?failed=over')
    await begin(app.anonymous())
    app.clock.advance(600_001)
    await sweepAuthorizationRequests(app.context)
    expect(await app.context.db.selectFrom('authorization_requests').selectAll().execute()).toEqual([])
  })

  test('of two tabs of a browser lets the newer one end, and no answer to something else ends it', async () => {
    const dana = await connected('dana', 'd-1')
    const visitor = app.anonymous()
    const first = await provider.visit(await begin(visitor), 'd-1')
    const second = await provider.visit(await begin(visitor), 'd-1')
    expect(await follow(visitor, first), 'the older tab').toBe('/auth?failed=over')
    expect(await follow(visitor, changed(second, { state: 'x'.repeat(43) })), 'another state').toBe('/auth?failed=over')
    expect(await follow(visitor, `${signOnPages.callback()}?error=access_denied`), "a stranger's link").toBe('/auth?failed=over')
    expect(await follow(visitor, second)).toBe('/')
    expect(await visitor.call(calls.getUser)).toEqual(dana.user)
  })

  test('has the provider ask anew who connects, and not who signs in', async () => {
    const dana = await app.signedIn('dana')
    const { address } = await dana.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    expect(new URL(address).searchParams.get('max_age')).toBe('0')
    expect(new URL(await begin(app.anonymous())).searchParams.get('max_age')).toBeNull()
  })

  test.each([
    ['another nonce', { nonce: 'x'.repeat(43) }, {}],
    ['another challenge, which the provider holds against the verifier', { code_challenge: 'x'.repeat(43) }, {}],
    ['another issuer', {}, { iss: 'https://elsewhere.example' }],
    ['a code that the provider did not give', {}, { code: 'x'.repeat(43) }],
  ])('refuses %s', async (_what, asked, answered) => {
    await connected('dana', 'd-1')
    const visitor = app.anonymous()
    const back = await provider.visit(changed(await begin(visitor), asked), 'd-1')
    expect(await follow(visitor, changed(back, answered))).toBe('/auth?failed=refused')
    expect((await visitor.answer(calls.getUser)).status).toBe(401)
  })

  test('refuses an answer without its issuer, which the provider always names', async () => {
    const visitor = app.anonymous()
    const back = new URL(await provider.visit(await begin(visitor), 'd-1'))
    back.searchParams.delete('iss')
    expect(await follow(visitor, back.href)).toBe('/auth?failed=refused')
  })

  test('never leads back to where it began, however that is written', async () => {
    await connected('dana', 'd-1')
    for (const to of [
      '/auth/oidc',
      '/auth',
      '/auth?to=/auth',
      '/AUTH/oidc/callback',
      '/%61uth/oidc',
      '/x/../auth/oidc',
      '/%E0%',
    ]) {
      expect(await signOn(app.anonymous(), 'd-1', to), to).toBe('/')
    }
    expect(await signOn(app.anonymous(), 'd-1', '/search/5')).toBe('/search/5')
  })

  test('begins and ends nothing for whoever only looks ahead', async () => {
    const visitor = app.anonymous()
    const lookingAhead: RequestInit[] = [
      { method: 'HEAD' },
      { headers: { 'sec-purpose': 'prefetch' } },
      { headers: { purpose: 'prefetch' } },
    ]
    for (const request of lookingAhead) {
      const answer = await visitor.fetch(signOnPages.begin(), request)
      expect([204, 503], JSON.stringify(request)).toContain(answer.status)
      expect(visitor.cookie).toBe('')
    }
    expect(await requests()).toEqual([])
    await connected('dana', 'd-1')
    const back = await provider.visit(await begin(visitor), 'd-1')
    for (const request of lookingAhead) await visitor.fetch(back.replace(app.context.config.publicUrl, ''), request)
    expect(await follow(visitor, back)).toBe('/')
  })

  test('begun under another name of the installation goes to the one that the provider sends back to', async () => {
    await connected('dana', 'd-1')
    const elsewhere = await app.listen()
    const sent = ledTo(await fetch(`${elsewhere}${signOnPages.begin('/search/5')}`, { redirect: 'manual' }))
    expect(sent).toMatch(/^http:\/\/localhost:3000\/auth\/oidc\?/)
    expect(await requests()).toEqual([])
    const visitor = app.anonymous()
    expect(await follow(visitor, await provider.visit(await follow(visitor, sent), 'd-1'))).toBe('/search/5')
    // A proxy that gives us another name than the browser's sends nobody in circles.
    const { pathname, search } = new URL(sent)
    expect(ledTo(await fetch(`${elsewhere}${pathname}${search}`, { redirect: 'manual' }))).toContain(provider.issuer)
    await app.stop()
  })

  test('is slowed for an address that asks too often', async () => {
    const visitor = app.anonymous()
    await begin(visitor)
    await app.context.db.updateTable('rate_limits').set({ count: 240 }).execute()
    expect(await begin(visitor)).toBe('/auth?failed=too-many')
    expect(await begin(app.anonymous('198.51.100.7'))).toContain(provider.issuer)
  })

  test('does not exist where none is set', async () => {
    const without = await startTestApp()
    expect((await without.anonymous().fetch(signOnPages.begin())).status).toBe(404)
    const dana = await without.signedIn()
    expect(await dana.call(calls.getIdentity)).toEqual({ provider: null, identity: null })
    const answer = await dana.answer(calls.connectIdentity, { body: { currentPassword: testPassword } })
    expect(answer.status).toBe(404)
  })
})

describe('a provider that does not answer', () => {
  test('is told, whether it is away, silent or not what it says', async () => {
    const silent = createServer((request, response) => {
      if (request.url?.startsWith('/silent')) return
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ issuer: 'https://elsewhere.example', authorization_endpoint: 'https://elsewhere.example/' }))
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const cases = [
      ['http://127.0.0.1:1', 'away'],
      [`http://127.0.0.1:${port}/silent`, 'away'],
      [`http://127.0.0.1:${port}/liar`, 'refused'],
    ] as const
    for (const [issuer, failure] of cases) {
      const other = await startTestApp({ config: { identityProvider: { ...provider.settings, issuer } } })
      const response = await other.anonymous().fetch(signOnPages.begin())
      expect(ledTo(response)).toBe(`/auth?failed=${failure}`)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    const other = await startTestApp({ config: { identityProvider: { ...provider.settings, issuer: 'http://127.0.0.1:1' } } })
    const dana = await other.signedIn()
    const answer = await dana.answer(calls.connectIdentity, { body: { currentPassword: testPassword } })
    expect(answer).toMatchObject({ status: 502, body: { code: 'PROVIDER_AWAY' } })
    expect(await requests(), 'ways that nobody can go').toEqual([])
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))
  }, 30_000)
})

describe('what the provider says of itself', () => {
  test('is asked once, also when a question of before fails late', async () => {
    let asked = 0
    const waiting: (() => void)[] = []
    const slow = createServer((_request, response) => {
      asked += 1
      const answer = () => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const endpoints = {
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
        }
        response.end(JSON.stringify({ issuer, ...endpoints }))
      }
      if (asked > 1) answer()
      else waiting.push(() => response.destroy())
    })
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    const address = slow.address()
    const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
    const other = await startTestApp({ config: { identityProvider: { ...provider.settings, issuer } } })
    const late = other.anonymous().fetch(signOnPages.begin())
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    other.clock.advance(3_600_001)
    expect(ledTo(await other.anonymous().fetch(signOnPages.begin()))).toContain(`${issuer}/auth`)
    waiting[0]?.()
    expect(ledTo(await late)).toMatch('/auth?failed=')
    expect(ledTo(await other.anonymous().fetch(signOnPages.begin()))).toContain(`${issuer}/auth`)
    expect(asked).toBe(2)
    slow.closeAllConnections()
    await new Promise((resolve) => slow.close(resolve))
  })
})

describe('the second factor of an account', () => {
  test('is asked for after single sign-on, unless the provider says that it asked for two', async () => {
    const { secret } = await withApp(app)
    const dana = await app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const identity = { issuer: provider.issuer, subject: 'd-1', connected_at: app.clock.now(), last_used_at: null }
    await app.context.db
      .insertInto('identities')
      .values({ user_id: dana.id, ...identity })
      .execute()
    const visitor = app.anonymous()
    expect(await signOn(visitor, 'd-1')).toBe('/auth?view=second-step')
    expect((await visitor.answer(calls.getUser)).status).toBe(401)
    await visitor.call(calls.giveCode, { body: { code: codeAt(secret, app.clock.now()) } })
    expect((await visitor.answer(calls.getUser)).status).toBe(200)
    provider.methods = ['pwd', 'mfa']
    const other = app.anonymous()
    expect(await signOn(other, 'd-1')).toBe('/')
    expect((await other.answer(calls.getUser)).status).toBe(200)
  })

  test('is owed where everybody must have one, unless the provider asked for two', async () => {
    await connected('dana', 'd-1')
    app.context.config.requireSecondFactor = 'all'
    const owing = app.anonymous()
    await signOn(owing, 'd-1')
    expect(await owing.answer(calls.getUser)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_DUE' } })
    provider.methods = ['mfa']
    const visitor = app.anonymous()
    await signOn(visitor, 'd-1')
    expect((await visitor.answer(calls.getUser)).status).toBe(200)
    const withPassword = app.anonymous()
    await withPassword.call(calls.login, { body: { username: 'dana', password: testPassword } })
    expect((await withPassword.answer(calls.getUser)).status).toBe(403)
  })
})

describe('connecting an account', () => {
  test('takes the password, and the session that began it', async () => {
    const dana = await app.signedIn('dana')
    const wrong = await dana.answer(calls.connectIdentity, { body: { currentPassword: 'wrong horse' } })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD', field: 'currentPassword' } })
    const { address } = await dana.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    const back = await provider.visit(address, 'd-1')
    const way = dana.cookie.split('; ').find((one) => one.startsWith('credscout_sign_on=')) ?? ''
    const lee = await app.signedIn('lee')
    lee.cookie = `${lee.cookie}; ${way}`
    expect(await follow(lee, back)).toBe('/account?sign-on=over')
    expect(await app.context.db.selectFrom('identities').selectAll().execute()).toEqual([])
  })

  test('is done by the session that began it and by no other one of the account, and ends with it', async () => {
    const dana = await app.signedIn('dana')
    const other = app.anonymous()
    await other.call(calls.login, { body: { username: 'dana', password: testPassword } })
    const { address } = await dana.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    const back = await provider.visit(address, 'd-1')
    const way = dana.cookie.split('; ').find((one) => one.startsWith('credscout_sign_on=')) ?? ''
    other.cookie = `${other.cookie}; ${way}`
    expect(await follow(other, back)).toBe('/account?sign-on=over')
    expect(await app.context.db.selectFrom('identities').selectAll().execute()).toEqual([])
    await dana.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    expect(await requests()).toHaveLength(1)
    await dana.call(calls.logout)
    expect(await requests()).toEqual([])
  })

  test('under another name of the installation says where it can be done', async () => {
    const dana = await app.signedIn('dana')
    const answer = await dana.answer(
      calls.connectIdentity,
      { body: { currentPassword: testPassword } },
      { headers: { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' } },
    )
    expect(answer).toMatchObject({ status: 409, body: { code: 'OTHER_ADDRESS' } })
    expect(JSON.stringify(answer.body)).toContain('http://localhost:3000')
    expect(await requests()).toEqual([])
  })

  test('gives one sign-in there to one account here, and one account here one sign-in there', async () => {
    const dana = await connected('dana', 'd-1')
    const lee = await app.signedIn('lee')
    expect(await connect(lee, 'd-1')).toBe('/account?sign-on=taken')
    expect(await lee.call(calls.getIdentity)).toEqual({ provider: 'Acme', identity: null })
    expect(await connect(dana, 'd-2')).toBe('/account?sign-on=connected')
    expect(await signOn(app.anonymous(), 'd-1')).toBe('/auth?failed=stranger')
    expect(await signOn(app.anonymous(), 'd-2')).toBe('/')
  })

  test('ends with the password, by an administrator, and with another provider', async () => {
    const dana = await connected('dana', 'd-1')
    expect((await dana.answer(calls.disconnectIdentity, { body: { currentPassword: 'wrong horse' } })).status).toBe(400)
    await dana.call(calls.disconnectIdentity, { body: { currentPassword: testPassword } })
    expect(await signOn(app.anonymous(), 'd-1')).toBe('/auth?failed=stranger')
    expect((await dana.answer(calls.disconnectIdentity, { body: { currentPassword: testPassword } })).status).toBe(404)
    expect((await app.mails()).map(({ text }) => text).join()).toContain('it opens the account no more')

    expect(await connect(dana, 'd-1')).toBe('/account?sign-on=connected')
    const ada = await app.administrator()
    await ada.call(calls.removeSecondFactors, { params: { id: dana.user.id } })
    expect(await signOn(app.anonymous(), 'd-1')).toBe('/auth?failed=stranger')

    expect(await connect(dana, 'd-1')).toBe('/account?sign-on=connected')
    await app.context.db.updateTable('identities').set({ issuer: 'https://before.example' }).execute()
    expect(await signOn(app.anonymous(), 'd-1')).toBe('/auth?failed=stranger')
    expect(await dana.call(calls.getIdentity)).toEqual({ provider: 'Acme', identity: null })
  })

  test('is seen in what is kept about the account, without what opens it', async () => {
    const dana = await connected('dana', 'd-1')
    await dana.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    const file = String((await dana.answer(calls.exportOwnData)).body)
    const { records } = personRecordsSchema.parse(JSON.parse(file))
    const found = records.filter(({ table }) => table === 'identities' || table === 'authorization_requests')
    expect(found.map(({ table, record }) => [table, Object.keys(record).toSorted()])).toEqual([
      ['authorization_requests', ['expires_at', 'user_id', 'way_on']],
      ['identities', ['connected_at', 'issuer', 'last_used_at', 'subject', 'user_id']],
    ])
  })
})
