// Kills the server while it writes, again and again: node scripts/with-node.mjs scripts/kill-test.ts [ROUNDS]
// A save that was acknowledged must be there after the next start, on the embedded database with its real flushing.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { newProspect } from '../test/seeds.ts'
import { Visitor } from '../test/visitor.ts'

const rounds = Number(process.argv[2] ?? 20)
const writers = 4
const password = 'kill test password'
const root = join(import.meta.dirname, '..')

interface RunningServer {
  process: ChildProcess
  origin: string
  /** Milliseconds from start to the address line. */
  startTime: number
}

async function startServer(dataDir: string): Promise<RunningServer> {
  const started = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', ADMIN_PASSWORD: password, DATABASE_URL: '' }
  const server = spawn(process.execPath, [join(root, 'src/server/main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const origin = await new Promise<string>((resolve, reject) => {
    server.on('exit', (code) => reject(new Error(`The server ended with status ${code}.`)))
    createInterface({ input: server.stdout }).on('line', (line) => {
      const address = /ready on (http:\S+)$/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
  return { process: server, origin, startTime: performance.now() - started }
}

async function signIn(origin: string): Promise<Visitor> {
  const visitor = new Visitor((request) => fetch(request), origin)
  await visitor.call(calls.login, { body: { username: 'admin', password } })
  return visitor
}

/** Saves one prospect after the other until the server is gone; the name of each is noted once it is acknowledged. */
async function write(visitor: Visitor, name: string, acknowledged: string[]): Promise<void> {
  for (let n = 1; ; n += 1) {
    const contactFirstName = `${name}-${n}`
    const headers = { 'idempotency-key': `kill-test-${contactFirstName}` }
    try {
      await visitor.call(calls.createProspect, { body: { ...newProspect, contactFirstName } }, { headers })
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
    acknowledged.push(contactFirstName)
  }
}

async function kill(server: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => server.on('close', resolve))
  server.removeAllListeners('exit')
  server.kill('SIGKILL')
  await gone
}

const dataDir = mkdtempSync(join(tmpdir(), 'credscout-kill-'))
const acknowledged: string[] = []
let lost = 0
let slowestStart = 0
try {
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startServer(dataDir)
    const visitor = await signIn(server.origin)
    const before = acknowledged.length
    const writing = Array.from({ length: writers }, (_, n) => write(visitor, `round-${round}-writer-${n}`, acknowledged))
    await setTimeout(300 + Math.random() * 1_200)
    await kill(server.process)
    await Promise.all(writing)

    const again = await startServer(dataDir)
    slowestStart = Math.max(slowestStart, again.startTime)
    const saved = await (await signIn(again.origin)).call(calls.listProspects)
    const names = saved.map((prospect) => prospect.contactFirstName ?? '')
    const missing = acknowledged.filter((name) => !names.includes(name))
    const twice = names.length - new Set(names).size
    lost += missing.length + twice
    await kill(again.process)
    process.stdout.write(
      `round ${round}: ${acknowledged.length - before} acknowledged, ${missing.length} lost, ${twice} twice, ready again in ${Math.round(again.startTime)} ms\n`,
    )
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
process.stdout.write(
  `${rounds} rounds, ${2 * rounds} kills, ${acknowledged.length} acknowledged saves, ${lost} lost; slowest start after a kill ${Math.round(slowestStart)} ms\n`,
)
if (lost > 0 || acknowledged.length === 0) process.exitCode = 1
