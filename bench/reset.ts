import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '../src/server/accounts/password-hash.ts'
import { insertUser } from '../src/server/accounts/store.ts'
import { readConfig } from '../src/server/config.ts'
import { openContext } from '../src/server/context.ts'
import { startProduct } from '../test/faults/product.ts'

type Print = (line: string) => void

/** Pairs of one known and one unknown account, asked in turn; a limit an account lets each be asked once. */
const pairs = 200

/**
 * Whether time tells who has an account: a reset asked for known and for unknown addresses, and a sign-in with a wrong
 * password for known and for unknown names. The server is a process of its own on the embedded database.
 */
export async function benchReset(print: Print): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'credscout-reset-'))
  await makeAccounts(folder)
  const settings = { DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error', NODE_ENV: 'production' }
  const { origin, stop } = await startProduct(settings)
  try {
    for (const [what, path, body] of [
      ['reset', '/api/request-password-reset', (who: string) => ({ email: `${who}@example.org` })],
      ['sign-in', '/api/login', (who: string) => ({ username: who, password: 'a wrong password' })],
    ] as const) {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      for (let n = -5; n < pairs; n += 1) {
        // Neither is always the first of its pair. The first few are for the compiler.
        const order = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
        for (const kind of order) {
          const time = await timed(origin, path, body(`${kind}-${n < 0 ? 'warm' : ''}${Math.abs(n)}`), n)
          if (n >= 0) times[kind].push(time)
        }
      }
      const [known, unknown] = [median(times.known), median(times.unknown)]
      print(
        `${what.padEnd(8)} known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ratio ${(known / unknown).toFixed(3)} (medians of ${pairs} each, in turn)`,
      )
    }
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Hashing is dear on purpose; one hash serves all accounts. */
async function makeAccounts(folder: string): Promise<void> {
  const { context, close } = await openContext(readConfig({ DATA_DIR: folder }))
  const passwordHash = await hashPassword('the right password')
  for (let n = 0; n < pairs; n += 1) {
    await insertUser(context, context.db, { username: `known-${n}`, email: `known-${n}@example.org`, passwordHash })
  }
  for (let n = 1; n <= 5; n += 1) {
    await insertUser(context, context.db, { username: `known-warm${n}`, email: `known-warm${n}@example.org`, passwordHash })
  }
  await close()
}

/** Milliseconds to the end of an answer. Each pair comes from an address of its own, so that no limit is met. */
async function timed(origin: string, path: string, body: object, n: number): Promise<number> {
  const address = `203.0.${100 + Math.floor((n + 5) / 250)}.${1 + ((n + 5) % 250)}`
  const started = performance.now()
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  const time = performance.now() - started
  if (response.status !== 200 && response.status !== 401) throw new Error(`${path} answered ${response.status}`)
  return time
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
