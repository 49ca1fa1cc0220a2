import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { calls } from '#contract/calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Visitor } from '../../../test/visitor.ts'

// Starting a process takes its time where many run at once, and so do five hundred rows.
vi.setConfig({ testTimeout: 400_000 })

const password = 'killed-import-password'
const count = 500
let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credscout-import-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the product as a process on the same data directory and signs in. */
async function start(): Promise<{ child: ChildProcess; visitor: Visitor }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', ADMIN_PASSWORD: password, LIVE_READING: 'off' },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const origin = await new Promise<string>((resolve, reject) => {
    child.on('exit', (status) => reject(new Error(`ended with ${status}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /ready on (http:\S+)$/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
  const visitor = new Visitor((request) => fetch(request), origin)
  await visitor.call(calls.login, { body: { username: 'admin', password } })
  return { child, visitor }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.on('close', resolve))
  child.kill('SIGKILL')
  await gone
}

test(`of ${count} rows each is done once, though the process is killed in the middle`, async () => {
  const first = await start()
  const bodies = ['PMI', 'ISACA', 'SHRM', 'American Welding Society', 'HRCI']
  // Five bodies that the catalogue knows; what comes again is found as known, and never saved twice.
  const rows = Array.from({ length: count }, (_, index) => ({
    organization: bodies[index % bodies.length] ?? '',
    contactFirstName: `Contact ${index}`,
  }))
  const { id } = await first.visitor.call(calls.startImport, { body: { rows } })
  const done = async (visitor: Visitor) => {
    const { counts } = await visitor.call(calls.getImport, { params: { id } })
    return count - (counts.waiting ?? 0)
  }
  await expect.poll(() => done(first.visitor), { timeout: 120_000, interval: 50 }).toBeGreaterThan(2)
  await kill(first.child)

  const second = await start()
  const atRestart = await done(second.visitor)
  expect(atRestart).toBeLessThan(count)
  await expect.poll(() => done(second.visitor), { timeout: 240_000, interval: 500 }).toBe(count)
  const { rows: ended } = await second.visitor.call(calls.getImport, { params: { id } })
  expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['saved', 'known']))
  expect(ended.filter(({ state }) => state === 'saved')).toHaveLength(bodies.length)
  expect(await second.visitor.call(calls.listProspects, { query: { brief: 'true' } })).toHaveLength(bodies.length)
})
