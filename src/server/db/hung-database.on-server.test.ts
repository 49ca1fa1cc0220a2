import { calls } from '#contract/calls.ts'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { type DatabaseOnServer, makeDatabaseOnServer } from '../../../test/database-on-server.ts'
import { type SilentProxy, startSilentProxy } from '../../../test/faults/silent-proxy.ts'
import { connectTo, type OpenDatabase } from './connect.ts'
import { migrate } from './migrate.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const timeouts = { statementTimeout: 1_000, queueTimeout: 1_000 }

let own: DatabaseOnServer | undefined
let proxy: SilentProxy | undefined
let behind: OpenDatabase | undefined
afterEach(async () => {
  await behind?.close()
  await proxy?.close()
  await own?.drop()
})

// The embedded database has no network that could hang; what it does with a statement without end: embedded.test.ts.
test('a database that says nothing is told of in words to everyone who waits, and answers again by itself', async () => {
  own = await makeDatabaseOnServer(url)
  const address = new URL(own.url)
  proxy = await startSilentProxy(Number(address.port))
  address.port = String(proxy.port)
  behind = await connectTo(address.href, timeouts)
  await migrate(behind.db)
  const app = await startTestApp({ context: { db: behind.db } })
  const ask = async () => {
    const { status, body } = await app.anonymous().answer(calls.getShare, { params: { shareId: 'none' } })
    return { status, body }
  }
  // All connections of the pool are open, and more than they are wait.
  const askMany = () => Promise.all(Array.from({ length: 15 }, ask))
  expect((await askMany()).map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 404))

  proxy.fallSilent()
  const started = performance.now()
  const refusals = await askMany()
  expect(performance.now() - started).toBeLessThan(10_000)
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', message: 'The database cannot be reached right now. Please try again.' },
    })
  }
  expect((await ask()).status).toBe(503)

  proxy.speak()
  expect((await askMany()).map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 404))
}, 60_000)
