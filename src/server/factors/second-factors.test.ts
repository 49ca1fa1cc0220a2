import { calls } from '#contract/calls.ts'
import { mostPasskeys } from '#domain/accounts/second-factor.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { SoftwareAuthenticator } from '../../../test/software-authenticator.ts'
import { codeAt, firstStep, withApp, withPasskey } from '../../../test/second-factors.ts'
import { insertPasskey } from './passkey-store.ts'
import { removeFactorsByOperator } from './removal.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const withPassword = { body: { currentPassword: testPassword } }
const wrongPassword = { body: { currentPassword: 'wrong horse' } }
const about = async () => (await app.mails()).filter(({ kind }) => kind === 'second-factor-changed').map(({ text }) => text)

describe('an authenticator app', () => {
  test('counts once a code of it was typed; its owner is told, and gets ten recovery codes', async () => {
    const dana = await app.signedIn('dana')
    const { secret, uri } = await dana.call(calls.beginApp, withPassword)
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Credscout:dana\?issuer=Credscout/)
    expect((await dana.call(calls.getSecondFactors)).app).toBeNull()
    expect(await app.anonymous().answer(calls.login, { body: { username: 'dana', password: testPassword } })).toMatchObject({
      status: 200,
    })
    expect(await dana.answer(calls.confirmApp, { body: { code: '000000' } })).toMatchObject({ status: 400 })
    const code = codeAt(secret, app.clock.now())
    const { recoveryCodes } = await dana.call(calls.confirmApp, { body: { code } })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await dana.call(calls.getSecondFactors)).toMatchObject({ app: { lastUsedAt: null }, recoveryCodesLeft: 10 })
    expect(await about()).toEqual([expect.stringContaining('An authenticator app was set up')])
    const second = await firstStep(app.anonymous())
    expect((await second.answer(calls.giveCode, { body: { code } })).status, 'the code that set it up').toBe(400)
    expect(await dana.answer(calls.beginApp, withPassword)).toMatchObject({ status: 409, body: { code: 'APP_IS_SET_UP' } })
  })

  test('keeps no secret: what is stored shows no code without the key of the installation', async () => {
    const { secret } = await withApp(app)
    const row = await app.context.db.selectFrom('authenticator_apps').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret)
    app.context.installationKey = 'another key'
    const visitor = await firstStep(app.anonymous())
    expect((await visitor.answer(calls.giveCode, { body: { code: codeAt(secret, app.clock.now()) } })).status).toBe(400)
  })

  test('is removed with the password, and with the last factor its recovery codes', async () => {
    const dana = await withApp(app)
    expect(await dana.answer(calls.removeApp, wrongPassword)).toMatchObject({ body: { field: 'currentPassword' } })
    await dana.call(calls.removeApp, withPassword)
    expect(await dana.call(calls.getSecondFactors)).toMatchObject({ app: null, recoveryCodesLeft: 0 })
    expect((await app.anonymous().answer(calls.login, { body: { username: 'dana', password: testPassword } })).status).toBe(200)
    expect((await about()).at(-1)).toContain('An authenticator app was removed')
  })
})

describe('whatever gives or takes a factor', () => {
  test.each([calls.beginApp, calls.removeApp, calls.makeRecoveryCodes, calls.beginPasskey])(
    'asks for the password: $path',
    async (call) => {
      const dana = await withApp(app)
      expect(await dana.answer(call, wrongPassword)).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } })
    },
  )

  test('new recovery codes end those from before', async () => {
    const dana = await withApp(app)
    const { recoveryCodes } = await dana.call(calls.makeRecoveryCodes, withPassword)
    const give = async (code: string) => (await firstStep(app.anonymous())).answer(calls.giveCode, { body: { code } })
    expect((await give(dana.recoveryCodes[3] ?? '')).status).toBe(400)
    expect((await give(recoveryCodes[3] ?? '')).status).toBe(200)
  })
})

