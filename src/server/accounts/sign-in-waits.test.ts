import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { cheapHash } from '../../../test/cheap-hash.ts'
import { Visitor } from '../../../test/visitor.ts'
import { createHttpApp } from '../http/app.ts'
import { sweepSignInTries } from './sign-in-waits.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

/** Accounts whose password is hashed at the least cost: these tests try hundreds of times. */
async function members(...usernames: string[]): Promise<void> {
  for (const username of usernames) await app.signedIn(username)
  await hashCheaply(testPassword)
}

async function hashCheaply(password: string): Promise<void> {
  await app.context.db
    .updateTable('users')
    .set({ password_hash: cheapHash(password) })
    .execute()
}

const wrong = 'wrong password'
const signIn = (visitor: Visitor, password: string, username = 'dana') =>
  visitor.answer(calls.login, { body: { username, password } })

/** What an answer tells: its status, and the seconds to wait. */
const told = ({ status, headers }: { status: number; headers: Headers }) => ({
  status,
  wait: Number(headers.get('retry-after') ?? 0),
})

/** Wrong tries of one name, each from an address of its own; whoever has to wait does, and tries again. */
async function strangersTry(times: number, username = 'dana', network = '198.51'): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const stranger = app.anonymous(`${network}.${Math.floor(n / 250)}.${n % 250}`)
    const { wait } = told(await signIn(stranger, wrong, username))
    if (wait === 0) continue
    app.clock.advance(wait * 1_000)
    expect((await signIn(stranger, wrong, username)).status).toBe(401)
  }
}

const ten = Array.from({ length: 10 }, (_, n) => `member-${n}`)

describe("strangers' wrong tries from many addresses", () => {
  test('do not keep the owner out: from an unknown device the right password works after a minute at most, whatever they do meanwhile', async () => {
    await members('dana')
    await strangersTry(200)
    const owner = app.anonymous('203.0.113.7')
    const { status, wait } = told(await signIn(owner, testPassword, 'DANA'))
    expect(status).toBe(429)
    expect(wait).toBe(60)
    await Promise.all([1, 2, 3].map((n) => signIn(app.anonymous(`192.0.2.${n}`), wrong)))
    app.clock.advance(wait * 1_000)
    expect((await signIn(owner, testPassword)).status).toBe(200)
  })

  test('do not slow the owner on a device that the account knows, even from the address of the strangers', async () => {
    await members('dana')
    await members(...ten)
    const owner = app.anonymous('198.51.0.1')
    await signIn(owner, testPassword)
    await owner.call(calls.logout)
    await strangersTry(200)
    for (let n = 0; n < 50; n += 1) await signIn(app.anonymous('198.51.0.1'), wrong, `member-${n % 10}`)
    expect(told(await signIn(app.anonymous('198.51.0.1'), testPassword)).status).toBe(429)
    expect(told(await signIn(owner, testPassword))).toEqual({ status: 200, wait: 0 })
  })

  test('are forgotten with a reset: the new password works at once, from another device, too', async () => {
    await members('dana')
    await strangersTry(40)
    for (let n = 0; n < 12; n += 1) await signIn(app.anonymous(), wrong)
    expect((await signIn(app.anonymous(), testPassword)).status).toBe(429)
    const browser = app.anonymous()
    await browser.call(calls.requestPasswordReset, { body: { email: 'dana@example.org' } })
    const token = /token=([\w-]+)/.exec((await app.mails())[0]?.text ?? '')?.[1] ?? ''
    await browser.call(calls.resetPassword, { body: { token, newPassword: 'another horse' } })
    expect((await signIn(app.anonymous(), 'another horse')).status).toBe(200)
    await hashCheaply('another horse')
    // The browser of the reset is known from then on.
    await strangersTry(40, 'dana', '192.0')
    expect((await signIn(browser, 'another horse')).status).toBe(200)
  })

  test('look alike for a name that has no account', async () => {
    await members('dana')
    const course = async (username: string) => {
      const answers: ReturnType<typeof told>[] = []
      for (let n = 0; n < 14; n += 1) answers.push(told(await signIn(app.anonymous(), wrong, username)))
      for (let n = 0; n < 3; n += 1) answers.push(told(await signIn(app.anonymous(`198.51.100.${n}`), wrong, username)))
      return answers
    }
    expect(await course('nobody')).toEqual(await course('dana'))
  })
})

