import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { sweepMails } from '../mail/sweep.ts'
import { makeResetLink, sendReset, sweepPasswordResets } from './password-reset.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const request = (email: string) => app.anonymous().answer(calls.requestPasswordReset, { body: { email } })
const reset = (token: string, newPassword = 'new password') =>
  app.anonymous().answer(calls.resetPassword, { body: { token, newPassword } })
async function mailedTokens(): Promise<string[]> {
  return (await app.mails()).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '')
}
const badToken = {
  status: 400,
  body: { code: 'RESET_TOKEN', message: 'Invalid reset token. Please request a new password reset link.' },
}

describe('asking for a reset', () => {
  test('answers alike for known and unknown addresses, and emails the known one only', async () => {
    await app.signedIn('dana')
    const known = await request('DANA@example.org')
    const unknown = await request('nobody@example.org')
    expect(known.status).toBe(200)
    expect(known.body).toEqual({ message: "If your email is registered, you'll receive a password reset link shortly." })
    expect(unknown.body).toEqual(known.body)
    const mails = await app.mails()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ kind: 'password-reset', to_email: 'dana@example.org', owner_id: null })
    expect(mails[0]?.html).toContain('href="http://localhost:3000/reset-password?token=')
  })

  test('takes the address that the first account has, which has no dot', async () => {
    const email = 'admin@localhost'
    await app.signedIn('dana')
    await app.context.db.updateTable('users').set({ email, email_key: email }).where('username', '=', 'dana').execute()
    expect((await request(email)).status).toBe(200)
    expect((await app.mails()).map(({ to_email: to }) => to)).toEqual([email])
  })

  test('answers after the same time', async () => {
    await app.signedIn('dana')
    const timed = async (email: string) => {
      const started = performance.now()
      await request(email)
      return performance.now() - started
    }
    expect(await timed('dana@example.org')).toBeGreaterThan(140)
    expect(await timed('nobody@example.org')).toBeGreaterThan(140)
  })

  test('asks as much of the database for an unknown address as for a known one', async () => {
    await app.signedIn('dana')
    const asked = async (email: string) => {
      let statements = 0
      const db = app.context.db.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      })
      await sendReset({ ...app.context, db }, email)
      return statements
    }
    expect(await asked('nobody@example.org')).toBe(await asked('dana@example.org'))
    expect(await app.mails()).toHaveLength(1)
  })

  test('writes a mailbox no more than two emails in half an hour, and answers as always', async () => {
    await app.signedIn('dana')
    const first = await request('dana@example.org')
    for (let n = 0; n < 7; n += 1) expect((await request('dana@example.org')).body).toEqual(first.body)
    expect(await app.mails()).toHaveLength(2)
    app.clock.advance(1_800_000)
    await request('dana@example.org')
    expect(await app.mails()).toHaveLength(3)
  })

  test('at once from many sides writes no more, either', async () => {
    await app.signedIn('dana')
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        app.anonymous(`198.51.100.${n}`).call(calls.requestPasswordReset, { body: { email: 'dana@example.org' } }),
      ),
    )
    expect(await app.mails()).toHaveLength(2)
  })

  test('by strangers takes nothing from a person: every link they were sent works, and there is always one with half an hour left', async () => {
    await app.signedIn('dana')
    await request('dana@example.org')
    const [own = ''] = await mailedTokens()
    for (let n = 0; n < 30; n += 1) {
      const stranger = app.anonymous(`198.51.100.${n}`)
      expect((await stranger.answer(calls.requestPasswordReset, { body: { email: 'dana@example.org' } })).status).toBe(200)
      const token = `guessed-${n}`
      expect((await stranger.answer(calls.resetPassword, { body: { token, newPassword: 'another horse' } })).status).toBe(400)
    }
    app.clock.advance(1_799_000)
    await request('dana@example.org')
    expect((await mailedTokens()).length).toBeGreaterThan(1)
    expect((await reset(own)).status).toBe(200)
  })

  test('from one address is limited to 20 an hour; a link that is right works from there all the same', async () => {
    await app.signedIn('dana')
    await request('dana@example.org')
    const [token = ''] = await mailedTokens()
    for (let n = 1; n < 20; n += 1) expect((await request(`nobody-${n}@example.org`)).status).toBe(200)
    expect((await request('dana@example.org')).status).toBe(429)
    expect((await reset('guessed')).status).toBe(429)
    expect((await reset(token)).status).toBe(200)
  })
})

