import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const signIn = async (password: string) =>
  (await app.anonymous().answer(calls.login, { body: { username: 'lee', password } })).status
const make = async (password: string) =>
  (await app.signedIn()).answer(calls.createUser, { body: { username: 'lee', email: 'lee@example.org', password } })

describe('a password', () => {
  test.each([
    ['of lower-case letters alone', 'correcthorsebattery'],
    ['of digits alone', '8675309867'],
    ['with spaces at both ends', '  correct horse  '],
    ['of another script, with signs beyond the first plane', 'пароль 暗号 🐎🔋'],
    ['of 64 letters', 'x'.repeat(64)],
    ['of a thousand letters', 'x'.repeat(1_000)],
    ['that is code elsewhere', `'; drop table users; -- <script>\\`],
  ])('%s is taken as it is', async (_name, password) => {
    expect((await make(password)).status).toBe(201)
    expect(await signIn(password)).toBe(200)
    for (const other of [password.slice(0, -1), `${password} `, password.toUpperCase()]) {
      if (other !== password) expect([400, 401]).toContain(await signIn(other))
    }
  })

  test('holds for most of a year: nobody has to change it', async () => {
    await make('correct horse')
    app.clock.advance(300 * 86_400_000)
    expect(await signIn('correct horse')).toBe(200)
  })

  test('is masked where it is typed, and left to password managers', async () => {
    for (const [path, kind] of [
      ['/auth', 'current-password'],
      ['/reset-password?token=abc', 'new-password'],
    ]) {
      const html = await (await app.anonymous().fetch(path ?? '')).text()
      const fields = [...html.matchAll(/<input[^>]*password[^>]*>/gi)].map(([field]) => field)
      expect(fields.length).toBeGreaterThan(0)
      for (const field of fields) {
        expect(field).toContain('type="password"')
        expect(field).toContain(`autoComplete="${kind}"`)
        expect(field).not.toMatch(/onpaste|readonly|maxlength/i)
      }
    }
  })
})
