import { createServer } from 'node:http'
import { calls } from '#contract/calls.ts'
import { createPoster, type Poster } from '#research'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../../test/app.ts'
import { forbiddenAddresses } from '../../../test/hostile/forbidden-addresses.ts'
import { newProspect } from '../../../test/seeds.ts'
import { WebhookReceiver } from '../../../test/webhook-receiver.ts'
import { endClaims } from '../queue/sending.ts'
import { pauseAfter } from '../queue/tries.ts'
import { webhookWorker } from './delivery.ts'
import { deliveryQueue } from './queue.ts'

const minute = 60_000
const hour = 60 * minute

let app: TestApp
let dana: SignedIn
let receiver: WebhookReceiver
beforeEach(async () => {
  app = await startTestApp({ config: { allowPrivateNetwork: true } })
  dana = await app.signedIn('dana')
  receiver = await WebhookReceiver.open(app)
})
afterEach(() => receiver.close())

async function hook(visitor = dana): Promise<string> {
  const { id, secret } = await visitor.call(calls.createWebhook, { body: { url: receiver.url } })
  receiver.secret = secret
  return id
}

async function deliver(post: Poster['post'] = receiver.post): Promise<void> {
  const delivery = webhookWorker(app.context, post)
  delivery.wake()
  await delivery.idle()
}

const saved = (visitor = dana) => visitor.call(calls.createProspect, { body: newProspect })
const remove = (id: number) => dana.call(calls.deleteProspect, { params: { id: String(id) } })
const restore = (id: number) => dana.call(calls.restoreProspect, { params: { id: String(id) } })

describe('a webhook', () => {
  test('hears of what happens to its owner’s prospects, signed, and of nobody else’s', async () => {
    const lee = await app.signedIn('lee')
    const id = await hook()
    const prospect = await saved()
    await saved(lee)
    await deliver()
    expect(receiver.received).toMatchObject([{ type: 'prospect.saved', searchId: prospect.id }])
    expect(await dana.call(calls.listDeliveries, { params: { id } })).toMatchObject([
      { type: 'prospect.saved', status: 'delivered', attempts: 1, lastError: null },
    ])
    expect(await lee.answer(calls.listDeliveries, { params: { id } })).toMatchObject({ status: 404 })
  })

  test('shows its secret once, and signs with both while it is changed', async () => {
    const id = await hook()
    const former = receiver.secret
    expect(former).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(JSON.stringify(await dana.call(calls.listWebhooks))).not.toContain('whsec')
    const changed = await dana.call(calls.changeWebhookSecret, { params: { id } })
    expect(changed.secret).not.toBe(former)
    await saved()
    await deliver()
    receiver.secret = changed.secret
    await saved()
    await deliver()
    expect(receiver.received).toHaveLength(2)
    app.clock.advance(25 * hour)
    receiver.secret = former
    await app.context.db
      .transaction()
      .execute((trx) => trx.updateTable('webhook_deliveries').set({ status: 'waiting' }).execute())
    await deliver()
    expect(receiver.received).toHaveLength(2)
    expect(receiver.refused).toBeGreaterThan(0)
  })

  test('is tried for three days, and can be sent again', async () => {
    const id = await hook()
    receiver.isDown = true
    await saved()
    for (let tries = 0; tries < 40; tries += 1) {
      await deliver()
      app.clock.advance(pauseAfter(deliveryQueue, tries + 1))
    }
    const session = await app.context.db
      .selectFrom('webhook_deliveries')
      .select(['id', 'status', 'last_error', 'created_at'])
      .execute()
    expect(session).toMatchObject([{ status: 'failed', last_error: 'It answered 503.' }])
    expect(app.clock.now().getTime() - (session[0]?.created_at.getTime() ?? 0)).toBeGreaterThan(72 * hour)
    receiver.isDown = false
    await dana.call(calls.resendDelivery, { params: { id, deliveryId: session[0]?.id ?? '' } })
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })

  test('that is deleted while its event is claimed holds up no other one', async () => {
    const gone = await hook()
    await saved()
    const lee = await app.signedIn('lee')
    await hook(lee)
    const prospect = await saved(lee)
    const { db } = app.context
    await sql`create function end_webhook() returns trigger language plpgsql as
      'begin delete from webhooks where id = new.webhook_id; return null; end'`.execute(db)
    await sql`create trigger ended after update on webhook_deliveries for each row
      when (new.webhook_id = ${sql.lit(gone)}) execute function end_webhook()`.execute(db)
    try {
      await deliver()
    } finally {
      await sql`drop function end_webhook cascade`.execute(db)
    }
    expect(receiver.received).toMatchObject([{ searchId: prospect.id }])
  })

  test('is one of ten at most, also when several are made at once', async () => {
    const make = () => dana.answer(calls.createWebhook, { body: { url: receiver.url } })
    for (let number = 0; number < 9; number += 1) expect((await make()).status).toBe(201)
    const statuses = (await Promise.all([make(), make(), make()])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 400, 400])
    expect(await dana.call(calls.listWebhooks)).toHaveLength(10)
  })

  test('rejects addresses on the internal network', async () => {
    app = await startTestApp()
    dana = await app.signedIn('dana')
    expect(forbiddenAddresses).toHaveLength(60)
    for (const url of forbiddenAddresses) {
      await app.context.db.deleteFrom('rate_limits').execute()
      const answer = await dana.answer(calls.createWebhook, { body: { url } })
      expect({ url, ...answer }).toMatchObject({ status: 400, body: { code: 'INVALID', field: 'url' } })
    }
    expect(await dana.call(calls.listWebhooks)).toEqual([])
  })

  test('cannot reach the internal network through a name that resolves there, or through a redirect', async () => {
    const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])
    const guarded = createPoster({ contact: 'http://localhost', allowPrivate: false, resolve })
    expect(await guarded.post('http://crm.example.com/', {}, '{}')).toContain('not public')
    await guarded.close()
    const redirecting = createServer((_request, response) => response.writeHead(307, { location: receiver.url }).end())
    await new Promise<void>((ready) => redirecting.listen(0, '127.0.0.1', ready))
    const address = redirecting.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(await receiver.post(`http://127.0.0.1:${port}/`, {}, '{}')).toBe('It leads to another address. Give that one.')
    await new Promise((closed) => redirecting.close(closed))
    expect(receiver.received).toEqual([])
  })
})

