import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TestMailServer } from '../../../test/mail-server.ts'
import { openDatabase } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { examine } from './examine.ts'

// Making a database takes its time where many run at once.
vi.setConfig({ testTimeout: 90_000 })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credscout-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Level and sentence of what was found about something. */
async function found(about: string, env: Record<string, string> = {}): Promise<string | undefined> {
  const finding = (await examine({ DATA_DIR: folder, ...env })).find((one) => one.about === about)
  return finding && `${finding.level}: ${finding.sentence}`
}

test('a wrong setting is named, and nothing else looked at', async () => {
  expect(await examine({ PORT: 'many' })).toEqual([
    {
      level: 'fail',
      about: 'settings',
      sentence: 'PORT must be a whole number from 0 to 65535. Nothing else was checked.',
    },
  ])
})

test('settings that open a door to strangers are told', async () => {
  expect(await found('proxies')).toBe('ok: None is trusted.')
  expect(await found('proxies', { TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/48' })).toBe('ok: Only a few are trusted.')
  for (const wide of ['0.0.0.0/0', '::/0', '128.0.0.0/1']) {
    expect(await found('proxies', { TRUSTED_PROXIES: `10.0.0.1,${wide}` })).toContain(
      `warn: TRUSTED_PROXIES has ${wide}: anybody`,
    )
  }
  expect(await found('private network')).toBe('ok: Pages on private addresses are not read.')
  expect(await found('private network', { ALLOW_PRIVATE_NETWORK: 'on' })).toMatch(
    /^warn: ALLOW_PRIVATE_NETWORK is on: anyone who can/,
  )
  expect(await found('private network', { ALLOW_PRIVATE_NETWORK: 'on', HOST: '0.0.0.0' })).toContain('strangers can')
  expect(await found('encryption')).toBe('ok: Only this machine reaches the product.')
  expect(await found('encryption', { HOST: '0.0.0.0' })).toMatch(/^warn: HOST is 0\.0\.0\.0 and PUBLIC_URL starts with http:/)
  expect(await found('encryption', { HOST: '::', PUBLIC_URL: 'https://credscout.example.org' })).toMatch(/^ok/)
})

test('before the first start there is no database, and none is made', async () => {
  expect(await found('database')).toBe(`ok: There is none in ${folder} yet; the first start makes it.`)
  expect(await found('database')).toMatch(/^ok/)
})

test('of a database it tells version, migrations and clock; of one in use, whom to ask', async () => {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder })
  await migrate(db, '0001-first-tables')
  expect(await found('database')).toBe(
    `warn: A running Credscout is using ${folder}. Check its /readyz, or stop it and try again.`,
  )
  await close()
  // Each look opens the database.
  const findings = await examine({ DATA_DIR: folder })
  const { level, sentence } = findings.find(({ about }) => about === 'migrations') ?? {}
  expect(`${level}: ${sentence}`).toMatch(/^warn: \d+ have not run yet; the next start runs them\. Make a backup first\.$/)
  expect(findings).toContainEqual({ level: 'ok', about: 'clock', sentence: 'It agrees with the clock of the database.' })

  const again = await openDatabase({ databaseUrl: null, dataDir: folder })
  await sql`insert into kysely_migration values ('9999-from-tomorrow', '')`.execute(again.db)
  await again.close()
  expect(await found('migrations')).toBe('fail: The database was written by a newer Credscout. Start that release.')
})

test('a database server that does not answer fails', async () => {
  expect(await found('database', { DATABASE_URL: 'postgres://dana:secret@127.0.0.1:1/credscout' })).toMatch(
    /^fail: The database of DATABASE_URL does not answer at 127\.0\.0\.1:1 /,
  )
})

test('a mail server is asked', async () => {
  expect(await found('mail')).toBe(
    'warn: There is no mail server: emails wait in the outbox. Set SMTP_URL and MAIL_FROM to send them.',
  )
  const server = await TestMailServer.start()
  const env = { SMTP_URL: server.url, MAIL_FROM: 'credscout@example.org' }
  expect(await found('mail', env)).toBe('ok: The mail server answers.')
  await server.close()
  expect(await found('mail', env)).toMatch(/^fail: .* Check SMTP_URL\.$/)
})

test('the provider of single sign-on is asked who it is', async () => {
  expect(await found('sign-on')).toBe('ok: Single sign-on is not set up; people sign in with a password or passkey.')
  let issuer = ''
  const server = createServer((_request, response) => {
    const endpoints = {
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ issuer, ...endpoints }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'credscout', PUBLIC_URL: 'https://credscout.example.org' }
  expect(await found('sign-on', env)).toBe(
    'ok: The provider answers. Register https://credscout.example.org/auth/oidc/callback there as redirect address.',
  )
  expect(await found('sign-on', { ...env, OIDC_ISSUER: `${issuer}/other` })).toMatch(
    /^fail: .*\/other does not answer as the issuer: .* Check OIDC_ISSUER and the network\.$/,
  )
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('a model is asked for one word', async () => {
  expect(await found('model')).toBe('ok: None is set; the built-in reader is used.')
  let status = 200
  const message = { role: 'assistant', content: 'ready' }
  const answer = { id: '1', created: 0, model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }] }
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? answer : { error: { message: 'no' } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: `http://127.0.0.1:${port}/v1` }
  expect(await found('model', env)).toBe('ok: m answers.')
  status = 401
  expect(await found('model', env)).toBe('fail: The key is not accepted. Check AI_API_KEY.')
  status = 404
  expect(await found('model', env)).toBe('fail: The model is not known at its address. Check AI_MODEL and AI_BASE_URL.')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
