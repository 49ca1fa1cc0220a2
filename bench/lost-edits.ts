import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Certification } from '#domain/certifications/certification.ts'
import { prospectSchema } from '#domain/prospects/prospect.ts'
import { versionSchema } from '#domain/prospects/versions.ts'
import * as z from 'zod/mini'
import { startPostgres } from '../scripts/postgres.mjs'
import { startServer } from './server-process.ts'

type Print = (line: string) => void

const writers = 12
const editsEach = 40
const password = 'bench-password'

/**
 * Twelve writers save forty edits each of one prospect over HTTP, all at once: with `baseVersion`, reading anew after every
 * refusal, no edit may be missing from the prospect; without it the last one wins, and none may be missing from the history.
 * On both databases.
 * @throws Error when one is
 */
export async function benchLostEdits(print: Print): Promise<void> {
  await measure('embedded database', {}, print)
  const postgres = await startPostgres()
  try {
    await measure('PostgreSQL', { DATABASE_URL: postgres.url }, print)
  } finally {
    await postgres.stop()
  }
}

async function measure(name: string, database: Record<string, string>, print: Print): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'credscout-bench-'))
  const environment = { ...database, DATA_DIR: folder, PORT: '0', ADMIN_PASSWORD: password, NODE_ENV: 'production' }
  const server = await startServer('src/server/main.ts', [], environment)
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const cookie = await signIn(origin)
    for (const kept of ['with', 'without'] as const) {
      const prospect = new Prospect(origin, cookie)
      await prospect.make()
      const start = performance.now()
      const refused = await Promise.all(Array.from({ length: writers }, (_, writer) => write(prospect, writer, kept === 'with')))
      const seconds = ((performance.now() - start) / 1_000).toFixed(1)
      const lost = kept === 'with' ? await missingNow(prospect) : await missingEver(prospect)
      const what = kept === 'with' ? 'with baseVersion, lost' : 'without it, not in the history'
      const retries = refused.reduce((sum, one) => sum + one, 0)
      print(`${name}: ${what}: ${lost} of ${writers * editsEach} (${retries} refused and repeated, ${seconds} s)`)
      if (lost > 0) throw new Error('Edits were lost.')
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns how often an edit was refused, because somebody else was quicker */
async function write(prospect: Prospect, writer: number, withBase: boolean): Promise<number> {
  let refused = 0
  for (let edit = 0; edit < editsEach; edit += 1) {
    for (;;) {
      const { certifications, version } = await prospect.read()
      const edited = certifications.map((one, index) =>
        index === writer ? { ...one, fees: [...one.fees, feeOf(writer, edit)] } : one,
      )
      const status = await prospect.write(edited, withBase ? version : undefined)
      if (status === 200) break
      if (status !== 409) throw new Error(`An edit was answered with ${status}.`)
      refused += 1
    }
  }
  return refused
}

function feeOf(writer: number, edit: number): string {
  return `Fee ${edit} of writer ${writer}`
}

function allFees(): string[] {
  return Array.from({ length: writers * editsEach }, (_, number) => feeOf(number % writers, Math.floor(number / writers)))
}

async function missingNow(prospect: Prospect): Promise<number> {
  const { certifications } = await prospect.read()
  const found = new Set(certifications.flatMap(({ fees }) => fees))
  return allFees().filter((fee) => !found.has(fee)).length
}

async function missingEver(prospect: Prospect): Promise<number> {
  const versions = await prospect.versions()
  const found = new Set(versions.flatMap(({ certifications }) => certifications.flatMap(({ fees }) => fees)))
  return allFees().filter((fee) => !found.has(fee)).length
}

/** One prospect with a certification for every writer, over HTTP. */
class Prospect {
  readonly #origin: string
  readonly #cookie: string
  #id = 0

  constructor(origin: string, cookie: string) {
    this.#origin = origin
    this.#cookie = cookie
  }

  async make(): Promise<void> {
    const certifications = Array.from({ length: writers }, (_, writer) => ({
      name: `Certification ${writer}`,
      summary: '',
      requirements: [],
      validityPeriod: '',
      renewalRequirements: [],
      fees: [],
    }))
    const saved = await this.#send('/api/searches', 'POST', { organization, certifications })
    this.#id = z.parse(prospectSchema, await saved.json()).id
  }

  async read(): Promise<z.infer<typeof prospectSchema>> {
    return z.parse(prospectSchema, await (await this.#send(`/api/searches/${this.#id}`, 'GET')).json())
  }

  async write(certifications: readonly Certification[], baseVersion: number | undefined): Promise<number> {
    const answer = await this.#send(`/api/searches/${this.#id}`, 'PUT', { organization, certifications, baseVersion })
    await answer.arrayBuffer()
    return answer.status
  }

  async versions(): Promise<z.infer<typeof versionSchema>[]> {
    const answer = await this.#send(`/api/searches/${this.#id}/versions`, 'GET')
    return z.parse(z.array(versionSchema), await answer.json())
  }

  #send(path: string, method: string, body?: unknown): Promise<Response> {
    return fetch(this.#origin + path, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
}

const organization = { name: 'Example Board', description: '' }

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}
