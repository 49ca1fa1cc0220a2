/**
 * How answers slow down as prospects grow from a thousand to a million: the product once a size, each on a database of its own
 * on one PostgreSQL server, asked in turns so that what else the machine does falls on all of them.
 */
import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { Client } from 'pg'
import { Pool } from 'undici'
import { startPostgres } from '../scripts/postgres.mjs'
import { connectTo } from '../src/server/db/connect.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { certifications, newProspect, pmi } from '../test/seeds.ts'
import { type Server, startServer } from './server-process.ts'

type Print = (line: string) => void

const sizes = [1_000, 10_000, 100_000, 1_000_000]
/** Prospects of a usual user, of the one user who has many, and of the one who has very many. */
const usual = 50
const many = 1_000
const veryMany = 10_000
/** 600 characters, of which a row of the list carries the first 200. */
const notes = 'Called on Monday; asks for fees of renewal first. '.repeat(12)
/** Rounds that do not count: the processes compile what they run often. */
const warmUp = 3
const rounds = 5
const requestsARound = 40
const atOnce = 4

/** A size under measure. */
interface Measured {
  size: number
  server: Server
  pool: Pool
}

type Ask = (size: number) => { path: string; method: 'GET' | 'POST'; cookie: string; body?: string }

const cookieOf = (user: string) => `credscout_session=token-of-${user}`
const anyOf = (count: number) => 1 + Math.floor(Math.random() * count)

const asks: Record<string, Ask> = {
  [`list of ${usual}`]: () => ({ path: '/api/searches', method: 'GET', cookie: cookieOf('usual') }),
  [`list of ${many}`]: () => ({ path: '/api/searches', method: 'GET', cookie: cookieOf('many') }),
  [`first rows of ${veryMany}`]: () => ({
    path: '/api/searches?withVersionCounts=true&brief=true&limit=60',
    method: 'GET',
    cookie: cookieOf('very-many'),
  }),
  [`rows of ${veryMany}`]: () => ({
    path: '/api/searches?withVersionCounts=true&brief=true',
    method: 'GET',
    cookie: cookieOf('very-many'),
  }),
  detail: () => ({ path: `/api/searches/${anyOf(usual)}`, method: 'GET', cookie: cookieOf('usual') }),
  versions: () => ({ path: `/api/searches/${anyOf(usual)}/versions`, method: 'GET', cookie: cookieOf('usual') }),
  share: (size) => ({ path: `/api/share/share-number-${anyOf(size)}`, method: 'GET', cookie: '' }),
  save: () => ({ path: '/api/searches', method: 'POST', cookie: cookieOf('writer'), body: JSON.stringify(newProspect) }),
}

/** Fills a database for each size and measures the 95th percentile of each answer at each. */
export async function benchProspects(print: Print): Promise<void> {
  const postgres = await startPostgres()
  const measured: Measured[] = []
  try {
    for (const size of sizes) {
      const started = performance.now()
      const url = await fill(postgres.url, size)
      const server = await startServer('src/server/main.ts', [], { DATABASE_URL: url, PORT: '0', ADMIN_PASSWORD: 'not used' })
      measured.push({ size, server, pool: new Pool(`http://127.0.0.1:${server.port}`, { connections: atOnce, pipelining: 1 }) })
      print(`${size} prospects filled in ${Math.round((performance.now() - started) / 1_000)} s`)
    }
    for (const [name, ask] of Object.entries(asks)) {
      const times = new Map<number, number[]>(sizes.map((size) => [size, []]))
      for (let round = 0; round < warmUp + rounds; round += 1) {
        for (const one of measured) {
          const taken = await load(one, ask)
          if (round >= warmUp) times.get(one.size)?.push(...taken)
        }
      }
      const p95 = sizes.map((size) => percentile95(times.get(size) ?? []))
      const ratio = (p95.at(-1) ?? 0) / (p95[0] ?? 1)
      print(`${name.padEnd(12)} p95 ${p95.map((ms) => `${ms.toFixed(1)} ms`).join(', ')}; largest ${ratio.toFixed(2)} × smallest`)
    }
  } finally {
    for (const { server, pool } of measured) {
      await pool.close()
      await server.stop()
    }
    await postgres.stop()
  }
}

/** Milliseconds of each request of a round. */
async function load({ size, pool }: Measured, ask: Ask): Promise<number[]> {
  const times: number[] = []
  const worker = async (): Promise<void> => {
    while (times.length < requestsARound) {
      const { path, method, cookie, body } = ask(size)
      const started = performance.now()
      const answer = await pool.request({
        path,
        method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body }),
      })
      if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${await answer.body.text()}`)
      await answer.body.dump()
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return times
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0
}

/** Makes a database with so many prospects, of users with fifty each, each with a version and a link; and the users that ask. */
async function fill(server: string, size: number): Promise<string> {
  const maker = new Client({ connectionString: server })
  await maker.connect()
  await maker.query(`create database size_${size}`)
  await maker.end()
  const url = new URL(server)
  url.pathname = `/size_${size}`
  const { db, close } = await connectTo(url.href)
  await migrate(db)
  await close()
  const client = new Client({ connectionString: url.href })
  await client.connect()
  const body = [JSON.stringify(pmi), JSON.stringify(certifications), notes, JSON.stringify(['spring', 'health'])]
  await client.query(`insert into users select name, name, name, name || '@example.org', name || '@example.org', '', now()
    from (select unnest(array['usual', 'many', 'very-many', 'writer']) as name union all select 'user-' || n from generate_series(0, ${size / usual}) n) names`)
  for (const user of ['usual', 'many', 'very-many', 'writer']) {
    const hash = createHash('sha256').update(`token-of-${user}`).digest('hex')
    await client.query(
      `insert into sessions (token_hash, user_id, created_at, seen_at, expires_at) values ($1, $2, now(), now(), now() + interval '1 day')`,
      [hash, user],
    )
  }
  // The numbers 1 to 50 are the usual user's; those after the size, the ones' who have many and very many.
  await client.query(
    `insert into prospects (owner_id, organization, certifications, notes, tags, next_step, version, created_at, updated_at)
     select case when n <= ${usual} then 'usual' when n > ${size + many} then 'very-many' when n > ${size} then 'many' else 'user-' || n / ${usual} end, $1, $2, $3, $4, 'Call again', 1, moment, moment
     from generate_series(1, ${size + many + veryMany}) n, lateral (select now() - n * interval '1 second' as moment) m`,
    body,
  )
  await client.query(`insert into versions (prospect_id, number, author, via, organization, certifications, created_at)
    select id, 1, owner_id, 'editor', organization, certifications, created_at from prospects`)
  await client.query(
    `insert into share_links (id, prospect_id, created_at) select 'share-number-' || id, id, created_at from prospects`,
  )
  await client.query('vacuum analyze')
  await client.end()
  return url.href
}
