import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { callTable, calls } from '#contract/calls.ts'
import { sitemapPath } from '#contract/public-face.ts'
import { pages } from '#contract/pages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { matrix, type Row } from '../../test/authorization/matrix.ts'
import { type KeptWorld, keptWorld } from '../../test/authorization/kept-world.ts'
import { actors, visitorOf } from '../../test/authorization/world.ts'
import { newProspect, pmi, pmiResult } from '../../test/seeds.ts'
import type { Visitor } from '../../test/visitor.ts'
import { builtWeb } from './pages/routes.ts'

const publicUrl = 'https://credscout.example.org'
const metricsToken = 'token of the metrics'

/** What every answer carries, whatever it is and whatever its status. */
function expectProtected(response: Response, name: string): void {
  const header = (field: string) => response.headers.get(field) ?? ''
  const policy = header('content-security-policy').split('; ')
  expect(policy, name).toEqual(
    expect.arrayContaining(["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
  )
  expect(header('content-security-policy'), name).not.toMatch(/unsafe|\*|https?:/)
  expect(policy, name).toContain("script-src 'self'")
  expect(header('x-content-type-options'), name).toBe('nosniff')
  expect(header('referrer-policy'), name).toBe('no-referrer')
  expect(header('cross-origin-opener-policy'), name).toBe('same-origin')
  expect(response.headers.has('access-control-allow-origin'), name).toBe(false)
  expect(response.headers.has('x-powered-by') || response.headers.has('server'), name).toBe(false)
  expect(header('cache-control'), `${name} says how it is kept`).not.toBe('')
  const type = header('content-type')
  if (response.body !== null && response.status !== 304) expect(type, name).not.toBe('')
  if (/^text\/|xml/.test(type)) expect(type.toLowerCase(), name).toContain('charset=utf-8')
}

function expectNotKept(response: Response, name: string): void {
  expect(response.headers.get('cache-control'), name).toBe('no-store')
}

/** The first cell of a row with a status of the wanted kind. */
function cellOf(row: Row, wanted: (status: number) => boolean) {
  const kinds = row.objects.length === 0 ? (['own'] as const) : row.objects
  for (const actor of actors) {
    for (const object of kinds) if (wanted(row.status(actor, object))) return { actor, object }
  }
  return undefined
}

describe('every call', { timeout: 60_000 }, () => {
  const rows = Object.entries(callTable).map(([name, call]) => ({ name, call, row: new Map(Object.entries(matrix)).get(name) }))

  let kept: KeptWorld
  beforeAll(async () => {
    kept = await keptWorld()
  })
  afterAll(() => kept.forget())

  test.each(rows)('$name', async ({ name, call, row }) => {
    if (row === undefined) throw new Error(`${name} has no row.`)
    await kept.putBack()
    const { world } = kept
    await row.prepare?.(world)
    const cells = [(status: number) => status >= 400, (status: number) => status < 400].flatMap(
      (wanted) => cellOf(row, wanted) ?? [],
    )
    for (const { actor, object } of cells) {
      const given = row.given(world, actor, object)
      if (call.method !== 'GET') {
        const foreign = await visitorOf(world, actor).request(call, given, { headers: { 'sec-fetch-site': 'cross-site' } })
        expect(foreign.status).toBe(403)
        expectProtected(foreign, `${name}: 403`)
        expectNotKept(foreign, `${name}: 403`)
      }
      const response = await visitorOf(world, actor).request(call, given)
      expect(response.status).toBe(row.status(actor, object))
      expectProtected(response, `${name}: ${response.status}`)
      expectNotKept(response, `${name}: ${response.status}`)
    }
    expect(cells.length).toBeGreaterThan(0)
  })
})

describe('every other answer', () => {
  let app: TestApp
  let visitor: Visitor
  let dana: Visitor
  let shareId: string
  let usedShareId: string
  let choiceToken: string
  beforeAll(async () => {
    app = await startTestApp({ config: { publicUrl, metricsToken, securityContact: 'mailto:security@example.org' } })
    visitor = app.anonymous()
    dana = await app.signedIn()
    const [one, other] = [
      await dana.call(calls.createProspect, { body: newProspect }),
      await dana.call(calls.createProspect, { body: newProspect }),
    ]
    shareId = (await dana.call(calls.createShare, { body: { searchId: one.id } })).shareId
    usedShareId = (await dana.call(calls.createShare, { body: { ...newProspect, email: 'ann@example.org', searchId: other.id } }))
      .shareId
    const billing = { billingName: 'Ann', billingEmail: 'ann@example.org' }
    await visitor.call(calls.submitShareInterest, { params: { shareId: usedShareId }, body: billing })
    choiceToken = (await app.context.db.selectFrom('mail_choices').select('token').executeTakeFirstOrThrow()).token
  })

  interface Kind {
    name: string
    ask: () => Promise<Response>
    status: number
    /** Keeps search engines away. */
    isPrivate?: true
    /** Kept nowhere. */
    isNotKept?: true
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
    visitor.fetch(path, { method: 'POST', body, headers, redirect: 'manual' })
  const json = { 'content-type': 'application/json' }
  const get = (path: string, status: number, more: Omit<Kind, 'name' | 'ask' | 'status'> = {}): Kind => ({
    name: `${path} ${status}`,
    ask: () => visitor.fetch(path, { redirect: 'manual' }),
    status,
    ...more,
  })
  const here = { isPrivate: true } as const
  const secret = { isNotKept: true } as const

  const kinds: Kind[] = [
    // Of the API: nowhere, another method, too large, no JSON, a failure of ours, a database that is away, documents.
    get('/api/nothing', 404, secret),
    { name: '405', ask: () => visitor.fetch('/api/user', { method: 'DELETE' }), status: 405, ...secret },
    { name: '413', ask: () => post('/api/login', 'x'.repeat(3_000_000), json), status: 413, ...secret },
    { name: '415', ask: () => post('/api/login', 'x', { 'content-type': 'text/plain' }), status: 415, ...secret },
    { name: '400', ask: () => post('/api/login', '{', json), status: 400, ...secret },
    {
      name: '500',
      ask: () => {
        app.research.findOrganization = () => Promise.reject(new Error('unforeseen'))
        return post('/api/query-organization', '{"searchTerm":"PMI"}', json)
      },
      status: 500,
      ...secret,
    },
    {
      name: '503',
      ask: () => {
        app.research.findOrganization = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
        return post('/api/query-organization', '{"searchTerm":"PMI"}', json)
      },
      status: 503,
      ...secret,
    },
    {
      name: 'event stream',
      ask: () => {
        app.research.answers(pmiResult)
        const headers = { ...json, accept: 'text/event-stream' }
        return post('/api/query-certifications', JSON.stringify({ organization: pmi }), headers)
      },
      status: 200,
      ...secret,
    },
    get('/api/openapi.json', 200, secret),
    get('/api/docs', 200, secret),
    get('/api/docs.css', 200, secret),
    get('/healthz', 200, secret),
    get('/readyz', 200, secret),
    get('/metrics', 404, secret),
    {
      name: '/metrics 200',
      ask: () => visitor.fetch('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } }),
      status: 200,
      ...secret,
    },
    // For everybody.
    get('/.well-known/security.txt', 200),
    get('/robots.txt', 200),
    get(sitemapPath, 200),
    get('/preview/link-1.png', 200),
    get('/preview/other-1.png', 404, here),
    get('/favicon.ico', 200),
    // Pages that the server renders.
    get('/learn', 302),
    get(pages.learn(), 200),
    get(pages.waitlist(), 200, here),
    get(pages.auth(), 200, here),
    get(pages.forgotPassword(), 200, here),
    get('/reset-password', 200, here),
    get(pages.resetPassword('secret'), 200, here),
    get('/nothing', 404, here),
    { name: 'link', ask: () => visitor.fetch(pages.share(shareId)), status: 200, ...here },
    { name: 'link that was used', ask: () => visitor.fetch(pages.share(usedShareId), { redirect: 'manual' }), status: 302 },
    get(pages.share('unknown'), 404, here),
    { name: 'place in line', ask: () => visitor.fetch(pages.waitlist(usedShareId)), status: 200, ...here },
    {
      name: 'form without script, refused',
      ask: () => post(pages.share(shareId), 'billingName=&billingEmail=x', form),
      status: 400,
      ...here,
    },
    {
      name: 'form from another site',
      ask: () => post(pages.share(shareId), '', { ...form, 'sec-fetch-site': 'cross-site' }),
      status: 403,
      ...here,
    },
    {
      name: 'form too large',
      ask: () => post(pages.share(shareId), 'x'.repeat(3_000_000), form),
      status: 413,
      ...here,
    },
    {
      name: 'form without script, taken',
      ask: () => post(pages.share(shareId), 'billingName=Ann&billingEmail=ann%40example.org', form),
      status: 303,
    },
    { name: 'sign-in of somebody signed in', ask: () => dana.fetch(pages.auth(), { redirect: 'manual' }), status: 302 },
    { name: 'page in another method', ask: () => visitor.fetch('/learn/default', { method: 'PUT' }), status: 405, ...secret },
    // Of emails.
    { name: 'mail choice', ask: () => visitor.fetch(pages.mailChoice(choiceToken)), status: 200, ...here, ...secret },
    { name: 'mail choice, made', ask: () => post(pages.mailChoice(choiceToken), '', form), status: 200, ...here, ...secret },
    get(pages.mailChoice('unknown'), 404, { ...here, ...secret }),
    get('/mail.css', 200),
    // Of the application.
    ...['/', '/edit/1', '/edit/share_abc', '/saved-searches', '/sessions', '/share-links', '/search/1', '/search/1/edit'].map(
      (path) => get(path, 200, here),
    ),
    ...['/stored-copy/1', '/admin', '/admin/users', '/outbox'].map((path) => get(path, 200, here)),
    get('/assets/nothing.js', 404),
    ...readdirSync(join(builtWeb, 'web/assets')).map((file) => get(`/assets/${file}`, 200)),
  ]

  test.each(kinds.map((kind) => [kind.name, kind] as const))('%s', async (name, { ask, status, isPrivate, isNotKept }) => {
    const response = await ask()
    expect(response.status).toBe(status)
    expectProtected(response, name)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    if (isPrivate) expect(response.headers.get('x-robots-tag')).toBe('noindex')
    if (isNotKept) expectNotKept(response, name)
  })

  test('a file that is asked for again is answered in the same armour', async () => {
    const first = await visitor.fetch('/')
    const again = await visitor.fetch('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expectProtected(again, '304')
  })

  test('without a build, too', async () => {
    const bare = await startTestApp({ webFolder: join(builtWeb, 'nowhere') })
    const response = await bare.anonymous().fetch('/')
    expect(response.status).toBe(503)
    expectProtected(response, 'without a build')
  })
})
