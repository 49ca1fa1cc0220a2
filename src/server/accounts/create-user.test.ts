import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { addUser } from './add-user.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const lee = { username: 'Lee', email: 'Lee@Example.org', password: 'secret' }

describe('creating a user', () => {
  test('is for anyone signed in; the new account can sign in at once', async () => {
    const dana = await app.signedIn()
    expect(await app.anonymous().answer(calls.createUser, { body: lee })).toMatchObject({ status: 401 })
    const made = await dana.call(calls.createUser, { body: lee })
    expect(made).toEqual({ id: made.id, username: 'Lee', email: 'Lee@Example.org', displayName: null, role: 'member' })
    expect(await app.anonymous().call(calls.login, { body: { username: 'lee', password: 'secret' } })).toEqual(made)
  })

  test('tells the new user by mail, without the password, and the maker may read it', async () => {
    const dana = await app.signedIn()
    await dana.call(calls.createUser, { body: { ...lee, username: 'Lee <b>' } })
    const [mail] = await app.mails()
    expect(mail).toMatchObject({ kind: 'new-account', to_email: 'Lee@Example.org', owner_id: dana.user.id })
    expect(mail?.text).toContain('dana created a Credscout account for you')
    expect(mail?.text).toContain('http://localhost:3000/auth')
    expect(mail?.html).toContain('Lee &lt;b&gt;')
    expect(`${mail?.text}${mail?.html}`).not.toContain('secret')
  })

  test('takes the password as it is, and tells beforehand whether it is a common one', async () => {
    const dana = await app.signedIn()
    const isCommon = async (password: string) => (await dana.call(calls.checkPassword, { body: { password } })).common
    expect(await isCommon('123456')).toBe(true)
    expect(await isCommon('LetMeIn')).toBe(true)
    expect(await isCommon('correct horse')).toBe(false)
    await dana.call(calls.createUser, { body: { ...lee, password: '123456' } })
    expect((await app.anonymous().answer(calls.login, { body: { username: 'lee', password: '123456' } })).status).toBe(200)
  })

  test('makes a member, whatever the request says', async () => {
    const ada = await app.administrator()
    const body = JSON.stringify({ ...lee, role: 'admin' })
    const made = await ada.fetch('/api/admin/users', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(await made.json()).toMatchObject({ role: 'member' })
  })

  test('says which of name and address is taken, without case, and writes nothing', async () => {
    const dana = await app.signedIn()
    await dana.call(calls.createUser, { body: lee })
    expect(await dana.answer(calls.createUser, { body: { ...lee, username: 'LEE', email: 'other@example.org' } })).toMatchObject({
      status: 409,
      body: { code: 'USERNAME_TAKEN', field: 'username', message: 'This username is taken.' },
    })
    expect(await dana.answer(calls.createUser, { body: { ...lee, username: 'other', email: 'LEE@example.ORG' } })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', field: 'email', message: 'An account with this email already exists.' },
    })
    expect(await app.mails()).toHaveLength(1)
  })

  test('at the same time with one name makes one account', async () => {
    const dana = await app.signedIn()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => dana.answer(calls.createUser, { body: { ...lee, email: `lee${n}@example.org` } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    expect(await app.mails()).toHaveLength(1)
  })

  test('from the command line prints a password that works; the first account is an administrator', async () => {
    const password = await addUser(app.context, 'lee', 'lee@example.org')
    expect(password).toMatch(/^[a-z\d]{4}(-[a-z\d]{4}){6}$/i)
    expect(await app.anonymous().call(calls.login, { body: { username: 'lee', password } })).toMatchObject({ role: 'admin' })
    const second = await addUser(app.context, 'kim', 'kim@example.org')
    expect(await app.anonymous().call(calls.login, { body: { username: 'kim', password: second } })).toMatchObject({
      role: 'member',
    })
    await expect(addUser(app.context, 'LEE', 'other@example.org')).rejects.toThrow('This username is taken.')
    await expect(addUser(app.context, 'le', 'other@example.org')).rejects.toThrow('Username must be at least 3 characters.')
    await expect(addUser(app.context, 'other', 'nowhere')).rejects.toThrow('Please enter a valid email address.')
  })
})

describe('what the installation offers', () => {
  test('follows the configuration', async () => {
    expect(await app.anonymous().call(calls.getFeatures)).toEqual({
      emailField: true,
      mail: 'outbox',
      liveReading: false,
      languageModel: false,
    })
    app = await startTestApp({
      config: { emailField: false, mail: { smtpUrl: 'smtp://localhost', from: 'a@example.org' } },
      context: { liveReading: true },
    })
    expect(await app.anonymous().call(calls.getFeatures)).toEqual({
      emailField: false,
      mail: 'smtp',
      liveReading: true,
      languageModel: false,
    })
  })
})
