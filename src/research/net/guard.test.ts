import { createServer, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuardedAgent, type Resolve } from './guarded-agent.ts'
import { type FetchAnswer, guardedFetch } from './guarded-fetch.ts'

/** Hits on a server that no guarded request may ever reach. */
let hits = 0
let server: Server
let port = 0
const behaviour = new Map<string, (response: ServerResponse) => void>()

beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1
    const act = behaviour.get(request.url ?? '')
    if (act === undefined) response.end('secret')
    else act(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address !== null) port = address.port
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function ask(
  address: string,
  options: { allowPrivate?: boolean; resolve?: Resolve; timeout?: number; maxBytes?: number } = {},
): Promise<FetchAnswer> {
  const allowPrivate = options.allowPrivate ?? false
  const agent = createGuardedAgent({ allowPrivate, resolve: options.resolve, connectTimeout: 1_000 })
  try {
    return await guardedFetch(address, {
      agent,
      allowPrivate,
      headers: {},
      timeout: options.timeout ?? 3_000,
      maxBytes: () => options.maxBytes ?? 5_000_000,
    })
  } finally {
    await agent.destroy()
  }
}

const hostile = (): string[] => [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0x7f.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fc00::1]/',
  'http://[fe80::1]/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://localhost/',
  'http://localhost./',
  'http://LOCALHOST/',
  'http://foo.localhost/',
  'http://127.0.0.1./',
  'http://012.0.0.1/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://3232235521/',
  'http://172.16.1/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[fd00:ec2::254]/',
  'http://①⑥⑨.②⑤④.①⑥⑨.②⑤④/',
  'http://１２７.0.0.1/',
  'http://%31%32%37.0.0.1/',
  'http://example.com%2f@127.0.0.1/',
  'http://printer/',
  'http://router.local/',
  'http://db.internal/',
  'http://wiki.intranet/',
  'http://host.lan/',
  'http://user:pass@example.com/',
  'http://example.com@127.0.0.1/',
  'http://example.com:22/',
  'http://example.com:8080/',
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://127.0.0.1/',
  'data:text/html,x',
  'javascript:alert(1)',
  'http://',
  'http:///',
  'not an address',
  `http://127.0.0.1:${port}/`,
  `http://[::ffff:7f00:1]:${port}/`,
]

describe('the guard', () => {
  test('lets no hostile address through', async () => {
    const before = hits
    const addresses = hostile()
    expect(addresses.length).toBeGreaterThanOrEqual(60)
    const answers = await Promise.all(addresses.map((address) => ask(address)))
    for (const [index, answer] of answers.entries())
      expect([addresses[index], answer]).toMatchObject([addresses[index], { ok: false, reason: 'forbidden-address' }])
    expect(hits).toBe(before)
  })

  test('refuses names that resolve to private addresses, also beside public ones and on a second answer', async () => {
    const before = hits
    const answers: string[][] = [
      ['127.0.0.1'],
      ['::1'],
      ['10.0.0.1'],
      ['169.254.169.254'],
      ['93.184.216.34', '127.0.0.1'],
      ['127.0.0.1', '93.184.216.34'],
      ['::ffff:127.0.0.1'],
      ['fd00::1'],
      ['0.0.0.0'],
      ['100.64.0.1'],
    ]
    for (const [index, addresses] of answers.entries()) {
      const resolve: Resolve = () =>
        Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
      expect(await ask(`http://rebind-${index}.example/`, { resolve })).toMatchObject({ ok: false, reason: 'forbidden-address' })
    }
    expect(hits).toBe(before)
  })

  test('uses the checked answer itself: the name is asked once a connection', async () => {
    let asked = 0
    const resolve: Resolve = () => {
      asked += 1
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }])
    }
    expect(await ask(`http://own-intranet.example:${port}/`, { allowPrivate: true, resolve })).toMatchObject({
      ok: true,
      status: 200,
    })
    expect(asked).toBe(1)
  })

  test('checks every redirect like the first address', async () => {
    const targets = ['http://169.254.169.254/', 'file:///etc/passwd', 'http://user:pass@example.com/']
    for (const [index, target] of targets.entries()) {
      behaviour.set(`/redirect-${index}`, (response) => response.writeHead(302, { location: target }).end())
    }
    const file = await ask(`http://127.0.0.1:${port}/redirect-1`, { allowPrivate: true })
    expect(file).toMatchObject({ ok: false, reason: 'forbidden-address' })
    const named = await ask(`http://127.0.0.1:${port}/redirect-2`, { allowPrivate: true })
    expect(named).toMatchObject({ ok: false, reason: 'forbidden-address' })
  })

  test('ends redirect loops, endless bodies, slow drips and bombs with a word, in bounded memory', async () => {
    behaviour.set('/loop', (response) => response.writeHead(302, { location: '/loop' }).end())
    behaviour.set('/endless', (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a')));
      }
      response.on('drain', more)
      more()
    })
    behaviour.set('/drip', (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('a'), 50)
      response.on('close', () => clearInterval(timer))
    })
    const zeros = Buffer.alloc(200_000_000)
    const gzip = gzipSync(zeros, { level: 1 })
    const bombs = {
      gzip,
      deflate: deflateSync(zeros, { level: 1 }),
      br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
      'gzip, gzip': gzipSync(gzip),
    }
    for (const [encoding, bomb] of Object.entries(bombs)) {
      behaviour.set(`/bomb/${encodeURIComponent(encoding)}`, (response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(bomb),
      )
    }
    const at = (path: string, timeout = 3_000): Promise<FetchAnswer> =>
      ask(`http://127.0.0.1:${port}${path}`, { allowPrivate: true, timeout, maxBytes: 1_000_000 })

    const before = process.memoryUsage().rss
    expect(await at('/loop')).toMatchObject({ ok: false, reason: 'unreachable' })
    expect(await at('/endless')).toMatchObject({ ok: false, reason: 'too-large' })
    for (const encoding of Object.keys(bombs)) {
      expect(await at(`/bomb/${encodeURIComponent(encoding)}`), encoding).toMatchObject({ ok: false, reason: 'too-large' })
    }
    expect(await at('/drip', 500)).toMatchObject({ ok: false, reason: 'unreachable' })
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  test('says in words why a site could not be reached', async () => {
    const nowhere: Resolve = () => Promise.resolve([])
    expect(await ask('http://gone.example/', { resolve: nowhere })).toMatchObject({
      detail: 'gone.example could not be reached: its name is not known.',
    })
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const place = closed.address()
    await new Promise((resolve) => closed.close(resolve))
    const host = `127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`
    const refused = await ask(`http://${host}/`, { allowPrivate: true })
    expect(refused).toMatchObject({
      reason: 'unreachable',
      detail: `${host} could not be reached: it refused the connection.`,
    })
  })

  test("rejects with the caller's own reason when the caller gives up", async () => {
    const agent = createGuardedAgent({ allowPrivate: true, connectTimeout: 1_000 })
    const controller = new AbortController()
    const reading = guardedFetch(`http://127.0.0.1:${port}/drip`, {
      agent,
      allowPrivate: true,
      headers: {},
      timeout: 5_000,
      maxBytes: () => 1e6,
      signal: controller.signal,
    })
    setTimeout(() => controller.abort(new Error('cancelled')), 50)
    await expect(reading).rejects.toThrow('cancelled')
    await agent.destroy()
  })
})
