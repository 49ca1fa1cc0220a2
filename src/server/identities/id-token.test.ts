import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signOnPages } from '#contract/pages.ts'
import { calls } from '#contract/calls.ts'
import { type SignedIn, startTestApp, type TestApp, testPassword } from '../../../test/app.ts'

/** A provider that gives out whatever ID token a test makes. */
let server: Server
let issuer: string
let give: (nonce: string) => string
const key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const strangersKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const clientSecret = 'secret of a test client'

beforeAll(async () => {
  let nonce = ''
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer)
    if (pathname === '/authorize') {
      nonce = searchParams.get('nonce') ?? ''
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code: 'code', state: searchParams.get('state') ?? '' }).toString()
      return void response.writeHead(302, { location: back.href }).end()
    }
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['ES256'],
      }),
      '/keys': () => ({ keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'ES256', use: 'sig' }] }),
      '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: give(nonce) }),
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[pathname]?.() ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

let app: TestApp
let dana: SignedIn
beforeEach(async () => {
  app = await startTestApp({ config: { identityProvider: { issuer, clientId: 'credscout', clientSecret, name: 'Acme' } } })
  dana = await app.signedIn('dana')
  const times = { connected_at: app.clock.now(), last_used_at: null }
  await app.context.db
    .insertInto('identities')
    .values({ user_id: dana.user.id, issuer, subject: 'd-1', ...times })
    .execute()
})

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = (): number => Math.floor(Date.now() / 1_000)
/** What a good token says; the provider lives in the real time. */
const claims = (nonce: string) => ({ iss: issuer, sub: 'd-1', aud: 'credscout', nonce, iat: now(), exp: now() + 600 })

/** A token (JWS, RFC 7515) signed by a key. */
function signed(payload: object, by: KeyObject = key.privateKey, header: object = { alg: 'ES256', kid: 'test' }): string {
  const words = `${encoded(header)}.${encoded(payload)}`
  return `${words}.${sign('sha256', Buffer.from(words), { key: by, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

/** Signs on, and says where that leads. */
async function signOn(token: (nonce: string) => string): Promise<string> {
  give = token
  const visitor = app.anonymous()
  const there = (await visitor.fetch(signOnPages.begin())).headers.get('location') ?? ''
  const back = (await fetch(there, { redirect: 'manual' })).headers.get('location') ?? ''
  return (await visitor.fetch(back.replace(app.context.config.publicUrl, ''))).headers.get('location') ?? ''
}

describe('an ID token', () => {
  test('that is good lets in; two factors are believed by class and by method', async () => {
    expect(await signOn((nonce) => signed(claims(nonce)))).toBe('/')
    const strong = async (more: object) => {
      await signOn((nonce) => signed({ ...claims(nonce), ...more }))
      const query = app.context.db.selectFrom('sessions').select('two_factors_at_provider').orderBy('id', 'desc')
      const rows = await query.execute()
      await app.context.db.deleteFrom('sessions').execute()
      return rows.some((row) => row.two_factors_at_provider)
    }
    expect(await strong({ acr: 'https://refeds.org/profile/mfa' })).toBe(true)
    expect(await strong({ amr: ['pwd', 'otp', 'mfa'] })).toBe(true)
    for (const weak of [{}, { acr: '1' }, { acr: 'phr' }, { acr: 'phrh' }, { amr: ['pwd', 'otp'] }, { amr: 'mfa' }]) {
      // What a provider does not say plainly is not guessed at.
      expect(await strong(weak), JSON.stringify(weak)).toBe(false)
    }
  })

  test('of a sign-in there long ago connects nobody: the provider did not ask anew', async () => {
    const anna = await app.signedIn('anna')
    const connect = async (auth_time: number) => {
      give = (nonce) => signed({ ...claims(nonce), sub: 'a-1', auth_time })
      const { address } = await anna.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
      const back = (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? ''
      return (await anna.fetch(back.replace(app.context.config.publicUrl, ''))).headers.get('location')
    }
    expect(await connect(now() - 3_600)).toBe('/account?sign-on=refused')
    expect(await connect(now() - 5)).toBe('/account?sign-on=connected')
  })

  test('no longer stands for two factors once its connection is gone', async () => {
    await signOn((nonce) => signed({ ...claims(nonce), amr: ['mfa'] }))
    const believed = () =>
      app.context.db.selectFrom('sessions').select('id').where('two_factors_at_provider', '=', true).execute()
    expect(await believed()).toHaveLength(1)
    await dana.call(calls.disconnectIdentity, { body: { currentPassword: testPassword } })
    expect(await believed()).toEqual([])
  })

  test.each<[string, (nonce: string) => string]>([
    ['signed by another key', (nonce) => signed(claims(nonce), strangersKey.privateKey)],
    ['not signed', (nonce) => `${encoded({ alg: 'none' })}.${encoded(claims(nonce))}.`],
    [
      'signed with the secret of the client in place of a key',
      (nonce) => {
        const words = `${encoded({ alg: 'HS256' })}.${encoded(claims(nonce))}`
        return `${words}.${createHmac('sha256', clientSecret).update(words).digest('base64url')}`
      },
    ],
    [
      'signed by the key that it brings along, or names',
      (nonce) => {
        const jwk = strangersKey.publicKey.export({ format: 'jwk' })
        return signed(claims(nonce), strangersKey.privateKey, { alg: 'ES256', kid: 'test', jwk, jku: `${issuer}/other-keys` })
      },
    ],
    ['for another client', (nonce) => signed({ ...claims(nonce), aud: 'another' })],
    ['of another issuer', (nonce) => signed({ ...claims(nonce), iss: 'https://elsewhere.example' })],
    ['that is over', (nonce) => signed({ ...claims(nonce), iat: now() - 900, exp: now() - 300 })],
    ['that begins later', (nonce) => signed({ ...claims(nonce), nbf: now() + 300 })],
    ['of another sign-in', () => signed(claims('another nonce'))],
    ['without a nonce', () => signed({ ...claims(''), nonce: undefined })],
    ['of nobody', (nonce) => signed({ ...claims(nonce), sub: undefined })],
    ['that is none', () => 'token'],
  ])('%s is refused', async (_what, token) => {
    expect(await signOn(token)).toBe('/auth?failed=refused')
    expect(await app.context.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })
})
