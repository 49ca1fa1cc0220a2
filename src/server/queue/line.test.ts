import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../../test/app.ts'
import { newProspect } from '../../../test/seeds.ts'
import { deliveryQueue, type StoredDelivery } from '../webhooks/queue.ts'
import { makeDeliveryDue, sweepDeliveries } from '../webhooks/store.ts'
import { claimNext, recordOutcome } from './sending.ts'

const day = 86_400_000

let app: TestApp
let dana: SignedIn
let prospect: number
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  await dana.call(calls.createWebhook, { body: { url: 'https://crm.example.org/hooks' } })
  prospect = (await dana.call(calls.createProspect, { body: newProspect })).id
  const params = { id: String(prospect) }
  for (let round = 0; round < 2; round += 1) {
    await dana.call(calls.deleteProspect, { params })
    await dana.call(calls.restoreProspect, { params })
  }
})

const claim = () => claimNext(app.context, deliveryQueue)
const stored = () => app.context.db.selectFrom('webhook_deliveries').selectAll().orderBy('number').execute()
const behind = async () => (await stored()).map((row) => row.behind)
async function claimed(): Promise<StoredDelivery> {
  const row = await claim()
  if (row === undefined) throw new Error('Nothing was due.')
  return row
}
const putOff = (row: StoredDelivery) =>
  recordOutcome(app.context.db, deliveryQueue, row, {
    status: 'waiting',
    error: 'It answered 503.',
    nextAttemptAt: new Date(app.clock.now().getTime() + 60_000),
  })
const ended = (row: StoredDelivery, isGivenUp = false) =>
  recordOutcome(
    app.context.db,
    deliveryQueue,
    row,
    isGivenUp ? { status: 'failed', error: 'It answered 503.' } : { status: 'arrived', at: app.clock.now() },
  )

test('what waits behind is marked by the claim that meets it, goes one by one, and holds up no other prospect', async () => {
  const first = await claimed()
  await putOff(first)
  expect(await behind()).toEqual([false, false, false, false, false])
  expect(await claim()).toBeUndefined()
  expect(await behind()).toEqual([false, true, true, true, true])
  // What comes later stands behind, too, and what is of another prospect does not.
  await dana.call(calls.deleteProspect, { params: { id: String(prospect) } })
  const other = await dana.call(calls.createProspect, { body: newProspect })
  expect(await claimed()).toMatchObject({ prospect_id: other.id })
  expect(await claim()).toBeUndefined()
  expect(await behind()).toEqual([false, true, true, true, true, true, false])

  app.clock.advance(60_000)
  const numbers: number[] = []
  for (let isGivenUp = false; ; isGivenUp = !isGivenUp) {
    const next = await claim()
    if (next === undefined) break
    if (next.prospect_id === prospect) numbers.push(next.number)
    await ended(next, isGivenUp)
  }
  expect(numbers).toEqual((await stored()).filter((row) => row.prospect_id === prospect).map(({ number }) => number))
  expect((await behind()).some(Boolean)).toBe(false)
})

test('one that is sent again goes before those that wait, and none waits for what was swept', async () => {
  const first = await claimed()
  await ended(first)
  const second = await claimed()
  await putOff(second)
  expect(await claim()).toBeUndefined()
  expect(await makeDeliveryDue(app.context, first.webhook_id, first.id)).toBe(true)
  expect(await claimed()).toMatchObject({ number: first.number })
  await app.context.db
    .updateTable('webhook_deliveries')
    .set({ created_at: new Date(app.clock.now().getTime() - 31 * day) })
    .where('number', '<=', second.number)
    .execute()
  expect(await behind()).toEqual([false, false, true, true, true])
  await sweepDeliveries(app.context)
  expect(await claimed()).toMatchObject({ number: second.number + 1 })
})
