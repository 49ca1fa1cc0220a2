import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeFirstAccount } from './first-account.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credscout-first-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const signIn = (app: TestApp, username: string, password: string) =>
  app.anonymous().answer(calls.login, { body: { username, password } })

describe('the first account', () => {
  test('has a random password, told once and kept in a file of its owner, and is an administrator', async () => {
    const app = await startTestApp({ config: { dataDir: folder } })
    const first = await makeFirstAccount(app.context)
    expect(first).toMatchObject({ username: 'admin', file: join(folder, 'first-password.txt') })
    expect(await signIn(app, 'admin', first?.password ?? '')).toMatchObject({ status: 200, body: { role: 'admin' } })
    const file = first?.file ?? ''
    expect(readFileSync(file, 'utf8')).toBe(`admin ${first?.password}\n`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await makeFirstAccount(app.context)).toBeNull()
  })

  test('is the configured one, whose password is told and written nowhere', async () => {
    const firstAccount = { username: 'Dana', email: 'dana@example.org', password: 'chosen' }
    const app = await startTestApp({ config: { dataDir: folder, firstAccount } })
    expect(await makeFirstAccount(app.context)).toEqual({ username: 'Dana', password: null, file: null })
    expect((await signIn(app, 'dana', 'chosen')).status).toBe(200)
    expect(existsSync(join(folder, 'first-password.txt'))).toBe(false)
  })

  test('is made once by processes that start together', async () => {
    const app = await startTestApp({ config: { dataDir: folder } })
    const made = await Promise.all([1, 2, 3].map(() => makeFirstAccount(app.context)))
    expect(made.filter((one) => one !== null)).toHaveLength(1)
  })

  test('is not made where there is an account', async () => {
    const app = await startTestApp({ config: { dataDir: folder } })
    await app.signedIn('lee')
    expect(await makeFirstAccount(app.context)).toBeNull()
  })
})
