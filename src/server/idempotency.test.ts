import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { newProspect } from '../../test/seeds.ts'
import type { Visitor } from '../../test/visitor.ts'
import { sweepIdempotencyKeys } from './idempotency.ts'

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

const key = { 'idempotency-key': 'a-key-of-the-page' }
const save = (visitor: Visitor, headers: Record<string, string> = key, body = newProspect) =>
  visitor.answer(calls.createProspect, { body }, { headers })
const saved = async (visitor = dana) => (await visitor.call(calls.listProspects)).length

describe('a repeated request', () => {
  test('answers as the first one did and does nothing more', async () => {
    const first = await save(dana)
    const second = await save(dana)
    expect(first.status).toBe(201)
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(await saved()).toBe(1)
  })

  test('at the same time waits for the first one: a double click saves once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => save(dana)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await saved()).toBe(1)
  })

  test('without a key, or with another, does it again', async () => {
    await save(dana, {})
    await save(dana, {})
    await save(dana, { 'idempotency-key': 'another-key' })
    expect(await saved()).toBe(3)
  })

  test('with another body is refused', async () => {
    await save(dana)
    expect(await save(dana, key, { ...newProspect, contactFirstName: 'Marta' })).toMatchObject({
      status: 422,
      body: { code: 'KEY_REUSED' },
    })
    expect(await saved()).toBe(1)
  })

  test('of another user is another request', async () => {
    const lee = await app.signedIn('lee')
    const [first, second] = [await save(dana), await save(lee)]
    expect(second.body).not.toEqual(first.body)
    expect(await saved(lee)).toBe(1)
  })

  test('that failed left nothing behind and can be made right', async () => {
    expect((await save(dana, key, { ...newProspect, contactFirstName: 'M' })).status).toBe(400)
    const taken = { username: 'dana', email: 'other@example.org', password: 'secret' }
    const create = () => dana.answer(calls.createUser, { body: taken }, { headers: key })
    expect((await create()).status).toBe(409)
    await app.context.db.updateTable('users').set({ username_key: 'renamed' }).execute()
    expect((await create()).status).toBe(201)
    expect((await save(dana)).status).toBe(201)
  })

  test('is known for a day', async () => {
    await save(dana)
    app.clock.advance(86_400_001)
    await save(dana)
    expect(await saved()).toBe(2)
    app.clock.advance(86_400_001)
    await sweepIdempotencyKeys(app.context)
    expect(await app.context.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })

  test.each(['short', 'x'.repeat(101), 'with space in it', 'größer-als'])('a key such as "%s" is refused', async (bad) => {
    const answer = await save(dana, { 'idempotency-key': Buffer.from(bad).toString('latin1') })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field: 'Idempotency-Key' } })
    expect(await saved()).toBe(0)
  })
})
