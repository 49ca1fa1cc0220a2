import { createServer } from 'node:http'
import { calls } from '#contract/calls.ts'
import { signOnPages } from '#contract/pages.ts'
import { describe, expect, test, vi } from 'vitest'
import { startTestApp, testPassword } from '../../../test/app.ts'
import { ledTo, signOnSite } from '../../../test/sign-on.ts'

const site = signOnSite()
const { requests } = site

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
      const other = await startTestApp({ config: { identityProvider: { ...site.provider.settings, issuer } } })
      const response = await other.anonymous().fetch(signOnPages.begin())
      expect(ledTo(response)).toBe(`/auth?failed=${failure}`)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    const other = await startTestApp({
      config: { identityProvider: { ...site.provider.settings, issuer: 'http://127.0.0.1:1' } },
    })
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
    const other = await startTestApp({ config: { identityProvider: { ...site.provider.settings, issuer } } })
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
