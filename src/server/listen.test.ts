import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { Agent, request } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { createHttpApp } from './http/app.ts'
import { type Listening, listen } from './listen.ts'

const agents: Agent[] = []
afterEach(async () => {
  for (const agent of agents.splice(0)) await agent.destroy()
})

async function start(): Promise<Listening & { origin: string }> {
  const { context } = await startTestApp()
  const listening = await listen(createHttpApp(context), { port: 0, host: '127.0.0.1', stopDelay: 1 })
  return { ...listening, origin: `http://127.0.0.1:${listening.port}` }
}

/** Asks one question after the other on a kept connection until an answer asks to leave; gives the statuses. */
async function askOn(origin: string, dispatcher: Agent): Promise<number[]> {
  const statuses: number[] = []
  for (;;) {
    const { statusCode, headers, body } = await request(`${origin}/api/features`, { dispatcher })
    await body.dump()
    statuses.push(statusCode)
    if (headers.connection === 'close') return statuses
  }
}

test('a server that stops fails no request of those who leave when they are asked to', async () => {
  const { origin, stop } = await start()
  const asking = Array.from({ length: 20 }, () => {
    const agent = new Agent({ connections: 1, pipelining: 1 })
    agents.push(agent)
    return askOn(origin, agent)
  })
  await setTimeout(300)
  await stop()
  const statuses = (await Promise.all(asking)).flat()
  expect(statuses.length).toBeGreaterThan(20)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('while it waits for them to leave it is not ready, and answers everything else', async () => {
  const { origin, stop } = await start()
  const agent = new Agent()
  agents.push(agent)
  const ask = async (path: string) => {
    const { statusCode, body } = await request(`${origin}${path}`, { dispatcher: agent })
    return [statusCode, await body.text()]
  }
  expect(await ask('/readyz')).toEqual([200, 'ready'])
  const stopped = stop()
  expect(await ask('/readyz')).toEqual([503, 'stopping'])
  expect(await ask('/healthz')).toEqual([200, 'ok'])
  await stopped
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED')
})

test('a request that is under way when the server stops is answered', async () => {
  const app = await startTestApp()
  const begun = Promise.withResolvers<undefined>()
  const gate = Promise.withResolvers<undefined>()
  app.research.finds([])
  const findOrganization = app.research.findOrganization
  app.research.findOrganization = async (...asked) => {
    begun.resolve(undefined)
    await gate.promise
    return findOrganization(...asked)
  }
  const listening = await listen(createHttpApp(app.context), { port: 0, host: '127.0.0.1', stopDelay: 1 })
  const agent = new Agent()
  agents.push(agent)
  const answer = request(`http://127.0.0.1:${listening.port}${calls.queryOrganization.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"searchTerm":"PMI"}',
    dispatcher: agent,
  })
  await begun.promise
  const stopped = listening.stop()
  gate.resolve(undefined)
  expect((await answer).statusCode).toBe(404)
  await (await answer).body.dump()
  await stopped
  await expect(request(`http://127.0.0.1:${listening.port}/healthz`, { dispatcher: agent })).rejects.toThrow('ECONNREFUSED')
})

test('nobody being there, it stops at once', async () => {
  const { stop } = await start()
  const started = performance.now()
  await stop()
  expect(performance.now() - started).toBeLessThan(500)
})

test('a request with two Host headers is refused, whichever of them is ours', async () => {
  const { origin, stop } = await start()
  const { hostname, port } = new URL(origin)
  const ask = async (...hosts: string[]) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.write(`GET /api/features HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`)
    await once(socket, 'close')
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
    return `${head.split('\r\n')[0] ?? ''} ${body}`
  }
  expect(await ask('localhost')).toContain('200 OK')
  for (const hosts of [
    ['localhost', 'evil.example'],
    ['evil.example', 'localhost'],
    ['localhost', 'localhost'],
  ]) {
    const answer = await ask(...hosts)
    expect(answer).toContain('400 Bad Request')
    expect(answer).toContain('"field":"Host"')
  }
  await stop()
})
