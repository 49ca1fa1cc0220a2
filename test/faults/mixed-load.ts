import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { newProspect } from '../seeds.ts'
import { attack } from './hostile-people.ts'
import { hire, work } from './honest-people.ts'
import { serveHostileSites } from './hostile-sites.ts'
import { memoryOf } from './process-memory.ts'
import { type Product, signIn, startProduct } from './product.ts'
import type { Report } from './report.ts'
import { Answers, quantile } from './timed-visitor.ts'

const honest = 8
const hostile = 6
const hostileSites = 100
const seed = 12
const minute = 60_000
const megabyte = 1_048_576
/** Share of the time after which the memory is taken that the end is compared with; ten minutes of an hour. */
const settled = 1 / 6
/** Half the number of samples of memory that are taken together: readers come and go. */
const few = 6

/**
 * Honest and hostile people at once, on the embedded database: honest requests must stay quick, none may fail by our fault,
 * and memory may not grow.
 */
export async function mixedLoadOnEmbedded(report: Report, minutes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'credscout-mixed-load-'))
  try {
    await underLoad('embedded database', report, minutes, { DATA_DIR: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The same on a PostgreSQL server. */
export async function mixedLoadOnServer(report: Report, minutes: number): Promise<void> {
  const postgres = await startPostgres()
  try {
    await underLoad('PostgreSQL server', report, minutes, { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function underLoad(name: string, report: Report, minutes: number, settings: Record<string, string>): Promise<void> {
  const sites = await serveHostileSites(hostileSites, seed)
  const product = await startProduct({ ...settings, TRUSTED_PROXIES: '127.0.0.1', ALLOW_PRIVATE_NETWORK: 'on' })
  const good = new Answers()
  const bad = new Answers()
  const stopping = new AbortController()
  try {
    const admin = await signIn(product)
    const { id } = await admin.call(calls.createProspect, { body: newProspect })
    const { shareId } = await admin.call(calls.createShare, { body: { searchId: id } })
    const targets = { origin: product.origin, shareId, website: (n: number) => sites.website(n % hostileSites) }
    const cookies: string[] = []
    for (let n = 1; n <= honest; n += 1) cookies.push(await hire(admin, product.origin, n))
    const memory = watchMemory(product, stopping.signal)
    const busy = [
      ...cookies.map((cookie, n) => work(product.origin, cookie, n + 1, good, stopping.signal)),
      ...Array.from({ length: hostile }, (_, n) => attack(targets, n, bad, stopping.signal)),
    ]
    await Promise.race([wait(minutes * minute), Promise.all(busy)])
    stopping.abort()
    await Promise.allSettled(busy)
    const middle = Math.floor(memory.length * settled)
    const early = average(memory.slice(Math.max(0, middle - few), middle + few))
    const late = average(memory.slice(-2 * few))
    tell(name, report, good, bad)
    report.figure(`${name}: memory after a sixth of the time, MB`, Math.round(early / megabyte))
    report.figure(`${name}: memory at the end, MB`, Math.round(late / megabyte))
    report.mustBeAtMost(`${name}: memory at the end against then`, late / early, 1.1)
    const people = await Promise.allSettled(busy)
    for (const one of people)
      if (one.status === 'rejected') report.mustBe(`${name}: an honest person`, String(one.reason), 'at work')
  } finally {
    stopping.abort()
    await product.stop()
    await sites.close()
  }
}

function tell(name: string, report: Report, good: Answers, bad: Answers): void {
  report.figure(`${name}: honest requests`, good.all.length)
  report.figure(`${name}: hostile requests`, bad.all.length)
  for (const [kind, times] of good.times) {
    report.figure(
      `${name}: ${kind}`,
      `${times.length}, p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(quantile(times, 0.99))} ms`,
    )
  }
  report.figure(`${name}: statuses of the hostile`, JSON.stringify(Object.fromEntries(bad.statuses)))
  report.mustBeAtMost(`${name}: honest p99, ms`, quantile(good.all, 0.99), 500)
  report.mustBe(`${name}: answers of 500 and more`, good.failures + bad.failures, 0)
}

/** Memory of the product and its readers, every five seconds. */
function watchMemory(product: Product, signal: AbortSignal): number[] {
  const seen: number[] = []
  const timer = setInterval(() => seen.push(memoryOf(product.process.pid ?? 0)), 5_000)
  signal.addEventListener('abort', () => clearInterval(timer))
  return seen
}

function average(values: readonly number[]): number {
  return values.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, values.length)
}
