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
  test('answers alike for known and unknown addresses, and mails the known one only', async () => {
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

  test('is limited to three an hour for one address, known or not', async () => {
    await app.signedIn('dana')
    for (const email of ['dana@example.org', 'nobody@example.org']) {
      for (let n = 0; n < 3; n += 1) expect((await request(email)).status).toBe(200)
      expect((await request(email)).status).toBe(429)
    }
    app.clock.advance(3_600_000)
    expect((await request('dana@example.org')).status).toBe(200)
  })
})

describe('a reset link', () => {
  test('sets the password once, unless a newer one was asked for, and ends every session', async () => {
    const dana = await app.signedIn('dana')
    await request('dana@example.org')
    await request('dana@example.org')
    const [first = '', second = ''] = await mailedTokens()
    expect(second).toMatch(/^[\w-]{43}$/)
    expect(second).not.toBe(first)
    expect(await reset(first)).toMatchObject(badToken)
    expect((await dana.answer(calls.getUser)).status).toBe(200)
    expect((await reset(second)).status).toBe(200)
    expect((await dana.answer(calls.getUser)).status).toBe(401)
    const signIn = (password: string) => app.anonymous().answer(calls.login, { body: { username: 'dana', password } })
    expect((await signIn('new password')).status).toBe(200)
    expect((await signIn(testPassword)).status).toBe(401)
    expect(await reset(first)).toMatchObject(badToken)
    expect(await reset(second)).toMatchObject(badToken)
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
