import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp, testPassword } from '../../../test/app.ts'

let app: TestApp
let dana: SignedIn
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn('dana')
})

describe('one’s own account', () => {
  test('gets a display name without the password', async () => {
    expect(await dana.call(calls.changeUser, { body: { displayName: 'Dana Smith' } })).toMatchObject({
      displayName: 'Dana Smith',
    })
    expect(await dana.call(calls.getUser)).toMatchObject({ displayName: 'Dana Smith' })
    expect(await dana.call(calls.changeUser, { body: { displayName: ' ' } })).toMatchObject({ displayName: null })
  })

  test('changes username and email only with the password, and notifies the old address', async () => {
    const body = { username: 'danielle', email: 'danielle@example.org' }
    expect((await dana.answer(calls.changeUser, { body })).body).toMatchObject({
      code: 'WRONG_PASSWORD',
      field: 'currentPassword',
    })
    await dana.call(calls.changeUser, { body: { ...body, currentPassword: testPassword } })
    const credentials = { username: 'danielle', password: testPassword }
    expect((await app.anonymous().answer(calls.login, { body: credentials })).status).toBe(200)
    expect(await app.mails()).toMatchObject([{ kind: 'account-changed', to_email: 'dana@example.org', owner_id: null }])
  })

  test('takes no name or email that is another’s', async () => {
    await app.signedIn('lee')
    const changed = (body: object) => dana.answer(calls.changeUser, { body: { ...body, currentPassword: testPassword } })
    expect((await changed({ username: 'LEE' })).body).toMatchObject({ code: 'USERNAME_TAKEN', field: 'username' })
    expect((await changed({ email: 'Lee@example.org' })).body).toMatchObject({ code: 'EMAIL_TAKEN', field: 'email' })
  })

  test('gets another password by the old one; other sessions end, this one stays, the owner is told', async () => {
    const elsewhere = app.anonymous('198.51.100.9')
    await elsewhere.call(calls.login, { body: { username: 'dana', password: testPassword } })
    const change = (currentPassword: string, newPassword: string) =>
      dana.answer(calls.changePassword, { body: { currentPassword, newPassword } })
    expect((await change('not it', 'another horse')).body).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect((await change(testPassword, 'password1')).body).toMatchObject({ code: 'COMMON_PASSWORD', field: 'newPassword' })
    expect((await change(testPassword, 'short')).body).toMatchObject({ field: 'newPassword' })
    expect((await elsewhere.answer(calls.getUser)).status).toBe(200)
    expect((await change(testPassword, 'another horse')).status).toBe(204)
    expect((await elsewhere.answer(calls.getUser)).status).toBe(401)
    expect((await dana.answer(calls.getUser)).status).toBe(200)
    expect((await app.mails()).map(({ kind }) => kind)).toEqual(['password-changed'])
    const login = (password: string) => app.anonymous().answer(calls.login, { body: { username: 'dana', password } })
    expect((await login(testPassword)).status).toBe(401)
    expect((await login('another horse')).status).toBe(200)
  })

  test('is not opened by guessing at a session that somebody left open', async () => {
    const guess = () => dana.answer(calls.changePassword, { body: { currentPassword: 'a guess', newPassword: 'another horse' } })
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
  })
})
