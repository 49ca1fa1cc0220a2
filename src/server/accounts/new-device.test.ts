import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const credentials = { body: { username: 'dana', password: testPassword } }
const notices = async () => (await app.mails()).filter(({ kind }) => kind === 'new-device')

test('a sign-in from a device that the account does not know is told by mail: when, where from, what to do', async () => {
  await app.signedIn('dana')
  const own = app.anonymous()
  await own.call(calls.login, credentials)
  expect(await notices(), 'the first device of an account').toEqual([])
  await own.call(calls.login, credentials)
  expect(await notices(), 'a device that is known').toEqual([])

  await app.anonymous('198.51.100.9').call(calls.login, credentials, { headers: { 'user-agent': firefox } })
  const [mail, ...more] = await notices()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to_email: 'dana@example.org', owner_id: null })
  expect(mail?.text).toContain('21 Nov 2026, 09:00 UTC with Firefox on Windows, from the network address 198.51.100.9')
  expect(mail?.text).toContain('http://localhost:3000/sessions')
})

test('a wrong password tells nobody anything', async () => {
  await app.signedIn('dana')
  await app.anonymous().call(calls.login, credentials)
  await app.anonymous('198.51.100.9').answer(calls.login, { body: { username: 'dana', password: 'wrong horse' } })
  expect(await notices()).toEqual([])
})
