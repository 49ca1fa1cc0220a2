import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { createHttpApp } from './app.ts'
import { readBody } from './request-body.ts'

test('a request that names another host is refused on every page and call, and the health checks answer', async () => {
  const { context } = await startTestApp({ config: { allowedHosts: ['inside.example'] } })
  const app = createHttpApp(context)
  const ask = async (url: string) => (await app.fetch(new Request(url))).status
  for (const path of ['/', '/api/features', '/learn/default', '/share/abc', '/openapi.json', '/nothing']) {
    const answer = await app.fetch(new Request(`http://attacker.example${path}`))
    expect([path, answer.status]).toEqual([path, 421])
    expect(await answer.json()).toMatchObject({ code: 'UNKNOWN_HOST', message: expect.stringContaining('ALLOWED_HOSTS') })
    expect(answer.headers.get('content-security-policy')).not.toBeNull()
  }
  expect(await ask('http://attacker.example/healthz')).toBe(200)
  expect(await ask('http://10.0.0.7:3000/readyz')).toBe(200)
  expect(await ask('http://inside.example:8080/api/features')).toBe(200)
  expect(await ask('http://localhost:3000/api/features')).toBe(200)
})

test('a body that trickles is given up, one that comes steadily is not', async () => {
  // A response is read as a request is, and may be made of a stream in every version of the types.
  const trickling = (pause: number) => {
    const { headers, body } = new Response(
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        async pull(stream) {
          await setTimeout(pause)
          stream.enqueue(new Uint8Array(10))
        },
      }),
    )
    return { headers, body }
  }
  const time = { atLeast: 200, bytesPerMillisecond: 20 }
  await expect(readBody(trickling(30), 1_000, time)).rejects.toMatchObject({ code: 'BODY_TOO_SLOW' })
  await expect(readBody(trickling(1), 50, time)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
  const steady = new Request('http://localhost/', { method: 'POST', body: 'x'.repeat(90_000) })
  expect((await readBody(steady, 100_000, time)).length).toBe(90_000)
})

test('a connection that sends half a body and then nothing is answered and closed', async () => {
  const app = await startTestApp()
  const origin = new URL(await app.listen())
  const socket = connect(Number(origin.port), '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => (received += bytes.toString()))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(
    `POST /api/query-organization HTTP/1.1\r\nHost: ${origin.host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"search`,
  )
  await closed
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
  expect(received).toContain('BODY_TOO_SLOW')
  await app.stop()
}, 40_000)

test('whoever asks whether it is ready learns within a second or so that the database hangs', async () => {
  const { context } = await startTestApp()
  const app = createHttpApp(context)
  // The one connection of the embedded database is busy.
  const hanging = sql`select pg_sleep(4)`.execute(context.db)
  const began = performance.now()
  const answer = await app.fetch(new Request('http://localhost:3000/readyz'))
  expect([answer.status, await answer.text()]).toEqual([503, 'the database does not answer'])
  expect(performance.now() - began).toBeLessThan(2_000)
  await hanging
}, 60_000)
