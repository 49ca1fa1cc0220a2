import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { compiledFiles } from '../../scripts/server-start.mjs'
import { pmiMatch } from '../../test/seeds.ts'
import { Visitor } from '../../test/visitor.ts'

// Starting a process takes its time where many run at once.
vi.setConfig({ testTimeout: 90_000 })

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credscout-main-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Run {
  process: ChildProcess
  /** What it has said so far, line by line. */
  out: () => string[]
  err: () => string
  /** Exit status. */
  ended: Promise<number | null>
}

function run(file: string, env: Record<string, string>, ...args: string[]): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { PATH: process.env['PATH'], ...compiledFiles, DATA_DIR: folder, PORT: '0', ...env },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let [out, err] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (err += text.toString()))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { process: child, out: () => out.split('\n').filter((line) => line !== ''), err: () => err.trim(), ended }
}

async function origin(server: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /ready on (http:\S+)/.exec(server.out().at(-1) ?? '')?.[1]
      if (address !== undefined) resolve(address)
    }
    server.process.stdout?.on('data', look)
    void server.ended.then((status) => reject(new Error(`ended with ${status}: ${server.err()}`)))
    look()
  })
}

describe('the server as a process', () => {
  test('starts under node --watch, as npm run dev does', async () => {
    // What `node --watch` sets in the environment of what it runs; threads report their files then.
    const server = run('main.ts', { WATCH_REPORT_DEPENDENCIES: '1' })
    await expect(origin(server)).resolves.toMatch(/^http:/)
  })

  test('says in three lines what it did, answers, and stops on SIGTERM', async () => {
    const server = run('main.ts', {})
    const visitor = new Visitor((request) => fetch(request), await origin(server))
    const [database, account, ready] = server.out()
    expect(server.out()).toHaveLength(3)
    expect(database).toBe(`Database: embedded PostgreSQL in ${folder}`)
    const password = /^First account: admin, password (\S+) \(also in .*\/first-password\.txt\)$/.exec(account ?? '')?.[1] ?? ''
    expect(ready).toMatch(/^Credscout is ready on http:\/\/localhost:\d+$/)
    await visitor.call(calls.login, { body: { username: 'admin', password } })
    const found = await visitor.call(calls.queryOrganization, { body: { searchTerm: 'PMI' } })
    expect(found.name).toBe(pmiMatch.name)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.err()).toBe('')

    const added = run('cli.ts', {}, 'user', 'add', 'lee', 'lee@example.org')
    expect(await added.ended).toBe(0)
    expect(added.out()[0]).toMatch(/^Account lee has been made\. Its password: \S+$/)
    const reset = run('cli.ts', {}, 'user', 'reset', 'lee')
    expect(await reset.ended).toBe(0)
    expect(reset.out()[0]).toMatch(
      /^This link works once, within an hour: http:\/\/localhost:0\/reset-password\?token=[\w-]{43}$/,
    )
  })

  test('refuses a setting that is not right with one sentence and status 1', async () => {
    const server = run('main.ts', { PORT: 'many' })
    expect(await server.ended).toBe(1)
    expect(server.err()).toBe('PORT must be a whole number from 0 to 65535.')
    expect(server.out()).toEqual([])
  })

  test('refuses a database that does not answer with one sentence and status 1', async () => {
    const server = run('main.ts', { DATABASE_URL: 'postgres://dana:secret@127.0.0.1:1/credscout' })
    expect(await server.ended).toBe(1)
    expect(server.err()).toBe(
      'The database of DATABASE_URL does not answer at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1). Check that it runs and that the address, user and password are right.',
    )
  })

  test('the command line says how it is used', async () => {
    const wrong = run('cli.ts', {}, 'user', 'remove')
    expect(await wrong.ended).toBe(2)
    expect(wrong.err()).toContain('Usage: credscout user add NAME EMAIL')
  })
})
