import { createSocket, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuardedAgent, type Resolve } from './guarded-agent.ts'
import { type FetchAnswer, guardedFetch } from './guarded-fetch.ts'

/** What the name server of these tests says of a name: the addresses of each answer in turn, the last one from then on. */
const zone = new Map<string, string[][]>()
/** How often a name was asked for. */
const asked = new Map<string, number>()
/** Requests that reached the server behind the guard, which no name may lead to unless private addresses are allowed. */
let hits = 0
let nameServer: Socket
let inner: Server
let port = 0
let resolve: Resolve

beforeAll(async () => {
  nameServer = createSocket('udp4', (query, peer) => nameServer.send(answerTo(query), peer.port, peer.address))
  await new Promise<void>((done) => nameServer.bind(0, '127.0.0.1', done))
  inner = createServer((request, response) => {
    hits += 1
    const location = new URL(request.url ?? '/', 'http://inner').searchParams.get('to')
    if (location === null) response.end('secret')
    else response.writeHead(302, { location }).end()
  })
  await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done))
  const place = inner.address()
  if (typeof place === 'object' && place !== null) port = place.port
  const resolver = new Resolver({ timeout: 2_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${nameServer.address().port}`])
  resolve = async (hostname) => {
    const all = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    return all.flatMap((one, index) =>
      one.status === 'fulfilled' ? one.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
    )
  }
})
afterAll(async () => {
  nameServer.close()
  inner.closeAllConnections()
  await new Promise((done) => inner.close(done))
})

/** An answer to one question of the DNS (RFC 1035 §4): the header, the question, and a record for each address of its kind. */
function answerTo(query: Buffer): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const name = labels.join('.').toLowerCase()
  const kind = query.readUInt16BE(at + 1)
  const question = query.subarray(12, at + 5)
  const turn = `${name} ${kind}`
  const before = asked.get(turn) ?? 0
  asked.set(turn, before + 1)
  const answers = zone.get(name) ?? []
  const records = (answers[Math.min(before, answers.length - 1)] ?? [])
    .filter((address) => address.includes(':') === (kind === 28))
    .map((address) => {
      const data = kind === 28 ? bytesOfIPv6(address) : Buffer.from(address.split('.').map(Number))
      const head = Buffer.alloc(12)
      head.writeUInt16BE(0xc00c, 0)
      head.writeUInt16BE(kind, 2)
      head.writeUInt16BE(1, 4)
      head.writeUInt16BE(data.length, 10)
      return Buffer.concat([head, data])
    })
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, question, ...records])
}

function bytesOfIPv6(address: string): Buffer {
  const [before = '', after = ''] = address.split('::')
  const groups = (text: string): number[] => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
  const [head, tail] = [groups(before), groups(after)]
  const all = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 255]))
}

async function ask(address: string, allowPrivate = false): Promise<FetchAnswer> {
  const agent = createGuardedAgent({ allowPrivate, resolve, connectTimeout: 500 })
  try {
    return await guardedFetch(address, { agent, allowPrivate, headers: {}, timeout: 2_000, maxBytes: () => 1_000_000 })
  } finally {
    await agent.destroy()
  }
}

const refused = { ok: false, reason: 'forbidden-address' }
const publicAddress = '93.184.216.34'

/** Addresses that no name may lead to. */
const inside = [
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.254',
  '100.64.0.1',
  '100.127.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '0:0:0:0:0:0:0:0',
  '0:0:0:0:0:ffff:7f00:1',
  '0:0:0:0:0:ffff:a9fe:a9fe',
  '0:0:0:0:0:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::',
  '3fff::1',
  'fc00::1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
]

describe('a name of a hostile name server', () => {
  test.each(inside)('that leads to %s is refused, alone and beside a public address', async (address) => {
    const host = `n${inside.indexOf(address)}.example`
    const before = hits
    for (const answer of [[address], [publicAddress, address], [address, publicAddress]]) {
      zone.set(host, [answer])
      for (const written of [`http://${host}/`, `http://${host.toUpperCase()}./`])
        expect(await ask(written)).toMatchObject(refused)
    }
    expect(hits).toBe(before)
    expect(asked.get(`${host} 1`)).toBeGreaterThan(0)
  })

  test('that changes its mind is not asked again between the check and the connection', async () => {
    for (let number = 0; number < 12; number += 1) {
      const host = `rebind-${number}.example`
      // Only the first answer leads to the server; whoever asked a second time would find nobody there.
      zone.set(host, [['127.0.0.1'], ['127.0.0.2']])
      const answer = await ask(`http://${host}:${port}/`, true)
      expect(answer.ok && Buffer.from(answer.bytes).toString()).toBe('secret')
      expect([asked.get(`${host} 1`), asked.get(`${host} 28`)]).toEqual([1, 1])
    }
  })

  test('that was trusted once is checked again for the next connection', async () => {
    const before = hits
    for (let number = 0; number < 12; number += 1) {
      const host = `again-${number}.example`
      zone.set(host, [['127.0.0.1']])
      expect(await ask(`http://${host}:${port}/`, true)).toMatchObject({ ok: true })
      expect(await ask(`http://${host}/`)).toMatchObject(refused)
      expect(asked.get(`${host} 1`)).toBe(2)
    }
    expect(hits).toBe(before + 12)
  })

  test('without an address is unreachable, not inside', async () => {
    expect(await ask('http://nothing.example/')).toMatchObject({ ok: false, reason: 'unreachable' })
  })
})

describe('the servers of these tests', () => {
  test('answer where an operator allows private addresses: what is refused above is there', async () => {
    zone.set('intranet.example', [['127.0.0.1']])
    const before = hits
    const answer = await ask(`http://intranet.example:${port}/`, true)
    expect(answer.ok && Buffer.from(answer.bytes).toString()).toBe('secret')
    expect(hits).toBe(before + 1)
  })

  test('lead on from one to the next, and out of http nowhere', async () => {
    zone.set('one.example', [['127.0.0.1']])
    zone.set('two.example', [['127.0.0.1']])
    const chain = (to: string) => `http://one.example:${port}/?to=${encodeURIComponent(to)}`
    const second = `http://two.example:${port}/`
    expect(await ask(chain(second), true)).toMatchObject({ ok: true })
    for (const end of [
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
      'http://user@two.example/',
      'data:text/html,x',
      'ftp://two.example/',
    ]) {
      const before = hits
      expect(await ask(chain(`${second}?to=${encodeURIComponent(end)}`), true)).toMatchObject(refused)
      expect(hits).toBe(before + 2)
    }
  })
})
