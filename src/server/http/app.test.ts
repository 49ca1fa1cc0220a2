import { request as httpRequest } from 'node:http'
import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { pmiMatch } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let anyone: Visitor
beforeEach(async () => {
  app = await startTestApp()
  anyone = app.anonymous()
})

const json = { 'content-type': 'application/json' }
async function refusal(response: Response | Promise<Response>) {
  const answered = await response
  return { status: answered.status, ...(await answered.json()) }
}

describe('matching', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/user/', '/api//user', '/api/searches/1/2', '/api/USER'])(
    '%s is nowhere',
    async (path) => {
      expect(await refusal(anyone.fetch(path))).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        message: 'There is nothing here, or you do not have access to it.',
      })
    },
  )

  test('a known address says which methods it takes', async () => {
    const response = await anyone.fetch('/api/searches/1', { method: 'POST' })
    expect(response.headers.get('allow')).toBe('GET, PUT, PATCH, DELETE')
    expect(await refusal(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  })

  test('a parameter that can name nothing answers as a missing object does', async () => {
    const dana = await app.signedIn()
    const texts = await Promise.all(
      ['/api/searches/999', '/api/searches/abc', '/api/searches/0', '/api/searches/99999999999', '/api/searches/1%00'].map(
        async (path) => (await dana.fetch(path)).text(),
      ),
    )
    expect(new Set(texts)).toEqual(new Set([texts[0]]))
    expect(texts[0]).toContain('NOT_FOUND')
  })
})

describe('origin', () => {
  test('a request from another site changes nothing', async () => {
    const dana = await app.signedIn()
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of foreign) {
      expect(await dana.answer(calls.logout, {}, { headers })).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } })
    }
    expect((await dana.answer(calls.getUser)).status).toBe(200)
  })
})

describe('bodies', () => {
  const post = (body: BodyInit | null, headers: Record<string, string> = json) =>
    refusal(anyone.fetch('/api/query-organization', { method: 'POST', body, headers }))

  test('that are not JSON are rejected', async () => {
    expect(await post('{"searchTerm":')).toMatchObject({ status: 400, code: 'BAD_JSON' })
    expect(await post(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({ status: 400, code: 'BAD_JSON' })
    expect(await post('searchTerm=PMI', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
      code: 'NOT_JSON',
    })
    expect(await post('{}', { 'content-type': 'text/plain' })).toMatchObject({ status: 415, code: 'NOT_JSON' })
  })

  test('that are empty or of another shape name the field', async () => {
    const missing = { status: 400, code: 'INVALID', field: 'searchTerm' }
    expect(await post(null, {})).toMatchObject(missing)
    expect(await post('{}')).toMatchObject(missing)
    expect(await post('{"searchTerm":5}')).toMatchObject(missing)
    expect(await post('[]')).toMatchObject({ status: 400, code: 'INVALID' })
    expect(await post('{"searchTerm":"P"}')).toEqual({
      ...missing,
      message: 'Organization name must be at least 2 characters.',
    })
  })

  test('that hold what no database keeps', async () => {
    expect(await post('{"searchTerm":"PM\\u0000I"}')).toMatchObject({ status: 400, code: 'INVALID', field: 'searchTerm' })
    expect(await post('{"searchTerm":"PM\\ud800I"}')).toMatchObject({ status: 400, code: 'INVALID', field: 'searchTerm' })
    expect(await post('{"searchTerm":"PM\\ud83d\\ude00I"}')).toMatchObject({ status: 404, code: 'ORG_NOT_FOUND' })
    const deep = (text: string) => `{"searchTerm":"PMI","x":${'['.repeat(100_000)}"${text}"${']'.repeat(100_000)}}`
    expect(await post(deep('\\ud800'))).toMatchObject({ status: 400, code: 'BAD_JSON' })
    expect(await post(deep('\\ud800').slice(0, -9))).toMatchObject({ status: 400, code: 'BAD_JSON' })
  })

  test('over 2 MB are refused, announced or not', async () => {
    const large = JSON.stringify({ searchTerm: 'x'.repeat(3_000_000) })
    const tooLarge = { status: 413, code: 'BODY_TOO_LARGE' }
    expect(await post(large)).toMatchObject(tooLarge)
    expect(await post(null, { ...json, 'content-length': '3000000' })).toMatchObject(tooLarge)
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(100_000, 0x20)) })
    const init = { method: 'POST', body: endless, headers: json, duplex: 'half' }
    expect(await refusal(anyone.fetch('/api/query-organization', init))).toMatchObject(tooLarge)
  })
})

