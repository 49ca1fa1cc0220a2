import { setTimeout } from 'node:timers/promises'
import { Pool } from 'undici'
import { startPostgres } from '../../scripts/postgres.mjs'
import { newProspect } from '../seeds.ts'
import { type Product, signIn, startProduct } from './product.ts'
import type { Report } from './report.ts'

const perSecond = 200
/** Seconds of load; the first server is asked to stop in the middle. */
const seconds = 10

/**
 * Stops one of two servers under 200 requests a second, half of them on kept connections, a tenth of them saves.
 * As a load balancer does, requests go to the first server that says it is ready, and on to the next one when a connection
 * is refused; every other failure counts.
 */
export async function stoppedUnderLoad(report: Report): Promise<void> {
  const postgres = await startPostgres()
  try {
    const settings = { DATABASE_URL: postgres.url, STOP_DELAY: '5' }
    const [first, second] = [await startProduct(settings), await startProduct(settings)]
    const { cookie } = await signIn(first)
    const load = new Load([first, second], cookie)
    const checks = setInterval(() => void load.check(), 200)
    const requests: Promise<void>[] = []
    const started = performance.now()
    let stopping: Promise<number | null> | undefined
    let stopTime = 0
    for (let n = 0; n < perSecond * seconds; n += 1) {
      if (n === (perSecond * seconds) / 2) {
        const asked = performance.now()
        stopping = first.stop().finally(() => (stopTime = performance.now() - asked))
      }
      requests.push(load.send(n))
      await setTimeout(Math.max(0, started + ((n + 1) * 1_000) / perSecond - performance.now()))
    }
    await Promise.all(requests)
    clearInterval(checks)
    const took = performance.now() - started
    report.mustBe('exit status on SIGTERM', (await stopping) ?? null, 0)
    await load.close()
    await second.stop()
    report.figure('requests', requests.length)
    report.figure('requests a second', Math.round((requests.length * 1_000) / took))
    report.figure('answered by the server that stayed', load.passedOn)
    report.times('SIGTERM to end', [stopTime])
    for (const [failure, count] of load.failures) report.mustBe(`failed with ${failure}`, count, 0)
    report.figure(
      'failed',
      [...load.failures.values()].reduce((sum, count) => sum + count, 0),
    )
  } finally {
    await postgres.stop()
  }
}

class Load {
  readonly failures = new Map<string, number>()
  /** Requests that the second server answered. */
  passedOn = 0
  readonly #pools: Pool[]
  /** Connections for checks, which wait behind no request. */
  readonly #checks: Pool[]
  readonly #notReady = new Set<Pool>()
  readonly #cookie: string

  constructor(servers: readonly Product[], cookie: string) {
    this.#pools = servers.map(({ origin }) => new Pool(origin, { connections: 20, pipelining: 1 }))
    this.#checks = servers.map(({ origin }) => new Pool(origin, { connections: 1 }))
    this.#cookie = cookie
  }

  /** Asks each server whether it is ready. */
  async check(): Promise<void> {
    for (const [place, pool] of this.#pools.entries()) {
      const check = this.#checks[place]
      if (check !== undefined && !(await isReady(check))) this.#notReady.add(pool)
    }
  }

  async send(n: number): Promise<void> {
    for (const [place, pool] of this.#pools.entries()) {
      if (this.#notReady.has(pool)) continue
      try {
        const { statusCode, body } = await pool.request(n % 10 === 0 ? this.#save(n) : this.#read(n))
        await body.dump()
        if (statusCode !== (n % 10 === 0 ? 201 : 200)) this.#failed(`status ${statusCode}`)
        this.passedOn += place
        return
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
        if (code === 'ECONNREFUSED') continue
        return this.#failed(code)
      }
    }
    this.#failed('nobody there')
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools, ...this.#checks].map((pool) => pool.close()))
  }

  #read(n: number) {
    return { path: '/api/user', method: 'GET' as const, headers: { cookie: this.#cookie }, reset: n % 2 === 1 }
  }

  #save(n: number) {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json', 'idempotency-key': `load-test-${n}` }
    return { path: '/api/searches', method: 'POST' as const, headers, body: JSON.stringify(newProspect) }
  }

  #failed(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1)
  }
}

async function isReady(pool: Pool): Promise<boolean> {
  try {
    const { statusCode, body } = await pool.request({ path: '/readyz', method: 'GET' })
    await body.dump()
    return statusCode === 200
  } catch {
    return false
  }
}