describe('factors that are set up at once', () => {
  test('bring one set of recovery codes, which opens the account', async () => {
    const dana = await app.signedIn('dana')
    const { secret } = await dana.call(calls.beginApp, withPassword)
    const authenticator = new SoftwareAuthenticator(app.context.config.publicUrl)
    const options = await dana.call(calls.beginPasskey, withPassword)
    const [confirmed, added] = await Promise.all([
      dana.call(calls.confirmApp, { body: { code: codeAt(secret, app.clock.now()) } }),
      dana.call(calls.addPasskey, { body: { name: 'Laptop', passkey: authenticator.make(options) } }),
    ])
    const given = [confirmed.recoveryCodes, added.recoveryCodes].filter((codes) => codes !== null)
    expect(given).toHaveLength(1)
    const second = await firstStep(app.anonymous())
    expect((await second.answer(calls.giveCode, { body: { code: given[0]?.[0] ?? '' } })).status).toBe(200)
  })

  test('are as many passkeys as there can be, however many were begun', async () => {
    const dana = await app.signedIn('dana')
    const { db } = app.context
    for (let number = 1; number < mostPasskeys; number += 1) {
      const made = { name: `Key ${number}`, credentialId: `c${number}`, publicKey: new Uint8Array(), counter: 0, transports: [] }
      await insertPasskey(app.context, db, dana.user.id, made)
    }
    const begin = async () => {
      const authenticator = new SoftwareAuthenticator(app.context.config.publicUrl)
      return authenticator.make(await dana.call(calls.beginPasskey, withPassword))
    }
    const begun = [await begin(), await begin()]
    const answers = await Promise.all(begun.map((passkey) => dana.answer(calls.addPasskey, { body: { name: 'Key', passkey } })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400])
    expect((await dana.call(calls.getSecondFactors)).passkeys).toHaveLength(mostPasskeys)
  })
})

describe('passkeys', () => {
  test('are several, with names; each is renamed and removed by itself', async () => {
    const dana = await app.signedIn('dana')
    const first = await withPasskey(app, dana, 'Laptop')
    const second = await withPasskey(app, dana, 'Key ring')
    expect(first.recoveryCodes).toHaveLength(10)
    expect(second.recoveryCodes).toBeNull()
    await dana.call(calls.renamePasskey, { params: { id: first.passkey.id }, body: { name: ' Office laptop ' } })
    await dana.call(calls.removePasskey, { params: { id: second.passkey.id }, ...withPassword })
    const { passkeys } = await dana.call(calls.getSecondFactors)
    expect(passkeys.map(({ name }) => name)).toEqual(['Office laptop'])
    expect((await about()).at(-1)).toContain('The passkey “Key ring” was removed')
  })

  test('are not taken when they were made for another page, another account, or twice', async () => {
    const dana = await app.signedIn('dana')
    const lee = await app.signedIn('lee')
    const { authenticator } = await withPasskey(app, dana)
    const add = async (visitor: typeof dana, passkey: ReturnType<typeof authenticator.make>) =>
      (await visitor.answer(calls.addPasskey, { body: { name: 'Copy', passkey } })).status
    const asked = () => dana.call(calls.beginPasskey, withPassword)
    expect(await add(dana, authenticator.make(await asked(), { origin: 'https://credscout.example' }))).toBe(400)
    expect(await add(lee, authenticator.make(await asked()))).toBe(400)
    expect(await add(dana, authenticator.make(await asked())), 'a credential that is kept').toBe(400)
    expect((await dana.call(calls.getSecondFactors)).passkeys).toHaveLength(1)
  })
})

describe('whoever has lost every factor', () => {
  test('gets back in when an administrator removes them, and is told', async () => {
    const dana = await withApp(app)
    await withPasskey(app, dana)
    const ada = await app.administrator('ada')
    await ada.call(calls.removeSecondFactors, { params: { id: dana.user.id } })
    expect((await app.anonymous().answer(calls.login, { body: { username: 'dana', password: testPassword } })).status).toBe(200)
    expect((await about()).at(-1)).toContain('All second factors were removed')
    const { events } = await ada.call(calls.listEvents, { query: {} })
    const removed = events.find(({ what }) => what.type === 'factors-removed')
    expect(removed).toMatchObject({ by: { name: 'ada' }, about: 'dana' })
  })

  test('gets back in by the operator, also as the last administrator', async () => {
    const { secret } = await withApp(app, 'dana')
    expect(secret).not.toBe('')
    expect(await removeFactorsByOperator(app.context, 'DANA')).toContain('the password alone signs in')
    expect(await removeFactorsByOperator(app.context, 'dana')).toBe('dana has no second factor.')
    await expect(removeFactorsByOperator(app.context, 'nobody')).rejects.toThrow('There is no account nobody.')
    expect((await app.anonymous().answer(calls.login, { body: { username: 'dana', password: testPassword } })).status).toBe(200)
  })
})
