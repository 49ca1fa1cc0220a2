import { calls } from '#contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp, testPassword } from '../../../test/app.ts'
import { seedWorld } from '../../../test/seeds.ts'

const credentials = { body: { username: 'lee', password: testPassword } }

describe('a disabled account', () => {
  test('is signed out everywhere, cannot sign in, and looks like an unknown one', async () => {
    const app = await startTestApp()
    const dana = await app.signedIn('dana')
    const lee = await app.signedIn('lee')
    await dana.call(calls.disableUser, { params: { id: lee.user.id } })
    expect((await lee.answer(calls.getUser)).status).toBe(401)
    const refused = await app.anonymous().answer(calls.login, credentials)
    const unknown = await app.anonymous().answer(calls.login, { body: { username: 'nobody', password: testPassword } })
    expect(refused.status).toBe(401)
    expect(refused.body).toEqual(unknown.body)
    expect(await dana.call(calls.listUsers)).toContainEqual(
      expect.objectContaining({ username: 'lee', disabledAt: app.clock.now().toISOString() }),
    )
  })

  test('gets no reset link', async () => {
    const app = await startTestApp()
    const dana = await app.signedIn('dana')
    const lee = await app.signedIn('lee')
    await dana.call(calls.disableUser, { params: { id: lee.user.id } })
    await app.anonymous().call(calls.requestPasswordReset, { body: { email: 'lee@example.org' } })
    expect(await app.mails()).toEqual([])
  })

  test('keeps its prospects and links, and can be opened again', async () => {
    const app = await startTestApp()
    const { dana, lee, shareId } = await seedWorld(app)
    await lee.call(calls.disableUser, { params: { id: dana.user?.id ?? '' } })
    expect((await app.anonymous().answer(calls.getShare, { params: { shareId } })).status).toBe(200)
    await lee.call(calls.enableUser, { params: { id: dana.user?.id ?? '' } })
    const again = app.anonymous()
    await again.call(calls.login, { body: { username: 'dana', password: testPassword } })
    expect(await again.call(calls.listProspects)).toHaveLength(2)
  })

  test("is never one's own", async () => {
    const app = await startTestApp()
    const dana = await app.signedIn('dana')
    const answer = await dana.answer(calls.disableUser, { params: { id: dana.user.id } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } })
    expect((await dana.answer(calls.getUser)).status).toBe(200)
  })
})
