import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

describe('signing in', () => {
  test('gives the user and a session that the next call knows', async () => {
    await app.signedIn('Dana')
    const visitor = app.anonymous()
    const user = await visitor.call(calls.login, { body: { username: ' dana ', password: testPassword } })
    expect(user).toEqual({ id: user.id, username: 'Dana', email: 'Dana@example.org' })
    expect(await visitor.call(calls.getUser)).toEqual(user)
  })
})
