import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Pool } from 'undici'
import { serverEnvironment, serverFlags } from '../scripts/server-start.mjs'
import { seed } from './seed.ts'
import { startServer } from './server-process.ts'

type Print = (line: string) => void

const password = 'bench-password'
const rounds = 5
const requestsARound = 20_000
const atOnce = 8
/** Milliseconds after which a server that nobody asks is called idle. */
const idle = 10_000

/** Memory of the server as `npm start` runs it, on the embedded database: idle, and after each 20,000 of 100,000 requests. */
export async function benchMemory(print: Print): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'credscout-memory-'))
  const env = {
    ...serverEnvironment,
    DATA_DIR: folder,
    PORT: '0',
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
  // The second start is what an operator has: the first one makes the database.
  await (await startServer('src/server/main.ts', [], env, serverFlags)).stop()
  const server = await startServer('src/server/main.ts', [], env, serverFlags)
  try {
    await setTimeout(idle)
    print(`idle                   ${residentOf(server.process)} MB (goal ≤ 300)`)
    const { cookie, id, shareId } = await seed(server.port, password)
    const paths = [
      '/api/user',
      '/api/searches',
      `/api/searches/${id}`,
      `/api/share/${shareId}`,
      `/share/${shareId}`,
      '/learn/default',
    ]
    const pool = new Pool(`http://127.0.0.1:${server.port}`, { connections: atOnce, pipelining: 1 })
    for (let round = 1; round <= rounds; round += 1) {
      await ask(pool, paths, cookie)
      print(`after ${(round * requestsARound).toLocaleString('en').padStart(7)} requests ${residentOf(server.process)} MB`)
    }
    await pool.close()
    await setTimeout(idle)
    print(`idle again             ${residentOf(server.process)} MB`)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ask(pool: Pool, paths: readonly string[], cookie: string): Promise<void> {
  let left = requestsARound
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const path = paths[left % paths.length] ?? '/'
      const answer = await pool.request({ path, method: 'GET', headers: { cookie } })
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
      await answer.body.dump()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Resident memory of a process in MB (Linux). */
function residentOf(child: ChildProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
