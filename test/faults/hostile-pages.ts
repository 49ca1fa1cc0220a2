import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { hostileFiles } from '../hostile/pages/hostile-files.ts'
import { serveHostileSites } from './hostile-sites.ts'
import { memoryOf } from './process-memory.ts'
import { type Product, signIn, startProduct } from './product.ts'
import type { Report } from './report.ts'

/** Look-ups that run together, milliseconds between two requests of somebody else, and seconds in which a look-up must have ended. */
const together = 4
const askEvery = 50
const longest = 95
/** Milliseconds that nobody else may wait. */
const patience = 250
const seed = 11
const megabyte = 1_048_576

/** A server that does nothing, as a process of its own. */
async function startBare(): Promise<{ origin: string; stop: () => void }> {
  const program =
    "require('node:http').createServer((_, answer) => answer.end('ok')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })"
  const child = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port]: unknown[] = await once(child.stdout, 'data')
  return { origin: `http://127.0.0.1:${Number(String(port))}`, stop: () => child.kill() }
}

interface Watched {
  waits: number[]
  /** The same of a server that does nothing: what the machine itself makes people wait. */
  bare: number[]
  memory: number
}

/** Asks as another user does, one request after the other, and looks at the memory, until told to stop. */
function watch(
  product: Product,
  bare: string,
  cookie: string,
  onSlow: (milliseconds: number) => void = () => undefined,
): { stop: () => Promise<Watched> } {
  const watched: Watched = { waits: [], bare: [], memory: 0 }
  const over = new AbortController()
  const asking = (async () => {
    while (!over.signal.aborted) {
      const before = performance.now()
      await (await fetch(bare)).arrayBuffer()
      watched.bare.push(performance.now() - before)
      const began = performance.now()
      const answer = await fetch(`${product.origin}/api/user`, { headers: { cookie } })
      await answer.arrayBuffer()
      watched.waits.push(performance.now() - began)
      if (performance.now() - began > patience) onSlow(performance.now() - began)
      if (answer.status !== 200) throw new Error(`/api/user answered ${answer.status}`)
      watched.memory = Math.max(watched.memory, memoryOf(product.process.pid ?? 0) / megabyte)
      await wait(askEvery)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await asking
      return watched
    },
  }
}

interface Outcome {
  seconds: number
  /** What the person is told: why a page was left out, why the look-up failed, or how much was found. */
  said: string
}

async function lookUp(product: Product, number: number, website: string): Promise<Outcome> {
  const began = performance.now()
  const body = { organization: { name: `Board ${number}`, website }, readLive: true }
  const headers = { 'content-type': 'application/json', origin: product.origin, 'x-forwarded-for': `198.51.100.${number + 1}` }
  const response = await fetch(`${product.origin}${calls.queryCertifications.path}`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longest * 2_000),
  })
  let said = ''
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const skipped = /"type":"page-skipped".*"reason":"([\w-]+)"/.exec(line)?.[1]
      if (skipped !== undefined) said += `${skipped} `
      const failed = /"type":"failed".*"message":"([^"]+)"/.exec(line)?.[1]
      if (failed !== undefined) said += failed
      if (line.includes('"type":"finished"')) said += 'finished'
    }
  }
  return { seconds: (performance.now() - began) / 1_000, said: said || rest.slice(0, 200) }
}

/** Looks up a hundred bodies whose sites mean harm, a few at once, while somebody else goes on working. */
export async function hostilePages(report: Report, rounds: number): Promise<void> {
  const files = hostileFiles(Math.max(rounds, 1) * 2, seed)
  const folder = mkdtempSync(join(tmpdir(), 'credscout-hostile-'))
  const settings = { DATA_DIR: folder, ALLOW_PRIVATE_NETWORK: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' }
  // The second start is what an operator has: the first one makes the database.
  await (await startProduct(settings, { asRun: true })).stop()
  const product = await startProduct(settings, { asRun: true })
  const sites = await serveHostileSites(files.length, seed)
  const bare = await startBare()
  try {
    const visitor = await signIn(product)
    await wait(5_000)
    const idle = memoryOf(product.process.pid ?? 0) / megabyte
    report.figure('memory of the idle product, MB', Math.ceil(idle))
    const quiet = watch(product, bare.origin, visitor.cookie)
    await wait(5_000)
    report.times('somebody else waits, nothing hostile running', (await quiet.stop()).waits)

    const running = new Set<string>()
    const watched = watch(product, bare.origin, visitor.cookie, (milliseconds) =>
      report.figure('somebody else waited', `${Math.round(milliseconds)} ms beside ${[...running].join(', ')}`),
    )
    const outcomes: Outcome[] = []
    const open = [...files.entries()]
    const work = async () => {
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        const [number, file] = next
        running.add(file.name)
        outcomes.push(await lookUp(product, number, sites.website(number)))
        running.delete(file.name)
      }
    }
    await Promise.all(Array.from({ length: together }, work))
    const { waits, bare: bareWaits, memory } = await watched.stop()
    const slow = waits.filter((one) => one > patience).length
    report.figure('hostile look-ups', outcomes.length)
    report.figure('requests of somebody else', waits.length)
    report.times('somebody else waits', waits)
    report.times('the same for a server that does nothing, on this machine at this time', bareWaits)
    report.figure(`requests of a server that does nothing over ${patience} ms`, bareWaits.filter((one) => one > patience).length)
    report.mustBe(`requests of somebody else over ${patience} ms`, slow, 0)
    report.mustBeAtMost('memory of all processes, MB', memory, idle * 1.5 + 400)
    report.mustBeAtMost('the longest look-up, seconds', Math.max(...outcomes.map(({ seconds }) => seconds)), longest)
    report.mustBe('look-ups that ended without a word', outcomes.filter(({ said }) => said.trim() === '').length, 0)
    await wait(20_000)
    report.figure('memory twenty seconds later, MB', Math.ceil(memoryOf(product.process.pid ?? 0) / megabyte))
  } finally {
    await product.stop()
    bare.stop()
    await sites.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
