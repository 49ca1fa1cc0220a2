import { Duplex } from 'node:stream'
import type { EmbeddedServer, EmbeddedSession } from './embedded-server.ts'

const sync = 'S'.charCodeAt(0)
const query = 'Q'.charCodeAt(0)
const terminate = 'X'.charCodeAt(0)

/**
 * The embedded database as the pg driver sees it: a socket that speaks PostgreSQL's protocol.
 * Messages are gathered until one asks for an answer and then cross to the worker together.
 */
export class EmbeddedSocket extends Duplex {
  readonly #server: EmbeddedServer
  #gathered: Uint8Array[] = []
  #greeted = false
  /** Undefined until it is connected. */
  #session: EmbeddedSession | undefined

  constructor(server: EmbeddedServer) {
    super({ allowHalfOpen: false })
    this.#server = server
  }

  /** Called by the driver; a database that was ended is started again first. */
  connect(): this {
    void this.#open()
    return this
  }

  async #open(): Promise<void> {
    try {
      this.#session = await this.#server.open()
      // The driver listens for it once it has called connect().
      process.nextTick(() => this.emit('connect'))
    } catch (error) {
      this.destroy(asError(error))
    }
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    void this.#forward([chunk], done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    const messages = chunks.map(({ chunk }) => chunk)
    void this.#forward(messages, done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null)
    done()
  }

  async #forward(messages: readonly Buffer[], done: (error?: Error | null) => void): Promise<void> {
    let failure: Error | null = null
    try {
      await this.#gather(messages)
    } catch (error) {
      failure = asError(error)
    }
    done(failure)
  }

  async #gather(messages: readonly Buffer[]): Promise<void> {
    this.#gathered.push(...messages)
    const last = messages.at(-1)?.[0]
    const asks = !this.#greeted || last === sync || last === query
    if (!asks || last === terminate) return
    this.#greeted = true
    // A copy of exactly these bytes: the driver's buffers are slices of a shared pool.
    const batch = new Uint8Array(Buffer.concat(this.#gathered))
    this.#gathered = []
    if (this.#session === undefined) throw new Error('The driver sent a message before it was connected.')
    const answer = await this.#server.run(batch, this.#session, () => !this.destroyed)
    if (this.destroyed) return
    this.push(answer)
    if (!this.#server.isHeld(this.#session)) this.push(null)
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
