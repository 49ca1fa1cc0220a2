import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { codeAt, firstStep, withApp, withPasskey } from '../../../test/second-factors.ts'
import { sweepPendingSignIns } from '../accounts/pending-sign-ins.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const wrong = { status: 400, body: { code: 'WRONG_CODE', field: 'code' } }
const over = { status: 401, body: { code: 'SIGN_IN_OVER' } }
const rightPassword = { body: { username: 'dana', password: testPassword } }

describe('a sign-in with a second factor', () => {
  test('has no session after the password, and one after the code', async () => {
    const { secret, user } = await withApp(app)
    const visitor = app.anonymous()
    const first = await visitor.answer(calls.login, rightPassword)
    expect(first).toMatchObject({ status: 401, body: { code: 'SECOND_STEP' } })
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^credscout_sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect((await visitor.answer(calls.getUser)).status).toBe(401)
    expect(await visitor.call(calls.getSecondStep)).toEqual({ app: true, recoveryCodes: true, passkey: null })
    expect(await visitor.call(calls.giveCode, { body: { code: codeAt(secret, app.clock.now()) } })).toEqual(user)
    expect(await visitor.call(calls.getUser)).toEqual(user)
  })

  test('answers at its first step as one without, to a wrong password', async () => {
    await withApp(app)
    await app.signedIn('lee')
    const [withOne, without] = await Promise.all(
      ['dana', 'lee'].map((username) => app.anonymous().answer(calls.login, { body: { username, password: 'wrong horse' } })),
    )
    expect(withOne?.body).toEqual(without?.body)
    expect(withOne?.headers.getSetCookie()).toEqual([])
  })

  test('takes a code of the app once, and none from before it', async () => {
    const { secret } = await withApp(app)
    const before = codeAt(secret, new Date(app.clock.now().getTime() - 30_000))
    const code = codeAt(secret, app.clock.now())
    const give = async (typed: string) => (await firstStep(app.anonymous())).answer(calls.giveCode, { body: { code: typed } })
    expect((await give(` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
    expect(await give(code)).toMatchObject(wrong)
    expect(await give(before)).toMatchObject(wrong)
    app.clock.advance(30_000)
    expect((await give(codeAt(secret, app.clock.now()))).status).toBe(200)
  })

  test('takes a code for half a minute after the app has shown it, and no longer', async () => {
    const { secret } = await withApp(app)
    const code = codeAt(secret, app.clock.now())
    app.clock.advance(60_000)
    const late = await firstStep(app.anonymous())
    expect(await late.answer(calls.giveCode, { body: { code } })).toMatchObject(wrong)
    const next = codeAt(secret, app.clock.now())
    app.clock.advance(30_000)
    expect((await late.answer(calls.giveCode, { body: { code: next } })).status).toBe(200)
  })

  test('of two who give one code at once lets one in', async () => {
    const { secret } = await withApp(app)
    const both = [await firstStep(app.anonymous()), await firstStep(app.anonymous())]
    const body = { code: codeAt(secret, app.clock.now()) }
    const answers = await Promise.all(both.map((visitor) => visitor.answer(calls.giveCode, { body })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
  })

  test('takes each recovery code once, however it is typed, and tells the owner how many are left', async () => {
    const { recoveryCodes } = await withApp(app)
    expect(recoveryCodes).toHaveLength(10)
    const [code = ''] = recoveryCodes
    const give = async (typed: string) => (await firstStep(app.anonymous())).answer(calls.giveCode, { body: { code: typed } })
    expect((await give(code.toLowerCase().replaceAll('-', ' ').replaceAll('1', 'l').replaceAll('0', 'o'))).status).toBe(200)
    expect(await give(code)).toMatchObject(wrong)
    const mails = await app.mails()
    expect(mails.find(({ text }) => text.includes('You have 9 left.'))).toMatchObject({ kind: 'second-factor-changed' })
    const kept = JSON.stringify(await app.context.db.selectFrom('recovery_codes').selectAll().execute())
    for (const made of recoveryCodes) expect(kept).not.toContain(made.replaceAll('-', '').slice(1))
  })

  test('is over after ten minutes, after five wrong codes, and once it was completed', async () => {
    const { secret } = await withApp(app)
    const late = await firstStep(app.anonymous())
    app.clock.advance(600_000)
    expect(await late.answer(calls.giveCode, { body: { code: codeAt(secret, app.clock.now()) } })).toMatchObject(over)

    const guessing = await firstStep(app.anonymous())
    for (let n = 0; n < 5; n += 1)
      expect(await guessing.answer(calls.giveCode, { body: { code: '000000' } })).toMatchObject(wrong)
    expect(await guessing.answer(calls.giveCode, { body: { code: codeAt(secret, app.clock.now()) } })).toMatchObject(over)

    const done = await firstStep(app.anonymous())
    const cookie = done.cookie
    await done.call(calls.giveCode, { body: { code: codeAt(secret, app.clock.now()) } })
    done.cookie = cookie
    expect(await done.answer(calls.getSecondStep)).toMatchObject(over)
    await sweepPendingSignIns(app.context)
  })

  test('ends with the account, and with another password', async () => {
    const dana = await withApp(app)
    const disabled = await firstStep(app.anonymous())
    await app.context.db.updateTable('users').set({ disabled_at: app.clock.now() }).where('id', '=', dana.user.id).execute()
    expect(await disabled.answer(calls.getSecondStep)).toMatchObject(over)
    await app.context.db.updateTable('users').set({ disabled_at: null }).where('id', '=', dana.user.id).execute()

    const begun = await firstStep(app.anonymous())
    await dana.call(calls.changePassword, { body: { currentPassword: testPassword, newPassword: 'another horse' } })
    expect(await begun.answer(calls.getSecondStep)).toMatchObject(over)
  })

  test('is asked for after a reset, too: a mailbox alone opens nothing', async () => {
    const { secret } = await withApp(app)
    await app.anonymous().call(calls.requestPasswordReset, { body: { email: 'dana@example.org' } })
    const token = /token=([\w-]+)/.exec((await app.mails()).map(({ text }) => text).join('\n'))?.[1] ?? ''
    const visitor = app.anonymous()
    await visitor.call(calls.resetPassword, { body: { token, newPassword: 'another horse' } })
    expect((await visitor.answer(calls.getUser)).status).toBe(401)
    const again = { body: { username: 'dana', password: 'another horse' } }
    expect(await visitor.answer(calls.login, again)).toMatchObject({ status: 401, body: { code: 'SECOND_STEP' } })
    expect((await visitor.answer(calls.getUser)).status).toBe(401)
    await visitor.call(calls.giveCode, { body: { code: codeAt(secret, app.clock.now()) } })
    expect((await visitor.answer(calls.getUser)).status).toBe(200)
  })

  test('slows wrong codes down as wrong passwords, and locks nobody out', async () => {
    const { secret } = await withApp(app)
    const guess = async (address: string) => {
      const visitor = await firstStep(app.anonymous(address))
      return visitor.answer(calls.giveCode, { body: { code: '000000' } })
    }
    for (let n = 0; n < 10; n += 1) expect(await guess('198.51.100.1')).toMatchObject(wrong)
    expect((await guess('198.51.100.1')).status).toBe(429)
    const owner = await firstStep(app.anonymous('192.0.2.7'))
    const give = () => owner.answer(calls.giveCode, { body: { code: codeAt(secret, app.clock.now()) } })
    const told = await give()
    expect(told.status).toBe(429)
    app.clock.advance(60_000)
    expect((await give()).status).toBe(200)
  })

  test('stands in the list of what happened with what came beside the password', async () => {
    const { secret } = await withApp(app)
    const visitor = await firstStep(app.anonymous())
    await visitor.call(calls.giveCode, { body: { code: codeAt(secret, app.clock.now()) } })
    const { events } = await (await app.administrator()).call(calls.listEvents, { query: {} })
    expect(events.find(({ what }) => what.type === 'signed-in')).toMatchObject({ about: 'dana', what: { with: 'app' } })
    expect(events.find(({ what }) => what.type === 'factor-added')).toMatchObject({ about: 'dana', what: { name: null } })
  })
})

describe('a passkey', () => {
  test('is the second step of a sign-in', async () => {
    const dana = await app.signedIn('dana')
    const { authenticator } = await withPasskey(app, dana)
    const visitor = await firstStep(app.anonymous())
    const step = await visitor.call(calls.getSecondStep)
    expect(step).toMatchObject({ app: false, recoveryCodes: true, passkey: { rpId: 'localhost' } })
    if (step.passkey === null) throw new Error('No passkey is asked for.')
    const passkey = authenticator.use(step.passkey, { verifiesUser: false })
    expect(await visitor.call(calls.givePasskey, { body: { passkey } })).toEqual(dana.user)
    expect((await visitor.answer(calls.getUser)).status).toBe(200)
  })

  test('signs in alone where its device has checked who uses it, and not where it has not', async () => {
    const dana = await app.signedIn('dana')
    const { authenticator } = await withPasskey(app, dana)
    const visitor = app.anonymous()
    const unchecked = authenticator.use(await visitor.call(calls.beginPasskeySignIn), { verifiesUser: false })
    const refused = { status: 400, body: { code: 'WRONG_PASSKEY' } }
    expect(await visitor.answer(calls.givePasskey, { body: { passkey: unchecked } })).toMatchObject(refused)
    const passkey = authenticator.use(await visitor.call(calls.beginPasskeySignIn))
    expect(await visitor.call(calls.givePasskey, { body: { passkey } })).toEqual(dana.user)
    const { passkeys } = await visitor.call(calls.getSecondFactors)
    expect(passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: app.clock.now().toISOString() }])
  })

  test('is refused when it answers twice, late, for another page, for another sign-in, or as a copy', async () => {
    const dana = await app.signedIn('dana')
    const { authenticator } = await withPasskey(app, dana)
    const visitor = app.anonymous()
    const begin = () => visitor.call(calls.beginPasskeySignIn)
    const give = async (passkey: ReturnType<typeof authenticator.use>) =>
      (await visitor.answer(calls.givePasskey, { body: { passkey } })).status
    const first = authenticator.use(await begin(), { counter: 5 })
    expect(await give(first)).toBe(200)
    expect(await give(first), 'twice').toBe(400)
    expect(await give(authenticator.use(await begin(), { counter: 5 })), 'a copy').toBe(400)
    expect(await give(authenticator.use(await begin(), { counter: 6, origin: 'https://credscout.example' })), 'elsewhere').toBe(
      400,
    )
    const late = authenticator.use(await begin(), { counter: 7 })
    app.clock.advance(300_000)
    expect(await give(late), 'late').toBe(400)
    const { authenticator: lees } = await withPasskey(app, await app.signedIn('lee'))
    const dianas = await firstStep(app.anonymous())
    const { passkey: asked } = await dianas.call(calls.getSecondStep)
    if (asked === null) throw new Error('No passkey is asked for.')
    expect((await dianas.answer(calls.givePasskey, { body: { passkey: lees.use(asked) } })).status, 'of another').toBe(400)
  })

  test('of a disabled account signs nobody in', async () => {
    const dana = await app.signedIn('dana')
    const { authenticator } = await withPasskey(app, dana)
    await app.context.db.updateTable('users').set({ disabled_at: app.clock.now() }).execute()
    const visitor = app.anonymous()
    const passkey = authenticator.use(await visitor.call(calls.beginPasskeySignIn))
    expect((await visitor.answer(calls.givePasskey, { body: { passkey } })).status).toBe(400)
  })
})