describe('access', () => {
  test('a call for users answers 401 to everybody else', async () => {
    expect(await anyone.answer(calls.listProspects)).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } })
    anyone.cookie = 'credscout_session=forged'
    expect(await anyone.answer(calls.listProspects)).toMatchObject({ status: 401 })
  })

  test('look-ups are for everybody unless ANONYMOUS_LOOKUP is off', async () => {
    const body = { searchTerm: 'PMI' }
    app.research.finds([pmiMatch])
    expect((await anyone.answer(calls.queryOrganization, { body })).status).toBe(200)
    app = await startTestApp({ config: { anonymousLookup: false } })
    app.research.finds([pmiMatch])
    expect(await app.anonymous().answer(calls.queryOrganization, { body })).toMatchObject({ status: 401 })
    expect((await (await app.signedIn()).answer(calls.queryOrganization, { body })).status).toBe(200)
  })
})

describe('answers', () => {
  test('leave out what their call does not list', async () => {
    const withMore = { ...pmiMatch, internalScore: 0.9 }
    app.research.finds([withMore])
    const { body } = await anyone.answer(calls.queryOrganization, { body: { searchTerm: 'PMI' } })
    expect(JSON.stringify(body)).not.toContain('internalScore')
  })

  test('that violate the contract become a 500', async () => {
    app.research.finds([{ ...pmiMatch, name: '' }])
    expect(await anyone.answer(calls.queryOrganization, { body: { searchTerm: 'PMI' } })).toMatchObject({
      status: 500,
      body: { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' },
    })
  })

  test('tell nothing of an unexpected error', async () => {
    app.research.findOrganization = () => Promise.reject(new Error('secret detail'))
    const answer = await anyone.answer(calls.queryOrganization, { body: { searchTerm: 'PMI' } })
    expect(answer.status).toBe(500)
    expect(JSON.stringify(answer.body)).not.toContain('secret')
  })

  test('carry the headers that protect the browser, whatever their status', async () => {
    for (const path of ['/api/user', '/api/nothing', '/api/features', '/nowhere', '/healthz', '/api/openapi.json']) {
      const { headers } = await anyone.fetch(path)
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy'), path).not.toContain('unsafe')
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('strict-transport-security'), path).toBeNull()
      if (path.startsWith('/api')) expect(headers.get('cache-control'), path).toBe('no-store')
    }
  })

  test('behind https ask for https, and the cookie is bound to the host', async () => {
    app = await startTestApp({ config: { publicUrl: 'https://credscout.example.org' } })
    const dana = await app.signedIn()
    const response = await dana.fetch('/api/logout', { method: 'POST' })
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-credscout_session=; .*Path=\/;.*HttpOnly; Secure; SameSite=Lax/)
  })

  test('a database that is away answers 503', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    app.research.findOrganization = () => Promise.reject(away)
    expect(await anyone.answer(calls.queryOrganization, { body: { searchTerm: 'PMI' } })).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    })
  })
})

describe('health', () => {
  test('of the process and of the database', async () => {
    expect(await (await anyone.fetch('/healthz')).text()).toBe('ok')
    expect(await (await anyone.fetch('/readyz')).text()).toBe('ready')
  })
})

describe('on a port', () => {
  test('serves, and stops although a connection stays open', async () => {
    const origin = await app.listen()
    const body = await new Promise((resolve, reject) => {
      const asked = httpRequest(`${origin}/api/features`, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve(JSON.parse(text)))
      })
      asked.on('error', reject)
      asked.end()
    })
    expect(body).toEqual({ emailField: true, mail: 'outbox', liveReading: false, languageModel: false })
    await app.stop()
  })
})