describe('wrong tries of one name from one address', () => {
  test('are free ten times; then each doubles the wait, up to a quarter of an hour', async () => {
    await members('dana')
    const waits: number[] = []
    for (let n = 0; n < 25; n += 1) {
      const first = told(await signIn(app.anonymous(), wrong))
      waits.push(first.wait)
      if (first.wait === 0) continue
      app.clock.advance(first.wait * 1_000)
      expect((await signIn(app.anonymous(), wrong)).status).toBe(401)
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900, 900])
    const refused = await signIn(app.anonymous(), testPassword)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY', message: 'Too many attempts. Please wait 15 minutes and try again.' },
    })
    app.clock.advance(900_000)
    expect((await signIn(app.anonymous(), testPassword)).status).toBe(200)
  })

  test('that come too early do not extend the wait', async () => {
    await members('dana')
    for (let n = 0; n < 13; n += 1) {
      app.clock.advance(told(await signIn(app.anonymous(), wrong)).wait * 1_000)
      if (n >= 10) await signIn(app.anonymous(), wrong)
    }
    for (let n = 0; n < 20; n += 1) expect(told(await signIn(app.anonymous(), testPassword))).toEqual({ status: 429, wait: 8 })
    app.clock.advance(8_000)
    expect((await signIn(app.anonymous(), testPassword)).status).toBe(200)
  })

  test('that come all at once are counted one by one, by all processes together', async () => {
    await members('dana')
    const other = createHttpApp({ ...app.context })
    const elsewhere = new Visitor(
      async (request) => other.fetch(request, { incoming: { socket: { remoteAddress: '203.0.113.1' } } }),
      app.context.config.publicUrl,
    )
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => signIn(n % 2 === 0 ? app.anonymous() : elsewhere, wrong)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('are forgotten after an hour without any, also by the clock of a machine that was set back', async () => {
    await members('dana')
    for (let n = 0; n < 10; n += 1) await signIn(app.anonymous(), wrong)
    expect((await signIn(app.anonymous(), wrong)).status).toBe(429)
    app.clock.advance(-86_400_000)
    expect((await signIn(app.anonymous(), wrong)).status).toBe(401)
    app.clock.advance(86_400_000 + 3_600_001)
    await sweepSignInTries(app.context)
    expect(await app.context.db.selectFrom('sign_in_tries').select('counted').execute()).toEqual([])
  })
})

describe('wrong tries of one address', () => {
  test('are free 50 times, whatever the name; then they wait, a minute at most; IPv6 neighbors count together', async () => {
    await members(...ten)
    const attempt = (n: number, address: string) => signIn(app.anonymous(address), wrong, `member-${n % 10}`)
    for (let n = 1; n <= 50; n += 1) expect((await attempt(n, `2001:db8::${n}`)).status).toBe(401)
    expect(told(await attempt(51, '2001:db8::ffff'))).toEqual({ status: 429, wait: 1 })
    expect((await attempt(52, '2001:db8:0:1::1')).status).toBe(401)
    let longest = 0
    for (let n = 53; n < 65; n += 1) {
      const { wait } = told(await attempt(n, '2001:db8::1'))
      longest = Math.max(longest, wait)
      app.clock.advance(wait * 1_000)
      await attempt(n, '2001:db8::1')
    }
    expect(longest).toBe(60)
  })

  test('do not count those who sign in: a hundred colleagues may come in one morning', async () => {
    await members(...ten)
    for (let n = 0; n < 100; n += 1) {
      expect((await signIn(app.anonymous(), testPassword, `member-${n % 10}`)).status).toBe(200)
    }
  })
})

describe('a device', () => {
  test('is known to the accounts that signed in from it, and to no other', async () => {
    await members('dana', 'lee')
    const shared = app.anonymous('203.0.113.9')
    await signIn(shared, testPassword, 'dana')
    await strangersTry(20, 'lee')
    expect((await signIn(shared, testPassword, 'lee')).status).toBe(429)
    app.clock.advance(60_000)
    expect((await signIn(shared, testPassword, 'lee')).status).toBe(200)
    await strangersTry(20, 'dana', '192.0')
    expect((await signIn(shared, testPassword, 'dana')).status).toBe(200)
    expect((await signIn(shared, testPassword, 'lee')).status).toBe(200)
  })

  test('slows down after its own wrong tries, and gets another token with each sign-in', async () => {
    await members('dana')
    const device = app.anonymous()
    await signIn(device, testPassword)
    const first = device.cookie
    await signIn(device, testPassword)
    expect(device.cookie).not.toBe(first)
    const copied = app.anonymous('203.0.113.5')
    copied.cookie = first
    await strangersTry(12)
    expect((await signIn(copied, testPassword)).status).toBe(429)
    for (let n = 0; n < 10; n += 1) expect((await signIn(device, wrong)).status).toBe(401)
    expect(told(await signIn(device, testPassword))).toEqual({ status: 429, wait: 1 })
    app.clock.advance(1_000)
    expect((await signIn(device, testPassword)).status).toBe(200)
  })

  test('is forgotten after a year, with a reset and with a disabled account; an account keeps twenty', async () => {
    await members('dana')
    const ada = await app.administrator()
    const id = (await ada.call(calls.listUsers)).find(({ username }) => username === 'dana')?.id ?? ''
    const known = () => app.context.db.selectFrom('known_devices').select('token_hash').execute()
    for (let n = 0; n < 25; n += 1) {
      app.clock.advance(1_000)
      await signIn(app.anonymous(), testPassword)
    }
    expect(await known()).toHaveLength(20)
    await ada.call(calls.disableUser, { params: { id } })
    expect(await known()).toEqual([])
    await ada.call(calls.enableUser, { params: { id } })
    const device = app.anonymous('203.0.113.9')
    await signIn(device, testPassword)
    app.clock.advance(365 * 86_400_000)
    await strangersTry(12)
    expect((await signIn(device, testPassword)).status).toBe(429)
  })
})

test('what was typed as a name is not kept, for it may be a password in the wrong field, and no address', async () => {
  for (let n = 0; n < 3; n += 1) await signIn(app.anonymous(), wrong, 'my secret password')
  const rows = await app.context.db.selectFrom('sign_in_tries').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('secret')
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
  expect(rows).toHaveLength(3)
  for (const { name } of rows) if (name !== null) expect(name).toMatch(/^[\da-f]{5}$/)
})
