import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compiledFiles } from '../../../scripts/server-start.mjs'

// Starting a process takes its time where many run at once.
vi.setConfig({ testTimeout: 240_000 })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credscout-backup-cli-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a command on a data directory of its own. */
function run(dataDir: string, command: string, ...args: string[]): Promise<{ status: unknown; out: string; err: string }> {
  const env = { PATH: process.env['PATH'], ...compiledFiles, DATA_DIR: join(folder, dataDir), LOG_LEVEL: 'silent' }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, command), ...args], { env, cwd: folder }, (error, out, err) =>
      resolve({ status: error === null ? 0 : error.code, out, err: err.trim() }),
    )
  })
}

/** The lines about tables. */
const tables = (out: string) => out.split('\n').filter((line) => line.includes('sha256'))

test('a data directory is backed up, and restored into another one with the same lines; not into one that is in use', async () => {
  expect(await run('one', '../cli.ts', 'user', 'add', 'lee', 'lee@example.org')).toMatchObject({ status: 0 })
  const backup = await run('one', 'cli.ts', 'backup', 'b.gz')
  expect(backup).toMatchObject({ status: 0, err: '' })
  expect(backup.out).toMatch(/^users +1 rows {2}sha256 [\da-f]{64}$/m)
  expect(backup.out).toContain(`embedded PostgreSQL in ${join(folder, 'one')} is backed up in b.gz.`)

  const restored = await run('two', 'cli.ts', 'restore', 'b.gz')
  expect(restored).toMatchObject({ status: 0, err: '' })
  expect(tables(restored.out)).toEqual(tables(backup.out))
  expect(restored.out).toContain(`b.gz is restored into embedded PostgreSQL in ${join(folder, 'two')}.`)

  expect(await run('one', 'cli.ts', 'restore', 'b.gz')).toMatchObject({
    status: 1,
    err: "The database is not empty: there are rows in 'users'. Restore into an empty database.",
  })
})

test('the commands say how they are used', async () => {
  expect(await run('one', 'cli.ts', 'restore')).toMatchObject({
    status: 2,
    err: expect.stringContaining('Usage: credscout backup'),
  })
})
