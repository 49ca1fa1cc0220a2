import { calls } from '#contract/calls.ts'
import { signOnPages } from '#contract/pages.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp, testPassword } from '../../../test/app.ts'
import { ledTo, signOnSite } from '../../../test/sign-on.ts'

const site = signOnSite()
const { begin, connected, follow, requests, signOn } = site

describe('single sign-on', () => {
  test('lets in whoever has connected their account, with a session of its own, and notes it', async () => {
    const dana = await connected('dana', 'd-1')
    const visitor = site.app.anonymous()
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
    expect(await follow(visitor, await site.provider.visit(ledTo(first), 'd-1'))).toBe('/search/5?tab=links')
    expect(visitor.cookie).not.toContain('credscout_sign_on')
    expect(await visitor.call(calls.getUser)).toEqual(dana.user)
    expect(await visitor.call(calls.getIdentity)).toMatchObject({
      provider: 'Acme',
      identity: { connectedAt: site.app.clock.now().toISOString(), lastUsedAt: site.app.clock.now().toISOString() },
    })
    const before = visitor.cookie
    expect(await signOn(visitor, 'd-1')).toBe('/')
    const old = site.app.anonymous()
    old.cookie = before
    expect((await old.answer(calls.getUser)).status, 'the session from before').toBe(401)
    const { events } = await (await site.app.administrator()).call(calls.listEvents, { query: {} })
    expect(events.map(({ what }) => what)).toContainEqual({ type: 'signed-in', device: '', with: 'provider' })
    expect(events.map(({ what }) => what)).toContainEqual({ type: 'identity-connected', provider: 'Acme' })
    expect((await site.app.mails()).map(({ text }) => text).join()).toContain('Sign-in with Acme was connected to your account.')
  })

  test('tells of a sign-in from a device that the account does not know', async () => {
    await connected('dana', 'd-1')
    await signOn(site.app.anonymous(), 'd-1')
    await signOn(site.app.anonymous('198.51.100.7'), 'd-1')
    expect((await site.app.mails()).map(({ kind }) => kind)).toContain('new-device')
  })

  test('is refused to strangers and to disabled accounts alike, and makes no account', async () => {
    const dana = await connected('dana', 'd-1')
    await site.app.context.db
      .updateTable('users')
      .set({ disabled_at: site.app.clock.now() })
      .where('id', '=', dana.user.id)
      .execute()
    // The address of somebody's account means nothing: only `sub` does.
    for (const name of ['d-1', 'somebody', 'dana', 'dana@example.org']) {
      const visitor = site.app.anonymous()
      expect(await signOn(visitor, name)).toBe('/auth?failed=stranger')
      expect((await visitor.answer(calls.getUser)).status).toBe(401)
    }
    expect(await site.app.context.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  test('leads to pages of ours only', async () => {
    await connected('dana', 'd-1')
    for (const to of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example', '']) {
      expect(await signOn(site.app.anonymous(), 'd-1', to), to).toBe('/')
    }
  })

  test('begins by a person’s own doing: whom another site sends reads the sign-in page first', async () => {
    await connected('dana', 'd-1')
    const sent = (from: string) =>
      site.app.anonymous().fetch(signOnPages.begin('/search/5'), { headers: { 'sec-fetch-site': from } })
    for (const from of ['cross-site', 'same-site']) {
      const first = await sent(from)
      expect([ledTo(first), first.headers.getSetCookie()]).toEqual(['/auth', []])
    }
    expect(await requests()).toEqual([])
    for (const from of ['same-origin', 'none']) expect(ledTo(await sent(from))).toContain(site.provider.issuer)
  })

  test('is over when it was canceled', async () => {
    expect(await signOn(site.app.anonymous(), null)).toBe('/auth?failed=declined')
  })

  test('has the provider ask anew who connects, and not who signs in', async () => {
    const dana = await site.app.signedIn('dana')
    const { address } = await dana.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    expect(new URL(address).searchParams.get('max_age')).toBe('0')
    expect(new URL(await begin(site.app.anonymous())).searchParams.get('max_age')).toBeNull()
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
      expect(await signOn(site.app.anonymous(), 'd-1', to), to).toBe('/')
    }
    expect(await signOn(site.app.anonymous(), 'd-1', '/search/5')).toBe('/search/5')
  })

  test('begins and ends nothing for whoever only looks ahead', async () => {
    const visitor = site.app.anonymous()
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
    const back = await site.provider.visit(await begin(visitor), 'd-1')
    for (const request of lookingAhead) await visitor.fetch(back.replace(site.app.context.config.publicUrl, ''), request)
    expect(await follow(visitor, back)).toBe('/')
  })

  test('begun under another name of the installation goes to the one that the provider sends back to', async () => {
    await connected('dana', 'd-1')
    const elsewhere = await site.app.listen()
    const sent = ledTo(await fetch(`${elsewhere}${signOnPages.begin('/search/5')}`, { redirect: 'manual' }))
    expect(sent).toMatch(/^http:\/\/localhost:3000\/auth\/oidc\?/)
    expect(await requests()).toEqual([])
    const visitor = site.app.anonymous()
    expect(await follow(visitor, await site.provider.visit(await follow(visitor, sent), 'd-1'))).toBe('/search/5')
    // A proxy that gives us another name than the browser's sends nobody in circles.
    const { pathname, search } = new URL(sent)
    expect(ledTo(await fetch(`${elsewhere}${pathname}${search}`, { redirect: 'manual' }))).toContain(site.provider.issuer)
    await site.app.stop()
  })

  test('is slowed for an address that asks too often', async () => {
    const visitor = site.app.anonymous()
    await begin(visitor)
    await site.app.context.db.updateTable('rate_limits').set({ count: 240 }).execute()
    expect(await begin(visitor)).toBe('/auth?failed=too-many')
    expect(await begin(site.app.anonymous('198.51.100.7'))).toContain(site.provider.issuer)
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
