import { get, type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { pmi, pmiResult, pmp } from '../../../test/seeds.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.stop())

const body = { organization: pmi }

/** Opens the stream of a look-up over a real connection. */
async function openStream(origin: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }
    const asked = request(`${origin}/api/query-certifications`, { method: 'POST', headers }, resolve)
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}

/** Makes every look-up go on until it is stopped. */
function endless(): void {
  app.research.looksUp(async (_organization, { signal, onEvent }) => {
    onEvent?.({ type: 'certification', at: 1, certification: pmp })
    await new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('stopped')))
    })
    return pmiResult
  })
}

describe('events of a look-up', () => {
  test('come with headers that keep proxies from holding them back', async () => {
    app.research.answers(pmiResult, [{ type: 'certification', at: 1, certification: pmp }])
    const visitor = app.anonymous()
    const response = await visitor.request(calls.queryCertifications, { body }, { headers: { accept: 'text/event-stream' } })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await response.text()
    expect(text).toMatch(/^id: 1\ndata: \{"type":"started"/)
    expect(text.trim().split('\n').at(-1)).toMatch(/^data: \{"type":"finished"/)
  })

  test('are refused with a status, before the stream begins', async () => {
    const response = await app
      .anonymous()
      .fetch('/api/query-certifications', { method: 'POST', headers: { accept: 'text/event-stream' } })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test('end when the server stops, which does not wait for the look-up', async () => {
    endless()
    const stream = await openStream(await app.listen())
    stream.resume()
    const over = new Promise((resolve) => stream.on('close', resolve))
    await setTimeout(50)
    const before = performance.now()
    await app.stop()
    await over
    expect(performance.now() - before).toBeLessThan(2_000)
  })

  test('a reader who leaves holds nothing open', async () => {
    endless()
    const origin = await app.listen()
    const stream = await openStream(origin)
    stream.on('error', () => {})
    await new Promise((resolve) => stream.once('data', resolve))
    stream.destroy()
    const answered = await new Promise<IncomingMessage>((resolve) => get(`${origin}/healthz`, resolve))
    expect(answered.statusCode).toBe(200)
    answered.resume()
  })
})
