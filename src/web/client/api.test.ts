import { calls } from '#contract/calls.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure, addressOf, call, ConnectionFailure, query } from './api.ts'
import { stream } from './streamed-call.ts'

/** Answers the next requests with this response, and keeps what was asked. */
function server(response: () => Response) {
  const requests: { address: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push({ address, init })
    return Promise.resolve(response())
  })
  return requests
}

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of source) found.push(one)
  return found
}

afterEach(() => vi.unstubAllGlobals())

const user = { id: 'u1', username: 'dana', email: 'dana@example.org', displayName: null, role: 'member' }

describe('call', () => {
  it('sends the cookie, a JSON body and the key, and gives the fields of the contract', async () => {
    const requests = server(() => Response.json({ ...user, secret: 'not in the contract' }))
    expect(await call(calls.login, { body: { username: 'dana', password: 'secret1' } }, { idempotencyKey: 'key-12345' })).toEqual(
      user,
    )
    const [request] = requests
    expect(request?.address).toBe('/api/login')
    expect(request?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"username":"dana","password":"secret1"}',
    })
    const headers = new Headers(request?.init.headers)
    expect([headers.get('content-type'), headers.get('idempotency-key')]).toEqual(['application/json', 'key-12345'])
  })

  it('sends no body and no content type where there is none', async () => {
    const requests = server(() => new Response(null, { status: 204 }))
    expect(await call(calls.logout)).toBeUndefined()
    expect(requests[0]?.init.body).toBeUndefined()
    expect(new Headers(requests[0]?.init.headers).has('content-type')).toBe(false)
  })

  it('fills the path and leaves out search parameters that are not set', () => {
    expect(addressOf(calls.getProspect.path, { params: { id: '7' } })).toBe('/api/searches/7')
    expect(addressOf('/api/x/:key', { params: { key: 'a/b?' } })).toBe('/api/x/a%2Fb%3F')
    expect(addressOf('/api/searches', { query: { withVersionCounts: 'true', other: undefined } })).toBe(
      '/api/searches?withVersionCounts=true',
    )
  })

  it('turns any answer that is not OK into an error: status, colon, text', async () => {
    const body = '{"message":"Username or password is not right.","code":"WRONG_CREDENTIALS"}'
    server(() => new Response(body, { status: 401 }))
    const failure = await call(calls.login, { body: { username: 'dana', password: 'secret1' } }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiFailure)
    expect(failure).toMatchObject({
      message: `401: ${body}`,
      status: 401,
      serverMessage: 'Username or password is not right.',
      code: 'WRONG_CREDENTIALS',
    })
  })

  it('takes the status text when the body is empty', async () => {
    server(() => new Response('', { status: 503, statusText: 'Service Unavailable' }))
    await expect(call(calls.getUser)).rejects.toMatchObject({ message: '503: Service Unavailable', serverMessage: undefined })
  })

  it('tells a missing answer apart from a refusal', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const failure = await call(calls.getUser).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConnectionFailure)
    expect(failure).toMatchObject({ serverMessage: 'The server did not answer. Please try again.' })
  })
})

describe('query', () => {
  const { signal } = new AbortController()

  it('treats 401 as no result only where asked to', async () => {
    server(() => new Response('', { status: 401, statusText: 'Unauthorized' }))
    expect(await query(calls.getUser, {}, 'null')({ signal })).toBeNull()
    await expect(query(calls.getUser, {}, 'throw')({ signal })).rejects.toMatchObject({ status: 401 })
  })

  it('throws every other failure', async () => {
    server(() => new Response('', { status: 500, statusText: 'Internal Server Error' }))
    await expect(query(calls.getUser, {}, 'null')({ signal })).rejects.toMatchObject({ status: 500 })
  })
})

describe('stream', () => {
  const args = { body: { organization: 'PMI' } }
  const answer = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } })

  it('asks for events and yields them', async () => {
    const requests = server(() => answer('data: {"type":"names-seen","at":2,"names":["PMP"]}\n\n'))
    expect(await all(stream(calls.queryCertifications, args))).toEqual([{ type: 'names-seen', at: 2, names: ['PMP'] }])
    expect(new Headers(requests[0]?.init.headers).get('accept')).toBe('text/event-stream')
  })

  it('throws the error in the middle of a stream with the status its code has', async () => {
    server(() => answer('event: error\ndata: {"message":"The database is not reachable.","code":"UNAVAILABLE"}\n\n'))
    await expect(all(stream(calls.queryCertifications, args))).rejects.toMatchObject({
      status: 503,
      serverMessage: 'The database is not reachable.',
    })
  })

  it('throws a refusal that came instead of a stream', async () => {
    server(() => Response.json({ message: 'Too many requests. Please wait and try again.', code: 'TOO_MANY' }, { status: 429 }))
    await expect(all(stream(calls.queryCertifications, args))).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY',
    })
  })
})
