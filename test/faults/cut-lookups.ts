import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { linesOf } from '#domain/certifications/certification.ts'
import type { CallOutput } from '#contract/call.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { startModelServer } from '../model-servers/model-server.ts'
import { wires } from '../model-servers/wire.ts'
import { serveSite } from '../sites/serve.ts'
import { siteOfPages } from '../sites/sized-site.ts'
import type { Visitor } from '../visitor.ts'
import { signIn, startProduct } from './product.ts'
import type { Report } from './report.ts'

/** Seconds in which a look-up must have ended after everything is back. */
const longest = 120

interface Outcome {
  what: string
  status: string
  code: string
  seconds: number
  /** Certifications with a line, known before the cut and kept at the end; names alone are left out of a finished answer. */
  before: number
  kept: number
  /** Requests to the model before the cut, and after it. */
  asked?: [before: number, after: number]
}

type State = CallOutput<typeof calls.getLookup>

function detailed(certifications: State['certifications']): number {
  return certifications.filter((one) => linesOf(one).length > 0).length
}

const site = siteOfPages(24)
/** What every case uses: a folder of its own, and a site that answers slowly enough to be cut. */
async function withSite(
  work: (dataDir: string, served: Awaited<ReturnType<typeof serveSite>>) => Promise<Outcome>,
): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'credscout-lookup-kill-'))
  const served = await serveSite(site, { latency: 700 })
  try {
    return await work(dataDir, served)
  } finally {
    await served.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Begins a look-up and waits until some of what it finds is kept. */
async function beginLookup(visitor: Visitor, website: string): Promise<{ id: string; before: number }> {
  const body = { organization: { name: site.organization, website }, readLive: true }
  const events = visitor.events(calls.queryCertifications, { body })
  let id: string | undefined
  for await (const event of events) {
    if (event.type === 'started') id = event.lookupId
    if (event.type === 'failed') throw new Error(event.message)
    if (event.type === 'certification' && id !== undefined) break
  }
  for (;;) {
    const { certifications } = await visitor.call(calls.getLookup, { params: { id: id ?? '' } })
    if (id !== undefined && detailed(certifications) > 0) return { id, before: detailed(certifications) }
    await wait(100)
  }
}

/** Waits for the end; an answer that fails meanwhile is asked for again. */
async function ended(visitor: Visitor, id: string): Promise<{ state: State; seconds: number }> {
  const began = performance.now()
  for (;;) {
    const state = await visitor.call(calls.getLookup, { params: { id } }).catch(() => undefined)
    const seconds = (performance.now() - began) / 1_000
    if (state !== undefined && state.status !== 'running') return { state, seconds }
    if (seconds > longest) throw new Error(`Look-up ${id} did not end in ${longest} seconds.`)
    await wait(250)
  }
}

function outcome(what: string, before: number, { state, seconds }: { state: State; seconds: number }): Outcome {
  return { what, status: state.status, code: state.failure?.code ?? '', seconds, before, kept: detailed(state.certifications) }
}

const settings = { ALLOW_PRIVATE_NETWORK: 'on' }

async function processKilled(): Promise<Outcome> {
  return withSite(async (dataDir, { origin }) => {
    const server = await startProduct({ ...settings, DATA_DIR: dataDir })
    const { id, before } = await beginLookup(await signIn(server), origin)
    await server.kill()
    const again = await startProduct({ ...settings, DATA_DIR: dataDir })
    const end = await ended(await signIn(again), id)
    await again.kill()
    return outcome('process killed', before, end)
  })
}

async function processKilledWithModel(): Promise<Outcome> {
  const [wire] = wires.filter(({ provider }) => provider === 'openai-compatible')
  if (wire === undefined) throw new Error('There is no such provider.')
  // The model is asked and does not answer: what it costs is spent.
  const model = await startModelServer(wire, [{ kind: 'mute' }])
  const withModel = { ...settings, AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_API_KEY: 'k', AI_BASE_URL: model.baseUrl }
  try {
    return await withSite(async (dataDir, { origin }) => {
      const server = await startProduct({ ...withModel, DATA_DIR: dataDir })
      const { id, before } = await beginLookup(await signIn(server), origin)
      for (let tries = 0; model.requests.length === 0 && tries < 100; tries += 1) await wait(100)
      await server.kill()
      const asked = model.requests.length
      const again = await startProduct({ ...withModel, DATA_DIR: dataDir })
      const end = await ended(await signIn(again), id)
      await wait(2_000)
      await again.kill()
      return { ...outcome('process killed, with a model', before, end), asked: [asked, model.requests.length - asked] }
    })
  } finally {
    await model.close()
  }
}

async function networkCut(): Promise<Outcome> {
  return withSite(async (dataDir, served) => {
    const server = await startProduct({ ...settings, DATA_DIR: dataDir })
    const visitor = await signIn(server)
    const { id, before } = await beginLookup(visitor, served.origin)
    const cut = served.close()
    const end = await ended(visitor, id)
    await cut
    await server.kill()
    return outcome('network cut', before, end)
  })
}

async function databaseKilled(): Promise<Outcome> {
  const postgres = await startPostgres()
  try {
    return await withSite(async (_, { origin }) => {
      const server = await startProduct({ ...settings, DATABASE_URL: postgres.url })
      const visitor = await signIn(server)
      const { id, before } = await beginLookup(visitor, origin)
      await postgres.kill()
      await wait(6_000)
      await postgres.start()
      const end = await ended(visitor, id)
      await server.kill()
      return outcome('database killed for 6 seconds', before, end)
    })
  } finally {
    await postgres.stop()
  }
}

/**
 * Cuts what a look-up needs, in its middle. Whatever is cut – the process, the network, the database – it ends finished or clearly
 * failed within two minutes, what it had found is kept, and no model is asked a second time.
 */
export async function cutLookups(report: Report): Promise<void> {
  for (const cut of [processKilled, processKilledWithModel, networkCut, databaseKilled]) {
    const { what, status, code, seconds, before, kept, asked } = await cut()
    const isClear = status === 'finished' || (status === 'failed' && code !== '')
    report.figure(what, `${status}${code === '' ? '' : ` (${code})`}, ${before} certifications before, ${kept} kept`)
    report.mustBeAtMost(`${what}: seconds to its end`, seconds, longest)
    report.mustBe(`${what}: ends clearly`, isClear ? 1 : 0, 1)
    report.mustBe(`${what}: certifications lost`, Math.max(0, before - kept), 0)
    if (asked === undefined) continue
    report.mustBe(`${what}: model asked before`, asked[0] > 0 ? 1 : 0, 1)
    report.mustBe(`${what}: model asked again`, asked[1], 0)
  }
}
