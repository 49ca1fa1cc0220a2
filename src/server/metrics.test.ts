import { calls } from '#contract/calls.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { seedWorld } from '../../test/seeds.ts'

const metricsToken = 'token of the metrics'
const headers = { authorization: `Bearer ${metricsToken}` }

test('requests are counted by the pattern of their route, never by a path that may hold a secret', async () => {
  const app = await startTestApp({ config: { metricsToken } })
  const { dana, shareId } = await seedWorld(app)
  const anonymous = app.anonymous()
  await anonymous.call(calls.getShare, { params: { shareId } })
  await anonymous.call(calls.getShare, { params: { shareId } })
  await anonymous.answer(calls.getShare, { params: { shareId: 'unknown' } })
  await dana
    .call(calls.createShare, {
      body: { searchId: 1, email: 'maria@example.org', organization: { name: 'PMI', description: '' }, certifications: [] },
    })
    .catch(() => undefined)
  const response = await anonymous.fetch('/metrics', { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  expect(text).toContain('http_requests_total{method="GET",route="/api/share/:shareId",status="200"} 2')
  expect(text).toContain('http_requests_total{method="GET",route="/api/share/:shareId",status="404"} 1')
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/share/:shareId"} 3')
  expect(text).toContain('lookups_running 0')
  expect(text).toMatch(/^process_resident_memory_bytes /m)
  expect(text).not.toContain(shareId)
  expect(text).not.toContain('maria@')
})

test.each([undefined, '', 'Bearer', 'Bearer another token of it', `bearer ${metricsToken}`, metricsToken])(
  'with the header %s they are not found',
  async (authorization) => {
    const app = await startTestApp({ config: { metricsToken } })
    const response = await app.anonymous().fetch('/metrics', authorization === undefined ? {} : { headers: { authorization } })
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found')
  },
)

test('without a token there are none', async () => {
  const app = await startTestApp()
  expect((await app.anonymous().fetch('/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(404)
})