describe('a reset link', () => {
  test('sets the password once, and ends every session and every other link', async () => {
    const dana = await app.signedIn('dana')
    await request('dana@example.org')
    await request('dana@example.org')
    const [first = '', second = ''] = await mailedTokens()
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(second).not.toBe(first)
    expect((await dana.answer(calls.getUser)).status).toBe(200)
    expect((await reset(first)).status).toBe(200)
    expect((await dana.answer(calls.getUser)).status).toBe(401)
    const signIn = (password: string) => app.anonymous().answer(calls.login, { body: { username: 'dana', password } })
    expect((await signIn('new password')).status).toBe(200)
    expect((await signIn(testPassword)).status).toBe(401)
    expect(await reset(first)).toMatchObject(badToken)
    expect(await reset(second)).toMatchObject(badToken)
  })

  test('tells the address of the account that its password was changed, whoever made the link', async () => {
    const dana = await app.signedIn('dana')
    const ada = await app.administrator()
    await request('dana@example.org')
    await reset((await mailedTokens())[0] ?? '')
    const { link } = await ada.call(calls.makeResetLink, { params: { id: dana.user.id } })
    await reset(link.slice(-43))
    await reset((await makeResetLink(app.context, 'dana')).slice(-43))
    const told = (await app.mails()).filter(({ kind }) => kind === 'password-changed')
    expect(told).toHaveLength(3)
    expect(told[0]).toMatchObject({
      to_email: 'dana@example.org',
      subject: 'Your Credscout password was changed',
      owner_id: null,
    })
    expect(told[0]?.text).toContain('21 Nov 2026, 09:00 UTC')
    expect(told[0]?.text).toContain('http://localhost:3000/auth?view=forgot-password')
  })

  test('takes no common password, however it is capitalized, and none is used up by one', async () => {
    await app.signedIn('dana')
    await request('dana@example.org')
    const [token = ''] = await mailedTokens()
    for (const common of ['password1', 'Password1', '987654321', 'QWERTYUIOP', 'iloveyou']) {
      expect(await reset(token, common)).toMatchObject({
        status: 400,
        body: { code: 'COMMON_PASSWORD', field: 'newPassword', message: expect.stringContaining('most common') },
      })
    }
    expect((await reset(token)).status).toBe(200)
  })

  test('of an account that was disabled meanwhile sets nothing', async () => {
    const dana = await app.signedIn('dana')
    await request('dana@example.org')
    const [token = ''] = await mailedTokens()
    await (await app.administrator()).call(calls.disableUser, { params: { id: dana.user.id } })
    expect(await reset(token)).toMatchObject(badToken)
  })

  test('works for an hour', async () => {
    await app.signedIn('dana')
    await request('dana@example.org')
    const [token = ''] = await mailedTokens()
    app.clock.advance(3_600_000)
    expect(await reset(token)).toMatchObject(badToken)
    app.clock.advance(1)
    await sweepPasswordResets(app.context)
    await sweepMails(app.context)
    expect(await app.context.db.selectFrom('password_resets').selectAll().execute()).toEqual([])
    expect(await app.mails()).toEqual([])
  })

  test('can be made by the operator, and ends the mailed one', async () => {
    await app.signedIn('dana')
    await request('dana@example.org')
    const [mailed = ''] = await mailedTokens()
    const link = await makeResetLink(app.context, 'DANA')
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/)
    expect(await reset(mailed)).toMatchObject(badToken)
    expect((await reset(link.slice(-43))).status).toBe(200)
    await expect(makeResetLink(app.context, 'nobody')).rejects.toThrow('There is no account nobody, or it is disabled.')
  })

  test('is not guessed, and a short password uses none up', async () => {
    await app.signedIn('dana')
    await request('dana@example.org')
    const [token = ''] = await mailedTokens()
    expect(await reset('wrong')).toMatchObject(badToken)
    expect(await reset(token, 'short')).toMatchObject({
      status: 400,
      body: { field: 'newPassword', message: 'Password must be at least 8 characters long.' },
    })
    expect((await reset(token)).status).toBe(200)
  })

  test('two at once change the password once', async () => {
    await app.signedIn('dana')
    await request('dana@example.org')
    const [token = ''] = await mailedTokens()
    const answers = await Promise.all([reset(token, 'password one'), reset(token, 'password two')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('is stored as a hash only', async () => {
    await app.signedIn('dana')
    await request('dana@example.org')
    const [token = ''] = await mailedTokens()
    const rows = await app.context.db.selectFrom('password_resets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
