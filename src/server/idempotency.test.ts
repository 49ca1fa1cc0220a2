import { createHash, createHmac } from 'node:crypto'
import { calls, callTable } from '#contract/calls.ts'
import { secretFields } from '#contract/secret-fields.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { newProspect, pmi } from '../../test/seeds.ts'
import type { Visitor } from '../../test/visitor.ts'
import * as z from 'zod/mini'
import { once, sweepIdempotencyKeys } from './idempotency.ts'

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

  test('that failed left nothing behind, and can be retried after correction', async () => {
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

describe('what is kept of a request', () => {
  const lee = { username: 'lee', email: 'lee@example.org', password: 'correct horse battery' }
  const kept = async () => app.context.db.selectFrom('idempotency_keys').selectAll().executeTakeFirstOrThrow()

  test('is a hash that needs the installation’s own key, and no password went into it', async () => {
    await dana.call(calls.createUser, { body: lee }, { headers: key })
    const row = await kept()
    const { password: _, ...open } = lee
    const guesses = [lee, open].flatMap((body) => {
      const text = JSON.stringify(body)
      return ['/api/admin/users\0', '/api/admin/users'].flatMap((path) => [`${path}${text}\0`, `${path}${text}`])
    })
    for (const guess of guesses) expect(row.request_hash).not.toBe(createHash('sha256').update(guess).digest('hex'))
    const hash = createHmac('sha256', app.context.installationKey).update(`/api/admin/users\0${JSON.stringify(open)}`)
    expect(row.request_hash).toBe(hash.digest('hex'))
    expect(JSON.stringify(row)).not.toContain(lee.password)
  })

  test('is recognized by every process of the installation, and by no other installation', async () => {
    await save(dana)
    const other = { ...app.context, installationKey: 'of another installation' }
    const request = { owner: dana.user?.id ?? '', call: 'createProspect', key: key['idempotency-key'], path: '/api/searches' }
    const again = (context: typeof app.context) =>
      once(
        context,
        { ...request, body: newProspect },
        () => Promise.reject(new Error('done twice')),
        () => Promise.resolve(),
      )
    await expect(again(app.context)).resolves.toMatchObject({ status: 201 })
    await expect(again(other)).rejects.toMatchObject({ code: 'KEY_REUSED' })
  })

  test('leaves out every field of every call that is named like a secret', () => {
    const names = new Set(
      Object.values(callTable).flatMap(({ body }) =>
        body === undefined ? [] : fieldsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
      ),
    )
    const looksSecret = [...names].filter((name) => /pass|secret|token|otp|\bpin\b/i.test(name))
    expect(looksSecret).toEqual(expect.arrayContaining(['password', 'newPassword', 'token']))
    expect(looksSecret.filter((name) => !secretFields.has(name))).toEqual([])
  })
})

/** Every property name in a JSON schema. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]) => [
    ...(name === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...fieldsOf(value),
  ])
}

describe('a kept answer is for whoever has the rights now', () => {
  test('a link that was turned off answers 404 to a repeated key, too', async () => {
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
    const params = { shareId }
    const visitor = app.anonymous()
    const edit = { params, body: { organization: pmi, certifications: [] } }
    const interest = { params, body: { billingName: 'Ann', billingEmail: 'ann@example.org' } }
    const edited = () => visitor.answer(calls.updateShare, edit, { headers: key })
    const interested = () => visitor.answer(calls.submitShareInterest, interest, { headers: key })
    for (const ask of [edited, interested]) {
      expect((await ask()).status).toBe(200)
      expect((await ask()).status).toBe(200)
    }
    await dana.call(calls.revokeShare, { params })
    for (const ask of [edited, interested]) expect(await ask()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('a link that was turned off is handed to nobody again: not made, mailed or renewed', async () => {
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const mail = { searchId: id, email: 'maria@example.org' }
    const made = () => dana.answer(calls.createShare, { body: { searchId: id } }, { headers: key })
    const mailed = () => dana.answer(calls.createShare, { body: mail }, { headers: { 'idempotency-key': 'key-of-a-mail' } })
    const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
    expect(await made()).toMatchObject({ status: 200, body: { shareId } })
    expect(await mailed()).toMatchObject({ status: 200, body: { shareId } })
    const renewed = () => dana.answer(calls.renewShare, { params: { shareId } }, { headers: key })
    const first = await renewed()
    expect(await renewed()).toMatchObject({ status: 200, body: first.body })
    for (const ask of [made, mailed]) expect(await ask()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const { shareId: newest } = await dana.call(calls.createShare, { body: { searchId: id } })
    await dana.call(calls.revokeShare, { params: { shareId: newest } })
    expect(await renewed()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('a deleted prospect gives none either, and a renewed link gives its new one again', async () => {
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
    const renew = () => dana.answer(calls.renewShare, { params: { shareId } }, { headers: key })
    const share = () => dana.answer(calls.createShare, { body: { searchId: id } }, { headers: key })
    const edit = { params: { id: String(id) }, body: { organization: pmi, certifications: [] } }
    const update = () => dana.answer(calls.updateProspect, edit, { headers: key })
    for (const ask of [renew, share, update]) expect(await ask()).toMatchObject({ status: 200, body: (await ask()).body })
    await dana.call(calls.deleteProspect, { params: { id: String(id) } })
    for (const ask of [renew, share, update]) expect((await ask()).status).toBe(404)
  })
})