test('a thousand events arrive through five kills and an hour away, each at least once, in order per prospect', {
  timeout: 600_000,
}, async () => {
  const lee = await app.signedIn('lee')
  const id = await hook()
  const prospects = await Promise.all(Array.from({ length: 10 }, () => saved()))
  await saved(lee)
  for (let round = 0; round < 49; round += 1) {
    for (const { id: prospect } of prospects) await remove(prospect)
    for (const { id: prospect } of prospects) await restore(prospect)
  }
  for (const { id: prospect } of prospects) await remove(prospect)
  const written = await app.context.db.selectFrom('webhook_deliveries').select(['id', 'prospect_id']).orderBy('number').execute()
  expect(written).toHaveLength(1_000)

  /** A process that is killed once so many have arrived: after the receiver took one, before that is written down. */
  const killedAfter = async (count: number) => {
    let posted = 0
    const killed = webhookWorker(app.context, async (...given) => {
      if (posted >= count) throw new Error('killed')
      posted += 1
      if (posted === count) void killed.stop()
      const error = await receiver.post(...given)
      if (posted >= count) throw new Error('killed')
      return error
    })
    killed.wake()
    await expect.poll(() => posted, { timeout: 120_000 }).toBe(count)
    // Dead is what can claim nothing any more.
    await killed.idle()
    expect(await inFlight()).toBeGreaterThan(0)
    // The next process begins: what was being sent is due again.
    await endClaims(app.context, deliveryQueue)
  }
  const inFlight = async () =>
    (await app.context.db.selectFrom('webhook_deliveries').select('id').where('status', '=', 'sending').execute()).length

  await killedAfter(100)
  await killedAfter(150)
  receiver.isDown = true
  await deliver()
  for (let minutes = 0; minutes < 60; minutes += 10) {
    app.clock.advance(10 * minute)
    await deliver()
  }
  receiver.isDown = false
  app.clock.advance(hour)
  for (const count of [100, 120, 80]) await killedAfter(count)
  await deliver()

  const states = await app.context.db.selectFrom('webhook_deliveries').select('status').distinct().execute()
  expect(states).toEqual([{ status: 'delivered' }])
  expect(receiver.refused).toBe(0)
  const arrived = new Set(receiver.received.map((one) => one.id))
  expect(arrived.size).toBe(1_000)
  expect(receiver.received.length).toBeGreaterThan(1_000)
  for (const { id: prospect } of prospects) {
    const first = [...new Set(receiver.received.filter(({ searchId }) => searchId === prospect).map((one) => one.id))]
    expect(first).toEqual(written.filter(({ prospect_id: of }) => of === prospect).map((one) => one.id))
  }
  expect(new Set(receiver.received.map(({ searchId }) => searchId))).toEqual(new Set(prospects.map((one) => one.id)))
  expect(await dana.call(calls.listDeliveries, { params: { id } })).toHaveLength(100)
})
