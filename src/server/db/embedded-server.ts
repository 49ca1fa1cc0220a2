import { Worker } from 'node:worker_threads'
import { hasRoom } from './data-directory.ts'
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedStart } from './embedded-worker.ts'

/** A statement ran longer than it may, the database stopped, or it has no room; the code is PostgreSQL's own for the case. */
type Code = '57014' | '57P01' | '53100'

export class EmbeddedError extends Error {
  readonly code: Code

  constructor(code: Code, message: string) {
    super(message)
    this.name = 'EmbeddedError'
    this.code = code
  }
}

/** The worker that a connection was let to. */
export type EmbeddedSession = Worker

/**
 * The embedded database in its worker thread: one connection, one request at a time.
 * A statement over the limit cannot be interrupted inside, so its whole worker is ended; the next connection starts
 * a new one, which recovers from the write-ahead log as after a crash.
 */
export class EmbeddedServer {
  readonly #start: EmbeddedStart
  readonly #statementTimeout: number
  #worker: Worker | undefined
  /** Ends when the worker that is being started is ready; undefined while none is. */
  #starting: Promise<void> | undefined
  /** Ends, never with an error, when the request before has been answered. */
  #turn: Promise<unknown> = Promise.resolve()
  #pending: { settle: (answer: EmbeddedAnswer) => void; fail: (error: Error) => void } | undefined

  /** @param statementTimeout milliseconds */
  constructor(start: EmbeddedStart, statementTimeout: number) {
    this.#start = start
    this.#statementTimeout = statementTimeout
  }

  /** Whether the worker that somebody was let to is there; false after a statement that was ended, or a crash. */
  isHeld(session: EmbeddedSession): boolean {
    return this.#worker === session
  }

  /**
   * Lets a connection in, once the database is ready: one that was ended is started again, by the first who comes, and whoever comes
   * meanwhile waits for it.
   */
  async open(): Promise<EmbeddedSession> {
    if (this.#worker === undefined) await this.start()
    else await this.#starting
    if (this.#worker === undefined) throw this.#stopped('the database stopped')
    return this.#worker
  }

  async start(load: EmbeddedStart['load'] = null): Promise<void> {
    const starting = this.#begin(load)
    this.#starting = starting
    try {
      await starting
    } finally {
      if (this.#starting === starting) this.#starting = undefined
    }
  }

  async #begin(load: EmbeddedStart['load']): Promise<void> {
    const workerData: EmbeddedStart = { directory: this.#start.directory, load: load ?? this.#start.load }
    // It needs no settings; and with the environment of `node --watch` it would report its files as if they were answers.
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData,
      name: 'database',
      execArgv: [],
      env: {},
      // Its rows pass through; the database itself lies outside of this heap.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    this.#worker = worker
    worker.on('message', (answer: EmbeddedAnswer) => this.#settle(answer))
    worker.on('error', (error) => this.#lost(worker, error.message))
    worker.on('exit', () => this.#lost(worker, 'the database stopped'))
    const answer = await new Promise<EmbeddedAnswer>((settle, fail) => {
      this.#pending = { settle, fail }
    })
    if ('failed' in answer) {
      await this.#end(worker)
      throw this.#stopped(answer.failed)
    }
    // An idle database keeps no process alive; a statement does, by its timer.
    worker.unref()
  }

  /**
   * Runs a batch of protocol messages that ends in a Sync or Query, after what was asked before it.
   * @param session what `open` gave: a connection to a database that was ended since says nothing to the one after it
   * @param isWanted asked when its turn has come: a connection that was closed while it waited runs nothing any more
   * @throws EmbeddedError when it took too long or the database stopped
   */
  async run(batch: Uint8Array, session: EmbeddedSession, isWanted: () => boolean = () => true): Promise<Uint8Array> {
    const answer = await this.#ask(batch, this.#statementTimeout, () => this.isHeld(session) && isWanted())
    const bytes = 'bytes' in answer ? answer.bytes : new Uint8Array(0)
    // A fatal error, such as a full disk under the write-ahead log, is the last thing a database says.
    if (!endsReady(bytes)) await this.#end(session)
    return bytes
  }

  /** All files of the cluster as one tar. */
  async dump(): Promise<Uint8Array> {
    const answer = await this.#ask('dump', 60_000)
    if (!('bytes' in answer)) throw new Error('The database gave no files.')
    return answer.bytes
  }

  /** Writes everything down and ends the worker. */
  async close(): Promise<void> {
    const worker = this.#worker
    if (worker === undefined) return
    try {
      await this.#ask('close', 30_000)
    } finally {
      await this.#end(worker)
    }
  }

  /** Asks in turn: a connection that was given up leaves a request behind, which the next one waits for. */
  #ask(request: EmbeddedRequest, timeout: number, isWanted: () => boolean = () => true): Promise<EmbeddedAnswer> {
    const asked = this.#turn.then(() => this.#askNow(request, timeout, isWanted))
    this.#turn = asked.catch(() => undefined)
    return asked
  }

  async #askNow(request: EmbeddedRequest, timeout: number, isWanted: () => boolean): Promise<EmbeddedAnswer> {
    const worker = this.#worker
    if (worker === undefined || !isWanted()) throw this.#stopped('the database stopped')
    let timer: NodeJS.Timeout | undefined
    try {
      const answer = await new Promise<EmbeddedAnswer>((settle, fail) => {
        this.#pending = { settle, fail }
        timer = setTimeout(() => {
          fail(new EmbeddedError('57014', 'canceling statement due to statement timeout'))
          void this.#end(worker)
        }, timeout)
        worker.postMessage(request, [])
      })
      if ('failed' in answer) {
        await this.#end(worker)
        throw this.#stopped(answer.failed)
      }
      return answer
    } finally {
      clearTimeout(timer)
    }
  }

  /** Why it stopped: it ends when its write-ahead log cannot grow, and cannot be started again before there is room. */
  #stopped(reason: string): EmbeddedError {
    const { directory } = this.#start
    return new EmbeddedError(directory === null || hasRoom(directory) ? '57P01' : '53100', reason)
  }

  #settle(answer: EmbeddedAnswer): void {
    const pending = this.#pending
    this.#pending = undefined
    pending?.settle(answer)
  }

  #lost(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    const pending = this.#pending
    this.#pending = undefined
    pending?.fail(this.#stopped(reason))
  }

  async #end(worker: Worker): Promise<void> {
    this.#lost(worker, 'the database stopped')
    await worker.terminate()
  }
}

/** Whether an answer ends in ReadyForQuery: 'Z', a length of five, the state of the transaction. */
function endsReady(bytes: Uint8Array): boolean {
  return bytes.at(-6) === 'Z'.charCodeAt(0) && bytes.at(-2) === 5
}
