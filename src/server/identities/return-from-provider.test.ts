import { calls } from '#contract/calls.ts'
import { signOnPages } from '#contract/pages.ts'
import { describe, expect, test } from 'vitest'
import { signOnSite } from '../../../test/sign-on.ts'
import { sweepAuthorizationRequests } from './authorization-requests.ts'

const site = signOnSite()
const { begin, connected, follow, requests } = site

/** An address with parameters that somebody has changed on the way. */
function changed(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

describe('the return from the provider', () => {
  test('takes an answer from the browser alone that asked, once, for ten minutes', async () => {
    await connected('dana', 'd-1')
    const visitor = site.app.anonymous()
    const back = await site.provider.visit(await begin(visitor), 'd-1')
    expect(await follow(site.app.anonymous(), back), 'another browser').toBe('/auth?failed=over')
    const cookie = visitor.cookie
    expect(await follow(visitor, back)).toBe('/')
    const again = site.app.anonymous()
    again.cookie = cookie
    expect(await follow(again, back), 'again').toBe('/auth?failed=over')

    const other = site.app.anonymous()
    const code = new URL(back).searchParams.get('code') ?? ''
    const fresh = await site.provider.visit(await begin(other), 'd-1')
    expect(await follow(other, changed(fresh, { code })), 'a code of before').toBe('/auth?failed=refused')

    const late = site.app.anonymous()
    const tooLate = await site.provider.visit(await begin(late), 'd-1')
    site.app.clock.advance(600_000)
    expect(await follow(late, tooLate), 'late').toBe('/auth?failed=over')
    await begin(site.app.anonymous())
    site.app.clock.advance(600_001)
    await sweepAuthorizationRequests(site.app.context)
    expect(await requests()).toEqual([])
  })

  test('of two tabs of a browser lets the newer one end, and no answer to something else ends it', async () => {
    const dana = await connected('dana', 'd-1')
    const visitor = site.app.anonymous()
    const first = await site.provider.visit(await begin(visitor), 'd-1')
    const second = await site.provider.visit(await begin(visitor), 'd-1')
    expect(await follow(visitor, first), 'the older tab').toBe('/auth?failed=over')
    expect(await follow(visitor, changed(second, { state: 'x'.repeat(43) })), 'another state').toBe('/auth?failed=over')
    expect(await follow(visitor, `${signOnPages.callback()}?error=access_denied`), "a stranger's link").toBe('/auth?failed=over')
    expect(await follow(visitor, second)).toBe('/')
    expect(await visitor.call(calls.getUser)).toEqual(dana.user)
  })

  test.each([
    ['another nonce', { nonce: 'x'.repeat(43) }, {}],
    ['another challenge, which the provider holds against the verifier', { code_challenge: 'x'.repeat(43) }, {}],
    ['another issuer', {}, { iss: 'https://elsewhere.example' }],
    ['a code that the provider did not give', {}, { code: 'x'.repeat(43) }],
  ])('refuses %s', async (_what, asked, answered) => {
    await connected('dana', 'd-1')
    const visitor = site.app.anonymous()
    const back = await site.provider.visit(changed(await begin(visitor), asked), 'd-1')
    expect(await follow(visitor, changed(back, answered))).toBe('/auth?failed=refused')
    expect((await visitor.answer(calls.getUser)).status).toBe(401)
  })

  test('refuses an answer without its issuer, which the provider always names', async () => {
    const visitor = site.app.anonymous()
    const back = new URL(await site.provider.visit(await begin(visitor), 'd-1'))
    back.searchParams.delete('iss')
    expect(await follow(visitor, back.href)).toBe('/auth?failed=refused')
  })
})
