import { callTable, calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { codeAt, withPasskey } from '../../../test/second-factors.ts'

let app: TestApp
const startWith = async (requireSecondFactor: 'off' | 'admins' | 'all') => {
  app = await startTestApp({ config: { requireSecondFactor } })
}
const due = { status: 403, body: { code: 'SECOND_FACTOR_DUE' } }

describe('where everybody must have a second factor', () => {
  beforeEach(() => startWith('all'))

  test('whoever has none signs in and reaches what sets one up, and nothing else', async () => {
    await app.signedIn('dana')
    const dana = app.anonymous()
    await dana.call(calls.login, { body: { username: 'dana', password: testPassword } })
    const closed = Object.values(callTable).filter(({ access, whileOwing }) => access === 'signed-in' && whileOwing !== true)
    expect(closed.length).toBeGreaterThan(70)
    for (const call of closed) {
      const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']))
      expect(await dana.answer(call, { params }), call.summary).toMatchObject(due)
    }
    const open = Object.values(callTable).filter(({ whileOwing }) => whileOwing === true)
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/second-factors',
      'POST /api/passkeys',
      'POST /api/passkeys/begin',
      'POST /api/second-factors/app',
      'POST /api/second-factors/app/confirm',
    ])
    const { secret } = await dana.call(calls.beginApp, { body: { currentPassword: testPassword } })
    await dana.call(calls.confirmApp, { body: { code: codeAt(secret, app.clock.now()) } })
    expect((await dana.answer(calls.getUser)).status).toBe(200)
  })

  test('calls for anybody take them for nobody', async () => {
    const dana = await app.signedIn('dana')
    const answer = await dana.answer(calls.queryOrganization, { body: { searchTerm: 'PMI' } })
    expect(answer.headers.get('ratelimit-policy')).toContain('address-minute')
    expect(answer.headers.get('ratelimit-policy')).not.toContain('user-minute')
  })

  test('a passkey is one, too; with the last factor removed, all is closed again', async () => {
    const dana = await app.signedIn('dana')
    const { passkey } = await withPasskey(app, dana)
    expect((await dana.answer(calls.listProspects)).status).toBe(200)
    await dana.call(calls.removePasskey, { params: { id: passkey.id }, body: { currentPassword: testPassword } })
    expect(await dana.answer(calls.listProspects)).toMatchObject(due)
  })

  test('a token that was made before goes on, and none is made meanwhile', async () => {
    const dana = await app.signedIn('dana')
    app.context.config.requireSecondFactor = 'off'
    const body = { name: 'CRM import', scope: 'read', days: 30 } as const
    const { token } = await dana.call(calls.createToken, { body })
    app.context.config.requireSecondFactor = 'all'
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.anonymous().answer(calls.listProspects, {}, { headers })).status).toBe(200)
    expect(await dana.answer(calls.createToken, { body })).toMatchObject(due)
  })
})

test('where administrators must, members need not, until they become one', async () => {
  await startWith('admins')
  const dana = await app.signedIn('dana')
  const ada = await app.administrator('ada')
  expect((await dana.answer(calls.getUser)).status).toBe(200)
  expect(await ada.answer(calls.getUser)).toMatchObject(due)
  await app.context.db.updateTable('users').set({ role: 'admin' }).where('id', '=', dana.user.id).execute()
  expect(await dana.answer(calls.getUser)).toMatchObject(due)
})

test('where nobody must, nobody is asked', async () => {
  await startWith('off')
  const ada = await app.administrator('ada')
  expect((await ada.answer(calls.getUser)).status).toBe(200)
  expect((await ada.call(calls.getSecondFactors)).isRequired).toBe(false)
})
