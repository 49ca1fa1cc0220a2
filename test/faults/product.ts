import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { calls } from '#contract/calls.ts'
import { compiledFiles, serverEnvironment, serverFlags } from '../../scripts/server-start.mjs'
import { Visitor } from '../visitor.ts'

const main = join(import.meta.dirname, '../../src/server/main.ts')
/** Password of the first account of every product that is started here. */
const password = 'fault test password'

/** The product as a process of its own. */
export interface Product {
  process: ChildProcess
  origin: string
  /** Milliseconds from start to ready. */
  startTime: number
  /** Ends it at once (SIGKILL). */
  kill: () => Promise<void>
  /** Asks it to stop (SIGTERM); gives its exit status. */
  stop: () => Promise<number | null>
}

/**
 * Starts the product with settings of its own and nothing else of this environment; done when it is ready.
 * @param asRun with the options of Node that `npm start` gives it
 */
export async function startProduct(settings: Record<string, string>, { asRun = false } = {}): Promise<Product> {
  const started = performance.now()
  const child = spawn(process.execPath, [...(asRun ? serverFlags : []), main], {
    env: {
      ...(asRun ? { ...serverEnvironment, NODE_ENV: 'production' } : compiledFiles),
      PATH: process.env['PATH'],
      PORT: '0',
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'silent',
      // No test reads sites of real bodies.
      LIVE_READING: 'ask',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const origin = await new Promise<string>((resolve, reject) => {
    void ended.then((status) => reject(new Error(`The server ended with status ${status}.`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /ready on (http:\S+)$/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    process: child,
    origin,
    startTime: performance.now() - started,
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

/** The first account, signed in; with the cookie of an earlier sign-in, which outlives the process, as who they were. */
export async function signIn({ origin }: Product, cookie = ''): Promise<Visitor> {
  const visitor = new Visitor((request) => fetch(request), origin, null, cookie)
  if (cookie !== '') return visitor
  await visitor.call(calls.login, { body: { username: 'admin', password } })
  return visitor
}
