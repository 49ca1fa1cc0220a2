import { Duplex } from 'node:stream'
import type { EmbeddedServer } from './embedded-server.ts'

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

  constructor(server: EmbeddedServer) {
    super({ allowHalfOpen: false })
    this.#server = server
  }

  /** Called by the driver; a database that was ended is started again first. */
  connect(): this {
    const ready = this.#server.running ? Promise.resolve() : this.#server.start()
    ready.then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    )
    return this
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
    this.#gather([chunk], done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#gather(
      chunks.map(({ chunk }) => chunk),
      done,
    )
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null)
    done()
  }

  #gather(chunks: readonly Buffer[], done: (error?: Error | null) => void): void {
    this.#gathered.push(...chunks)
    const last = chunks.at(-1)
    const asks = !this.#greeted || last?.[0] === sync || last?.[0] === query
    if (last?.[0] === terminate || !asks) {
      done()
      return
    }
    this.#greeted = true
    // A copy of exactly these bytes: the driver's buffers are slices of a shared pool.
    const batch = new Uint8Array(Buffer.concat(this.#gathered))
    this.#gathered = []
    this.#server.run(batch).then(
      (answer) => {
        this.push(answer)
        if (!this.#server.running) this.push(null)
        done()
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
  }
}
