import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { startPostgres } from '../scripts/postgres.mjs'
import { seed } from './seed.ts'
import { type Server, startServer } from './server-process.ts'

type Print = (line: string) => void

const rounds = 5
const requestsARound = 2_000
const warmUpRounds = 5
const atOnce = 8
const password = 'bench-password'

/**
 * CPU a request of the product's server, as a ratio against a bare node:http and pg server with the same rows.
 * Both run in processes of their own on one PostgreSQL; rounds alternate, so that a noisy machine hits both.
 */
export async function benchServer(print: Print): Promise<void> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'credscout-bench-'))
  const product = await startServer('src/server/main.ts', [], {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PORT: '0',
    ADMIN_PASSWORD: password,
    NODE_ENV: 'production',
  })
  const bare = await startServer('bench/bare-server.ts', [postgres.url], { NODE_ENV: 'production' })
  try {
    const { cookie, id, shareId } = await seed(product.port, password)
    for (const path of ['/api/user', `/api/searches/${id}`]) await compare(path, cookie, product, bare, print)
    // Who opens a link has no session.
    await compare(`/api/share/${shareId}`, '', product, bare, print)
    await comparePage(shareId, product, print)
  } finally {
    await Promise.all([product.stop(), bare.stop()])
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(path: string, cookie: string, product: Server, bare: Server, print: Print): Promise<void> {
  // Rounds that do not count, until the compiler is done with both.
  for (let round = 0; round < warmUpRounds; round += 1) {
    await load(product, path, cookie)
    await load(bare, path, cookie)
  }
  const ratios: number[] = []
  const costs = { product: 0, bare: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const ours = await load(product, path, cookie)
    const theirs = await load(bare, path, cookie)
    ratios.push(ours / theirs)
    costs.product += ours / rounds
    costs.bare += theirs / rounds
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  const name = `GET ${path.replace(/(searches|share)\/.+$/, '$1/:id')}`.padEnd(24)
  print(
    `${name} ${median.toFixed(2)} × the bare server's CPU (${costs.product.toFixed(0)} µs against ${costs.bare.toFixed(0)} µs a request)`,
  )
}

/** CPU of the page of a link, as a ratio against the API's answer with the same data; both from the product. */
async function comparePage(shareId: string, product: Server, print: Print): Promise<void> {
  const [page, call] = [`/share/${shareId}`, `/api/share/${shareId}`]
  for (let round = 0; round < warmUpRounds; round += 1) for (const path of [page, call]) await load(product, path, '')
  const costs: { page: number; call: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    costs.push({ page: await load(product, page, ''), call: await load(product, call, '') })
  }
  const { page: ofPage, call: ofCall } = costs.toSorted((a, b) => a.page / a.call - b.page / b.call)[Math.floor(rounds / 2)] ?? {
    page: 0,
    call: 0,
  }
  print(
    `${'GET /share/:id'.padEnd(24)} ${(ofPage / ofCall).toFixed(2)} × the CPU of GET /api/share/:id (${ofPage.toFixed(0)} µs against ${ofCall.toFixed(0)} µs a request)`,
  )
}

/** Microseconds of CPU of the server for each of a round's requests. */
async function load(server: Server, path: string, cookie: string): Promise<number> {
  const pool = new Pool(`http://127.0.0.1:${server.port}`, { connections: atOnce, pipelining: 1 })
  const before = cpuOf(server.process)
  let left = requestsARound
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const answer = await pool.request({ path, method: 'GET', headers: { cookie } })
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
      await answer.body.dump()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const used = cpuOf(server.process) - before
  await pool.close()
  return used / requestsARound
}

/** User and system time of a process so far, in microseconds (Linux counts in hundredths of a second). */
function cpuOf(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}
