import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../test/app.ts'
import { newProspect, pmi } from '../../test/seeds.ts'
import { createLog } from './log.ts'

let app: TestApp
let lines: string[]
beforeEach(async () => {
  lines = []
  app = await startTestApp({ context: { log: createLog('info', { write: (line) => void lines.push(line) }) } })
})

const entries = () => lines.map((line): unknown => JSON.parse(line))
const login = (password: string, username = 'dana') => app.anonymous().answer(calls.login, { body: { username, password } })

describe('the log', () => {
  test('tells every sign-in, taken or refused, and whose account it was', async () => {
    const { user } = await app.signedIn('dana')
    await login(testPassword)
    await login('wrong password')
    await login('wrong password', 'nobody')
    expect(entries()).toContainEqual(expect.objectContaining({ level: 'info', event: 'signed-in', userId: user.id }))
    expect(entries()).toContainEqual(expect.objectContaining({ level: 'warn', event: 'sign-in-refused', userId: user.id }))
    expect(entries().filter((entry) => JSON.stringify(entry).includes('sign-in-refused'))).toHaveLength(2)
  })

  test('tells what becomes of an account, and by whom', async () => {
    const dana = await app.administrator('dana')
    const body = { username: 'newcomer', email: 'newcomer@example.org', password: testPassword }
    const { id } = await dana.call(calls.createUser, { body })
    await dana.call(calls.disableUser, { params: { id } })
    await dana.call(calls.enableUser, { params: { id } })
    await dana.call(calls.changeRole, { params: { id }, body: { role: 'admin' } })
    await dana.call(calls.makeResetLink, { params: { id } })
    for (const event of ['account-made', 'account-disabled', 'account-enabled', 'role-changed', 'reset-link-made']) {
      expect(entries()).toContainEqual(expect.objectContaining({ event, userId: id, by: dana.user.id }))
    }
    await dana.call(calls.createProspect, { body: newProspect })
    await dana.call(calls.handOver, { params: { id: dana.user.id }, body: { handOverTo: id } })
    expect(entries()).toContainEqual(
      expect.objectContaining({ event: 'prospects-handed-over', from: dana.user.id, to: id, count: 1, by: dana.user.id }),
    )
    await app.anonymous().call(calls.requestPasswordReset, { body: { email: 'dana@example.org' } })
    const token = /token=([\w-]+)/.exec((await app.mails()).map(({ text }) => text).join('\n'))?.[1] ?? ''
    await app.anonymous().call(calls.resetPassword, { body: { token, newPassword: 'another horse' } })
    expect(entries()).toContainEqual(expect.objectContaining({ event: 'password-reset', userId: dana.user.id }))
  })

  test('says of each request when, by whom, what and with which outcome', async () => {
    const dana = await app.signedIn('dana')
    await dana.answer(calls.getProspect, { params: { id: '2000000000' } })
    expect(entries()).toContainEqual(
      expect.objectContaining({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        userId: dana.user.id,
        method: 'GET',
        path: '/api/searches/2000000000',
        status: 404,
        code: 'NOT_FOUND',
      }),
    )
  })

  test('keeps what an attack leaves behind also where requests are not logged', async () => {
    app = await startTestApp({ context: { log: createLog('warn', { write: (line) => void lines.push(line) }) } })
    await app.anonymous().answer(calls.logout, {}, { headers: { 'sec-fetch-site': 'cross-site' } })
    for (let n = 0; n < 11; n += 1) await login('wrong password')
    await app.anonymous().answer(calls.resetPassword, { body: { token: 'guessed', newPassword: 'another horse' } })
    for (const code of ['FOREIGN_ORIGIN', 'WRONG_CREDENTIALS', 'TOO_MANY', 'RESET_TOKEN']) {
      expect(entries()).toContainEqual(expect.objectContaining({ level: 'warn', code }))
    }
    await app.anonymous().call(calls.getFeatures)
    expect(lines.join('')).not.toContain('/api/features')
  })

  test('keeps every try to do what somebody may not do, also where requests are not logged', async () => {
    app = await startTestApp({ context: { log: createLog('warn', { write: (line) => void lines.push(line) }) } })
    const dana = await app.signedIn('dana')
    await dana.answer(calls.listAllProspects)
    await dana.answer(calls.changePassword, { body: { currentPassword: 'a guess', newPassword: 'another horse' } })
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
    await dana.call(calls.changeShare, { params: { shareId }, body: { mode: 'suggest', passcode: 'open sesame' } })
    const visitor = app.anonymous()
    await visitor.answer(calls.givePasscode, { params: { shareId }, body: { passcode: 'a guess' } })
    await visitor.answer(calls.givePasscode, { params: { shareId }, body: { passcode: 'open sesame' } })
    await visitor.answer(calls.updateShare, { params: { shareId }, body: { organization: pmi, certifications: [] } })
    const { token } = await dana.call(calls.createToken, { body: { name: 'reads', scope: 'read', days: 7 } })
    const headers = { authorization: `Bearer ${token}` }
    await app.anonymous().answer(calls.createProspect, { body: newProspect }, { headers })
    await app.anonymous().answer(calls.listTokens, {}, { headers })
    for (const code of ['ADMIN_ONLY', 'WRONG_PASSWORD', 'WRONG_PASSCODE', 'LINK_MODE', 'TOKEN_SCOPE', 'NOT_FOR_TOKENS']) {
      expect(entries()).toContainEqual(expect.objectContaining({ level: 'warn', code }))
    }
  })

  test('is told in the documents, event by event, as it is written in the code', () => {
    const folder = dirname(fileURLToPath(import.meta.url))
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      ({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    const written = files.flatMap(({ parentPath, name }) => {
      const source = readFileSync(join(parentPath, name), 'utf8')
      return [...source.matchAll(/\bevent: '([a-z-]+)'/g)].map(([, event = '']) => event)
    })
    expect(written.length).toBeGreaterThan(25)
    const documents = readFileSync(join(folder, '../../docs/security.md'), 'utf8')
    const section = documents.split('\n## Logs\n')[1]?.split('\n## ')[0] ?? ''
    const told = [...section.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, event = '']) => event)
    expect(new Set(told)).toEqual(new Set(written))
  })

  test('is one line an event, whatever an address holds', async () => {
    await app.anonymous().fetch('/nothing%0A{"level":"info","event":"signed-in"}%0D%0A\u001b[2J')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u)
    expect(entries()).toEqual([expect.not.objectContaining({ event: 'signed-in' })])
  })
})
